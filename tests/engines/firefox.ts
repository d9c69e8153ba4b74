import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../scripts/browsers.ts';
import type { Browser } from './browser.ts';

/** Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox() });
  // Only a tab that was opened by hand has the focus.
  const page = await firefox.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
  });
  // Firefox keeps these to itself.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`Refused by ${effectiveDirective}: ${blockedURI}`),
    );
  });
  return {
    messages,
    open: async (url) => void (await page.goto(url)),
    evaluate: (code) => page.evaluate(`(async () => {${code}})()`),
    resize: (width, height) => page.setViewport({ width, height }),
    async press(key) {
      if (key !== 'Shift+Tab') return page.keyboard.press(key);
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    type: (text) => page.keyboard.type(text),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    close: () => firefox.close(),
  };
}
