/**
 * The inline script of every page. It fetches the app once the page is painted and the browser idle: in the head, the app
 * would run before the first paint, which on a phone costs more than a second.
 * @param app The address of the app's script.
 */
export const startScript = (app: string): string => `
const start = () => import(${JSON.stringify(app)});
const whenIdle = () => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50);
const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
if (document.readyState === 'complete') whenPainted(); else addEventListener('load', whenPainted);
`;
