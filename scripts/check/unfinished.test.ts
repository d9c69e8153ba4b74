import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refuse } from '../refuse.ts';
import { slipsIn } from './unfinished.ts';

test.each([
  ['Lawyers in [Insert county here]', '[Insert county here]'],
  ['Call [PHONE NUMBER]', '[PHONE NUMBER]'],
  ['up XX% in a year', 'XX%'],
  ['Dear {{first_name}},', '{{first_name}}'],
  ['in TK counties', 'TK'],
  ['costs ??? a month', '???'],
  ['custody.:contentReference[oaicite:0]{index=0}', 'contentReference[oaicite'],
  ['https://firm.com/?utm_source=chatgpt.com', 'utm_source=chatgpt'],
  ['donâ€™t', 'â€™'],
  ['cafÃ©', 'Ã©'],
  ['in the the county', 'the the'],
  ['https://docs.google.com/document/d/1a-B/edit', 'docs.google.com/document/d/1a-B/edit'],
  ['https://nam02.safelinks.protection.outlook.com/?url=x', 'safelinks.protection.outlook.com'],
  ['file:///C:/fees.pdf', 'file:///C:/fees.pdf'],
  ['As an AI language model, I', 'As an AI language model'],
  ['custody\u200B pages', 'U+200B'],
  ['equi\u00ADtable', 'U+00AD'],
  ['https://deploy-preview-12--firm.netlify.app/contact', 'deploy-preview-12--firm.netlify.app'],
  ['Write to helo@firm.com.', 'helo@firm.com'],
  ['Call (415) 555-2671 today', '(415) 555-2671'],
  ['tel:+14155552671', '+14155552671'],
  ['https://wa.me/14155552671', '14155552671'],
])('“%s” is not finished', (text, named) => {
  expect(slipsIn(text)).toEqual([expect.stringContaining(`“${named}”`)]);
});

test.each(['[name] of the [state] bar', 'Chapter XX', '§ 25-403.02', 'by 2026-11-28', 'in 12 to 18 months'])(
  '“%s” is finished',
  (text) => expect(slipsIn(text)).toEqual([]),
);

test('the guides are finished', () => {
  const files = readdirSync('guides', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.mdx'));
  expect(files).not.toEqual([]);
  const problems = files.flatMap((file) =>
    slipsIn(readFileSync(`guides/${file}`, 'utf8')).map((problem) => `guides/${file} ${problem}.`),
  );
  refuse(problems);
});
