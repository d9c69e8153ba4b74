const base = 'grid gap-10 lg:items-center lg:gap-12 xl:gap-16';

/** Text and what belongs to it: two columns from 64rem, the shorter one at half height; one below the other elsewhere. */
export const columns = {
  /** Gives a figure or a card a little more room than the text. */
  figure: `${base} lg:grid-cols-[5fr_6fr]`,
  /** Gives the text more room. */
  text: `${base} lg:grid-cols-[7fr_5fr]`,
};
