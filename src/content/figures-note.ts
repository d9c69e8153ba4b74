/** The note that a page’s first figure refers to: `[^figures]`. */
export const figuresNote = 'Our own counts and estimates. Results vary with your market.';
