import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../browsers.ts';

/** The browser to measure in. @throws Error with one sentence when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error('There is no Chromium: run `npm test -- --only browser`, or set CHROMIUM_PATH.');
  return path;
}

export const openBrowser = () => chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });

/** @param rtt Milliseconds. @param bytes A second; -1 for no limit. @param cpu How many times slower. */
export async function slowDown(page: Page, rtt: number, bytes: number, cpu: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: rtt, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.emulateNetworkConditions', conditions);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}

/** A flag's value. @throws Error with one sentence when it is no whole number from `least`. */
export function wholeNumber(flag: string, value: string, least = 1): number {
  if (!/^\d+$/.test(value) || Number(value) < least)
    throw new Error(`--${flag} takes a whole number from ${least}, not “${value}”.`);
  return Number(value);
}

export const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
