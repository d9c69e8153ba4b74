/**
 * The inline script of every page, which fetches boot.ts. As a file it would delay the page's load event, and with it the
 * first layout, until it arrived. It is the same on every page, and nothing of a build stands in it, so that the
 * Content-Security-Policy, which names its hash, need not change with every release.
 */
export const inlineScript = [
  // A visitor who comes to a part of the page, or back to a place below its top, needs all heights (styles/sheet.css)
  // before the browser scrolls there.
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laid="";',
  'import(document.querySelector("[data-boot]").dataset.boot)',
].join('');
