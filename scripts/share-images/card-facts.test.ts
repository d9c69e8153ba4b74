import { describe, expect, it } from 'vitest';
import { builtPage } from '../checks/page-fixture.ts';
import { cardFacts, cardKey } from './card-facts.ts';

const facts = (main: string) => cardFacts(builtPage('/about', main).html);
const figure = (value: string, label: string) => `<div><p class="mk__n">${value}</p><p>${label}</p></div>`;

describe('cardFacts', () => {
  it('takes the headline apart', () => {
    expect(
      facts(
        '<h1><span class="kick">For firms</span> Every divorce. <i>Be found.</i></h1><p class="lede">We do SEO.</p>',
      ),
    ).toEqual({
      kicker: 'For firms',
      headline: 'Every divorce.',
      answer: 'Be found.',
      lede: 'We do SEO.',
      figures: [],
      map: undefined,
    });
  });

  it('quotes figures of the opening, without their notes, and none from further down', () => {
    const { figures, lede } = facts(
      `<section><h1>x</h1><p class="lede">y</p></section>
       <section>${figure('300<small>%</small>', 'more traffic<sup><a href="#note-1">1</a></sup>')}</section>
       <section>${figure('2x', 'of a sample')}</section>`,
    );
    expect(figures).toEqual([{ value: '300', unit: '%', label: 'more traffic' }]);
    expect(lede).toBe('');
  });

  it('reads nothing beside the main part, and refuses a page without one', () => {
    expect(cardFacts('<main><h1>x</h1></main><footer><section><p class="lede">y</p></section></footer>').lede).toBe('');
    expect(() => cardFacts('<h1>x</h1>')).toThrow('has no <main>');
  });
});

describe('cardKey', () => {
  const one = facts('<h1>One</h1>');

  it('stays for the same words, however the page around them changes', () => {
    expect(cardKey(facts('<h1>One</h1><section>New</section>'))).toBe(cardKey(one));
  });

  it('changes with the words and the map', () => {
    const keys = [one, facts('<h1>Two</h1>'), facts('<h1>One</h1><svg class="map"></svg>')].map(cardKey);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
