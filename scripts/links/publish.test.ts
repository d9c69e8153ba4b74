import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { LinkReport } from './link-report.ts';
import { publish } from './publish.ts';

const folder = mkdtempSync(join(tmpdir(), 'reports-'));
const said = vi.spyOn(console, 'log').mockImplementation(() => {});
beforeEach(() => said.mockClear());
afterAll(() => {
  said.mockRestore();
  rmSync(folder, { recursive: true });
});

const report: LinkReport = { pages: 2, working: 5, outside: 1, missing: [], broken: [], inLinks: [] };

test('the report is printed, and written as a page', () => {
  publish(report, false, folder);
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^2 pages checked: 5 links work/),
    `\nAs a page: ${folder}/links.html`,
  ]);
  expect(readFileSync(join(folder, 'links.html'), 'utf8')).toContain('5 working links');
});

test('where it cannot be written it has been printed', () => {
  // The folder is a file: a test that runs as root is refused nothing else.
  expect(() => publish(report, true, join(folder, 'links.html'))).toThrow();
  expect(said.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^2 pages checked/),
    expect.stringMatching(/fewest first/),
  ]);
});

test('the page shows markup of addresses and reasons as text, one address on a line', () => {
  const broken = [{ url: '/<i>', reason: 'an & and a <br>', linkedFrom: ['/<b>', '/about'] }];
  publish({ ...report, broken }, false, folder);
  expect(readFileSync(join(folder, 'links.html'), 'utf8')).toContain(
    '<td>/&lt;i></td><td>an &amp; and a &lt;br></td><td>/&lt;b><br>/about</td>',
  );
});
