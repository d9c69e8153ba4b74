import { expect, it, vi } from 'vitest';
import { settingTable } from '../../src/site/settings.ts';
import { folderWith } from '../test-files.fixture.ts';
import { addressesIn, lostPages } from './lost-pages.ts';
import { checkLaunch, launchTopics } from './report.ts';

const source = (sample: string) =>
  folderWith({ 'cases.ts': `${sample}title: 'A case'`, 'content/team.ts': 'sample: true' });
const finished = {
  source: source(''),
  env: Object.fromEntries(Object.values(settingTable).map(({ env }) => [env, 'set'])),
  people: [],
  story: {},
  claims: [],
  questions: {},
};
const ann = {
  id: 'member',
  name: 'Ann',
  role: '',
  experience: '',
  description: '',
  image: '',
  alt: '',
  sample: true as const,
};

it('says that nothing is left once the site is finished, and fails before that if it is asked to', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  checkLaunch(['--strict'], finished);
  expect(log.mock.calls).toEqual([['Nothing is left to do before the launch.']]);
  expect(() => checkLaunch(['--strict'], { ...finished, claims: ['90%'] })).toThrow('has to wait');
  log.mockRestore();
});

it.each([
  ['a setting', { env: {} }, /^Settings.* \(\d+\)\n.*\n {2}VITE_/],
  ['a person', { people: [ann] }, /^Invented people.* \(1\)\n.*\n {2}Ann .* in src\/content\/team\.ts$/],
  ['a sample', { source: source('\nsample: true,\n') }, /^Invented clients .*\n.*\n {2}\S+\/cases\.ts, line 2$/],
  ['a claim', { claims: ['90%: the list'] }, /^Claims to prove \(1\)\n.*\n {2}90%: the list$/],
  ['a question', { questions: { fees: ['Why?'] } }, /^Questions about fees \(1\)\n.*\n {2}Why\?$/],
])('lists %s that is open, with what to do', (_, change, expected) => {
  expect(launchTopics({ ...finished, ...change })).toEqual([expect.stringMatching(expected)]);
});

it('fits each topic on one screen of 24 lines of 120 characters', () => {
  for (const topic of launchTopics()) {
    const rows = topic.split('\n').flatMap((line) => line.match(/.{1,120}/g));
    expect(rows.length, topic).toBeLessThanOrEqual(24);
  }
});

it('names the pages of the live site that a build would lose', async () => {
  const lists = 'https://firm.com/pages.xml';
  const read = async (address: string) =>
    address === lists
      ? '<loc>https://firm.com/</loc><loc>https://firm.com/old/</loc><loc>https://firm.com/gone</loc><loc>https://firm.com/About/</loc>'
      : '';
  const addresses = await addressesIn(`<loc>${lists}</loc>`, read);
  const dist = folderWith({ 'index.html': '', 'about.html': '' });
  expect(lostPages(addresses, dist, { '/old': '/about' })).toEqual(['/gone']);
});
