/** The one note on figures that a page has. Its first figure refers to it: `[^figures]`. */
export const figuresNote = 'Our own counts and estimates. Results vary with your market.';
