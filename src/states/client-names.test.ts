import { expect, it } from 'vitest';
import { testimonials } from '../content/client-testimonials.ts';
import { team } from '../content/team.ts';
import { anyClient } from './any-client.ts';
import { loadState, stateIds } from './load.ts';

const states = (await Promise.all(stateIds.map(loadState))).map(({ page }) => page);

/** Clients who are on a state page and on the home page. */
const quoted = states.flatMap(({ state, client }) => {
  const story = testimonials.find(({ name }) => name === client.person);
  return story ? [{ ...client, state, story }] : [];
});

it.each(quoted)(
  'the home page tells of $person as the state page does',
  ({ city, state, role, firmType, lede, story }) => {
    expect(story.location).toBe(`${city}, ${state}`);
    expect(`${role}, ${firmType}, ${lede}`).toContain(story.firm);
  },
);

const clients = states.map(({ client }) => client).filter(({ image }) => image !== anyClient.image);

it.each([...team, anyClient, ...clients])('the portrait $image is described', ({ image, alt }) => {
  expect(alt, `the alt of image '${image}' in src/content is empty. Say what is in the picture`).not.toBe('');
});

it.each(['quote', 'image', 'alt'] as const)('no two states show the same %s of a client', (key) => {
  expect(new Set(clients.map((client) => client[key])).size).toBe(clients.length);
});
