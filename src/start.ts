/** An inline script that keeps a closed announcement closed. It runs before the first paint, or the page would move. */
export const closingScript = (announcement: string): string =>
  `try { if (localStorage.announcement === ${JSON.stringify(announcement)}) document.documentElement.dataset.announcement = 'closed'; } catch {}`;

/**
 * The inline script of every page. It loads the app once the page is painted and the browser idle: in the head, the app
 * would run before the first paint, which costs more than a second on a phone.
 * @param app The address of the app's file, which the build knows.
 */
export const startScript = (app: string): string => `const start = () => import(${JSON.stringify(app)});
const whenIdle = () =>
  window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50);
const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted);
`;
