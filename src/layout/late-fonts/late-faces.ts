/** The name under which a face that came late stands in the font stacks of styles/fonts.css. */
const lateName = (family: string) => `${family} Late`;

/** What the rules say of the faces that come as files; the others are on the visitor's machine. */
const fileFaces = (): CSSStyleDeclaration[] =>
  [...document.styleSheets]
    // Another site's sheet, which an extension may add, must not be read; nor, in Firefox, one that is still loading, as
    // the next page's may be (layout/style-sheet.tsx).
    .filter(({ href, media }) => !href || (new URL(href).origin === location.origin && media.mediaText !== 'not all'))
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map((rule) => rule.style)
    .filter((face) => face.getPropertyValue('src').includes('url('));

/** Whether this page requested a face's file. A face that it did not request is not needed. */
function isFetched(src: string): boolean {
  const [, address = ''] = /url\(["']?(.+?)["']?\)/.exec(src) ?? [];
  return performance.getEntriesByName(new URL(address, document.baseURI).href).length > 0;
}

/**
 * Whether text is rendered in a face. One that came too late reports that it is loaded like any other; only widths tell.
 */
function isInUse(family: string, style: string): boolean {
  const pen = document.createElement('canvas').getContext('2d');
  const [width, otherWidth] = [`"${family}", monospace`, 'monospace'].map((families) => {
    if (!pen) return 0;
    pen.font = `${style} 40px ${families}`;
    return pen.measureText('million').width;
  });
  return width !== otherWidth;
}

/**
 * The faces that this page asked for and that came after its first paint. The browser will not use them on this page
 * (`font-display: optional`), so these are copies under another name; the files are in its cache.
 */
export async function lateFaces(): Promise<FontFace[]> {
  const copies = fileFaces().flatMap((face) => {
    const of = (property: string) => face.getPropertyValue(property);
    const family = of('font-family').replace(/["']/g, '');
    const [src, style, weight] = [of('src'), of('font-style') || 'normal', of('font-weight') || 'normal'];
    return isFetched(src) && !isInUse(family, style) ? new FontFace(lateName(family), src, { style, weight }) : [];
  });
  const loaded = await Promise.allSettled(copies.map((copy) => copy.load()));
  // If a face cannot be loaded, the page keeps its fallbacks.
  return loaded.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}
