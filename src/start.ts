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
