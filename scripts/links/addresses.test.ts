import { expect, it } from 'vitest';
import type { StateContent } from '../../src/content/states/types.ts';
import { expectedMissing } from './addresses.ts';

const handWritten = (...states: object[]) => ({ kind: 'hand-written', nearby: { states } }) as unknown as StateContent;

it('counts links to state pages that nobody wrote, most linked first, and no plain text', () => {
  const missing = expectedMissing(
    new Map([
      ['texas', handWritten({ state: 'oklahoma', kind: 'reload', root: true })],
      ['georgia', handWritten({ state: 'south-carolina', kind: 'text' }, { state: 'texas', kind: 'in-app' })],
      ['california', handWritten({ state: 'nevada', kind: 'in-app' })],
      [
        'arizona',
        { kind: 'template', borderStates: [{ slug: 'nevada-divorce-lawyer-seo' }] } as unknown as StateContent,
      ],
    ]),
  );
  expect(missing).toEqual([
    [
      '/states/nevada-divorce-lawyer-seo',
      ['/states/california-divorce-lawyer-seo', '/states/arizona-divorce-lawyer-seo'],
    ],
    ['/oklahoma-divorce-lawyer-seo', ['/states/texas-divorce-lawyer-seo']],
  ]);
});
