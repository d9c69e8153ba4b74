/** An inline script that keeps a closed announcement closed. It runs before the first paint, or the page would move. */
export const closingScript = (announcement: string): string =>
  `try { if (localStorage.announcement === ${JSON.stringify(announcement)}) document.documentElement.dataset.announcement = 'closed'; } catch {}`;

/**
 * Tells the styles, before the first paint, that scripts run. Where an extension blocks them, the variant `noscript` applies,
 * as it does with JavaScript off (styles/navigation.css).
 */
export const markScript = "document.documentElement.dataset.scripts = '';";

/**
 * The inline script of every page. It loads the app once the page is painted and the browser idle: in the head, the app
 * would run before the first paint, which costs more than a second on a phone. If the app fails, or doesn’t hydrate the page
 * in five seconds, the page is as it is without scripts, until it is hydrated after all. Whoever is using a field by then
 * keeps it.
 * @param app The address of the app's file, which the build knows.
 */
export const startScript = (
  app: string,
): string => `const giveUp = () => delete document.documentElement.dataset.scripts;
const start = () => import(${JSON.stringify(app)}).catch((error) => {
  giveUp();
  throw error;
});
const whenIdle = () =>
  window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50);
const whenPainted = () => {
  setTimeout(() => document.activeElement === document.body && giveUp(), 5000);
  requestAnimationFrame(() => setTimeout(whenIdle));
};
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted);
`;
