/**
 * What stands in every page itself and fetches boot.ts. A file in its place would hold up the page's load event, and with it
 * the first layout, until it has come. It is the same on every page and in every release, so that the
 * Content-Security-Policy, which names its hash, need not change with it.
 */
export const inlineScript = [
  // Whoever comes to a part of the page, or back to a place below its top, needs all heights (styles/sheet.css) before the
  // browser goes there.
  'if(location.hash||performance.getEntriesByType("navigation")[0]?.type!=="navigate")document.documentElement.dataset.laid="";',
  'import(document.querySelector("[data-boot]").dataset.boot)',
].join('');
