// The inline script of every page: it loads the app once the page is painted and the browser idle. In the head, the app
// would run before the first paint, which costs more than a second on a phone. The build leaves out these lines and
// writes the built file's address in place of main.tsx (scripts/build/pages.ts).
const start = () => import('./main.tsx');
const whenIdle = () =>
  window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50);
const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted);
