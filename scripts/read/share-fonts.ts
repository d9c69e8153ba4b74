/** The letters in the site's fonts. */
export const characters = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}‘’“”–—…·•×÷±§¶©®°™½¼é\u00a0\u2011`;

/**
 * The fonts of the share images and the printed guides, one file for each weight, because satori doesn't read
 * variable fonts, and Chromium would print them as drawings.
 */
export const shareFonts = [
  { name: 'Site Serif', style: 'normal', weight: 400, file: 'serif-400.ttf' },
  { name: 'Site Serif', style: 'normal', weight: 500, file: 'serif-500.ttf' },
  { name: 'Site Serif', style: 'normal', weight: 600, file: 'serif-600.ttf' },
  { name: 'Site Sans', style: 'normal', weight: 400, file: 'sans-400.ttf' },
  { name: 'Site Sans', style: 'italic', weight: 400, file: 'sans-italic.ttf' },
  { name: 'Site Sans', style: 'normal', weight: 600, file: 'sans-600.ttf' },
] as const;
