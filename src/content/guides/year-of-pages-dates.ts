import type { Block, TextPage } from './types.ts';

/** A day of a month, which may be in the year before: month -1 is December. */
const date = (month: number, day: number) =>
  new Date(Date.UTC(2026, month, day)).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** By when a month's pages are due, so that people can find them in that month. @param month 0 is January. */
const dueDates = (month: number): Block => ({
  kind: 'text',
  text: `**Draft by** ${date(month - 3, 1)} · **Checked by the attorney by** ${date(month - 3, 15)} · **Online by** ${date(month - 2, 1)}`,
});

/** Puts the due dates above the topics of each month. @param firstMonth 0 is January. */
export const withDueDates = (firstMonth: number, pages: readonly TextPage[]): TextPage[] =>
  pages.map((page, index) =>
    page.blocks.some(({ kind }) => kind === 'topics')
      ? { ...page, blocks: [dueDates(firstMonth + Math.floor(index / 2)), ...page.blocks] }
      : page,
  );
