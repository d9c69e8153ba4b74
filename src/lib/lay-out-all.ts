/**
 * Lays out the sheets of the document that are still left out (styles/sheet.css), and all that follow: from now on their
 * heights are final. src/boot.ts does the same in small steps once the page is painted.
 */
export const layOutAll = (): void => document.documentElement.setAttribute('data-laid', '');
