import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StateTemplateData } from '../../src/content/states/types.ts';
import { grouped } from '../../src/lib/format.ts';

/** What a synthetic state is called in place of a hyphenated name. */
const syntheticId = (index: number): string => `bench-${index}`;

/**
 * The nth synthetic state: the data of a real one under other names, with other figures and its sentences in another
 * order. What it says is nonsense; what it costs to render is not.
 */
function syntheticState(model: StateTemplateData, index: number): StateTemplateData {
  // Neighbours are looked up by name and slug, so they stay.
  const { borderStates, updated, ...words } = model;
  const rename = renamer(model, index);
  const varied = (text: string): string => turned(text.split(/(?<=[.?!]) (?=[A-Z])/).map(rename), index).join(' ');
  return {
    ...eachText(words, varied),
    borderStates,
    updated,
    annualDivorceCases: grouped(10_000 + ((index * 37) % 80_000)),
    stateSpecificStatistic: `${60 + (index % 30)}%`,
  };
}

/** Writes the first `count` synthetic states into a folder, one JSON file each. */
export async function writeSyntheticStates(folder: string, model: StateTemplateData, count: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let index = 0; index < count; index++) {
    await writeFile(join(folder, `${syntheticId(index)}.json`), JSON.stringify(syntheticState(model, index)));
  }
}

/** Gives the model's state and cities their names in the nth synthetic state. */
function renamer(model: StateTemplateData, index: number): (text: string) => string {
  const { state, majorCity1, majorCity2, majorCity3, mediumCity1, mediumCity2, mediumCity3, smallCities } = model;
  const cities = [majorCity1, majorCity2, majorCity3, mediumCity1, mediumCity2, mediumCity3, ...smallCities];
  const names = new Map<string, string>([
    [state, `Bench ${index}`],
    ...cities.map((city, place) => [city, `City ${index}-${place}`] as const),
  ]);
  const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length);
  const any = new RegExp(longestFirst.join('|'), 'g');
  return (text) => text.replace(any, (name) => names.get(name) ?? name);
}

/** The list with its beginning moved to its end. */
function turned<T>(list: T[], by: number): T[] {
  const at = by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

/** The same value with every text in it replaced; identifiers, which have no space and no capital, stay. */
function eachText<T>(value: T, replace: (text: string) => string): T {
  if (typeof value === 'string') return (/[A-Z ]/.test(value) ? replace(value) : value) as T;
  if (Array.isArray(value)) return value.map((item) => eachText(item, replace)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachText(item, replace)])) as T;
}
