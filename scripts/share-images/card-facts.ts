import { type HTMLElement, parse } from 'node-html-parser';
import { digest } from '../build/disk-cache.ts';
import { parseHtml, visibleText as visibleTextOf } from '../checks/built-pages.ts';

/** A figure of a page: `300` `%` `average increase in traffic`. */
export interface CardFigure {
  value: string;
  /** Set smaller behind the value, with its space where it has one. */
  unit: string;
  label: string;
}

/** What a page's share image says and shows; everything is read from the built page. */
export interface CardFacts {
  /** The line above the headline, where it is part of the heading. */
  kicker: string;
  headline: string;
  /** The second half of a headline, where the page sets it in italics. */
  answer: string;
  /** The sentence after the headline, on a page that has neither figures nor a map. */
  lede: string;
  /** Those of the page's opening, three at most. */
  figures: CardFigure[];
  /** Markup of the map in the page's opening, if it has one. */
  map: string | undefined;
}

/** The number of a statistic, in the page's market facts or its record strip; its label follows it. */
const figureNumbers = '.mk__n, .rec__n';
/** The hero and the band below it. Figures further down belong to a sample or a plan, and would stand without it. */
const openingSections = 2;

const maps = 'svg.map, svg.usmap';

/** Reads a page's card from its built HTML. @throws If it has no `<main>`. */
export function cardFacts(html: string): CardFacts {
  const main = parse(opening(html), { comment: false });
  const heading = main.querySelector('h1')?.clone() as HTMLElement;
  const [kicker, answer] = ['.kick', 'i'].map((selector) => {
    const part = heading.querySelector(selector);
    part?.remove();
    return part ? visibleText(part) : '';
  }) as [string, string];
  const figures = main.querySelectorAll(figureNumbers).slice(0, 3).map(figureOf);
  const map = main.querySelector(maps)?.outerHTML;
  const lede = figures.length > 0 || map ? '' : textOf(main.querySelector('.lede'));
  return { kicker, headline: visibleText(heading), answer, lede, figures, map };
}

/** The start of a page's `<main>`: to parse all of it would take four times as long. */
function opening(html: string): string {
  const main = html.match(/<main\b.*?<\/main>/s)?.[0];
  if (main === undefined) throw new Error('has no <main>: its layout must render one (src/layout).');
  return main.split('</section>', openingSections).join('</section>');
}

/** A digest of a card: the same facts are drawn the same. */
export const cardKey = (card: CardFacts): string => digest(JSON.stringify(card));

const visibleText = (element: HTMLElement): string => visibleTextOf(parseHtml(element.outerHTML));

const textOf = (element: HTMLElement | null): string => (element ? visibleText(element) : '');

function figureOf(number: HTMLElement): CardFigure {
  const value = number.clone() as HTMLElement;
  const small = value.querySelector('small');
  small?.remove();
  const label = number.nextElementSibling;
  return { value: visibleText(value), unit: small?.textContent ?? '', label: textOf(label) };
}
