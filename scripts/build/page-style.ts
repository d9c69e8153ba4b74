/** Where a page's styles will stand, once it is known what all pages of its kind need. */
export const styleMark = '<style></style>';

/**
 * A page's inline styles. They name the file of the whole sheet, which the browser gets once the visitor is about to go to
 * another page (src/layout/style-sheet.tsx).
 */
export const pageStyle = (css: string, wholeSheet: string): string =>
  `<style data-whole="${wholeSheet}">${css}</style>`;

/** A finished page without its inline styles. */
export const withoutPageStyle = (html: string): string => html.replace(/<style data-whole="[^"]*">.*?<\/style>/s, '');
