import { describe, expect, it } from 'vitest';
import { stateOfSlug, usStates } from '../lib/us-states.ts';
import { filterStates, stateDirectory } from './directory.ts';

const names = (records: { name: string }[]) => records.map(({ name }) => name);

describe('stateDirectory', () => {
  it('lists the fifty states once each, in alphabetical order', () => {
    expect(names(stateDirectory)).toEqual(Object.values(usStates).toSorted((a, b) => a.localeCompare(b, 'en')));
    expect(stateDirectory.map(({ slug }) => stateOfSlug(slug))).toEqual(stateDirectory.map(({ id }) => id));
  });
});

describe('filterStates', () => {
  it('finds a part of the name in any letter case', () => {
    expect(names(filterStates(stateDirectory, 'DAKOTA'))).toEqual(['North Dakota', 'South Dakota']);
    expect(names(filterStates(stateDirectory, 'virginia'))).toEqual(['Virginia', 'West Virginia']);
  });

  it('takes any white space for one blank, and none around the query', () => {
    for (const query of ['  new york ', 'new  york', 'new\u00a0york', 'new\tyork'])
      expect(names(filterStates(stateDirectory, query))).toEqual(['New York']);
    expect(filterStates(stateDirectory, 'newyork')).toEqual([]);
  });

  it('returns everything for a blank query and nothing for an unknown name', () => {
    expect(filterStates(stateDirectory, '   ')).toEqual(stateDirectory);
    expect(filterStates(stateDirectory, 'Ontario')).toEqual([]);
  });
});
