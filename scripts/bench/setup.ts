import { findChromium } from '../chromium.ts';

/** The browser to measure in. @throws Error with one sentence when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium: run `npx tsx scripts/chromium.ts`, or set CHROMIUM_PATH.');
  return path;
}

/** A flag's value. @throws Error with one sentence when it is no whole number from 1. */
export function wholeNumber(flag: string, value: string): number {
  if (!/^[1-9]\d*$/.test(value)) throw new Error(`--${flag} takes a whole number from 1, not “${value}”.`);
  return Number(value);
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
