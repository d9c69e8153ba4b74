/** The logo as SVG paths, for the site and for the scripts that draw it. */
export const logo = {
  viewBox: '5.9 0 24 30',
  /** Stroked, in the color of the margin. */
  margin: 'M6.5 1v28M9.5 1v28',
  /** Filled, in the accent color. */
  firstLine: 'M13 4h16v7H13z',
  /** Filled, in the color of the text. */
  lines: 'M13 15h13v3H13zM13 22h9v3h-9z',
};

/** The same on a grid of 32, all filled, on even units, so that an icon of 16 pixels stays sharp. */
export const iconLogo = {
  margin: 'M4 2h2v28H4zM8 2h2v28H8z',
  firstLine: 'M12 4h16v8H12z',
  lines: 'M12 16h14v4H12zM12 24h10v4H12z',
};
