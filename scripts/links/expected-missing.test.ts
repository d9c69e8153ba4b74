import { describe, expect, it } from 'vitest';
import type { StateContent } from '../../src/content/states/types.ts';
import type { StateId } from '../../src/lib/us-states.ts';
import { expectedMissing, foundAfterAll } from './expected-missing.ts';

const handWritten = (states: object[]) =>
  ({ kind: 'hand-written', nearby: { heading: '', states } }) as unknown as StateContent;
const template = (borderStates: object[]) => ({ kind: 'template', borderStates }) as unknown as StateContent;

describe('expectedMissing', () => {
  it('counts links to pages that nobody wrote, most linked first', () => {
    const contents = new Map<StateId, StateContent>([
      [
        'california',
        handWritten([
          { state: 'nevada', kind: 'in-app' },
          { state: 'arizona', kind: 'in-app' },
          { state: 'oregon', kind: 'in-app' },
        ]),
      ],
      [
        'arizona',
        template([
          { name: 'Nevada', slug: 'nevada-divorce-lawyer-seo' },
          { name: 'California', slug: 'california-divorce-lawyer-seo' },
        ]),
      ],
    ]);
    expect(expectedMissing(contents)).toEqual([
      {
        state: 'Nevada',
        path: '/states/nevada-divorce-lawyer-seo',
        linkedFrom: ['/states/california-divorce-lawyer-seo', '/states/arizona-divorce-lawyer-seo'],
      },
      {
        state: 'Oregon',
        path: '/states/oregon-divorce-lawyer-seo',
        linkedFrom: ['/states/california-divorce-lawyer-seo'],
      },
    ]);
  });

  it('leaves out plain text and tells the root level from /states/', () => {
    const contents = new Map<StateId, StateContent>([
      ['texas', handWritten([{ state: 'oklahoma', kind: 'reload', root: true }])],
      ['georgia', handWritten([{ state: 'south-carolina', kind: 'text' }])],
    ]);
    expect(expectedMissing(contents).map(({ path }) => path)).toEqual(['/oklahoma-divorce-lawyer-seo']);
  });

  it('forgets a state as soon as its page is written', () => {
    const contents = new Map<StateId, StateContent>([
      ['california', handWritten([{ state: 'nevada', kind: 'in-app' }])],
      ['nevada', template([])],
    ]);
    expect(expectedMissing(contents)).toEqual([]);
  });
});

describe('foundAfterAll', () => {
  const ohio = {
    state: 'Ohio',
    path: '/states/ohio-divorce-lawyer-seo',
    linkedFrom: ['/states/texas-divorce-lawyer-seo'],
  };

  it('names a page that exists without a content file, who links to it, and what to do', () => {
    expect(foundAfterAll([ohio], new Set(['/', ohio.path]))).toEqual([
      {
        url: ohio.path,
        reason: expect.stringMatching(/^exists, but Ohio has no file in src\/content\/states; run npm run build, /),
        linkedFrom: ohio.linkedFrom,
      },
    ]);
  });

  it('says nothing of pages that are missing as expected', () => {
    expect(foundAfterAll([ohio], new Set(['/']))).toEqual([]);
  });
});
