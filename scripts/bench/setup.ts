import { chromium } from '@playwright/test';
import { findChromium } from '../browsers.ts';

/** The browser to measure in. @throws Error with one sentence when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium: run `npm test -- --only browser`, or set CHROMIUM_PATH.');
  return path;
}

export const openBrowser = () => chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
