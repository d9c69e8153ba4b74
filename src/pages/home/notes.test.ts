import { expect, it } from 'vitest';
import { loadState, stateIds } from '../../content/states/registry.ts';
import { notes } from './notes.ts';

const states = (await Promise.all(stateIds.map(loadState))).map(({ content }) => content);

it('names the quickest and the slowest of the state case studies', () => {
  const cases = states
    .flatMap((content) => {
      const days = content.kind === 'hand-written' ? content.figures.caseStudyDays : undefined;
      return days ? [{ days, state: content.state }] : [];
    })
    .sort((a, b) => a.days - b.days);
  const [quickest, slowest] = [cases[0], cases.at(-1)].map((each) => `${each?.days} days (${each?.state})`);
  expect(notes.days).toContain(`${quickest} to ${slowest}`);
});
