import { execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import puppeteer from 'puppeteer-core';
import { findFirefox, python } from '../../scripts/browsers.ts';

type Key = 'Tab' | 'Enter' | 'Escape';

/** What a visitor and a test can do with a browser, in viewport coordinates and CSS pixels. */
export interface Browser {
  /** What the page has said on the console, thrown, been refused, or not found. */
  messages: string[];
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page. Resolves to what it returns, as JSON. */
  evaluate(code: string): Promise<unknown>;
  /** @param textZoom Factor of a zoom of the text alone. Firefox ignores it. */
  resize(size: { width: number; height: number }, textZoom?: number): Promise<void>;
  /** Whether documents that are opened from now on may run scripts. Firefox refuses. */
  enableScripts(enabled: boolean): Promise<void>;
  findInPage(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

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
    resize: (size) => page.setViewport(size),
    enableScripts: (enabled) => page.setJavaScriptEnabled(enabled),
    press: (key) => page.keyboard.press(key),
    findInPage: async (text) => void (await page.evaluate(`find(${JSON.stringify(text)})`)),
    type: (text) => page.keyboard.type(text),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    close: () => firefox.close(),
  };
}

/** WebKitGTK in a window of its own (webkit.py) on a screen of its own, with the keys and the pointer of that screen. */
export async function startWebKit(): Promise<Browser> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
  const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, NO_AT_BRIDGE: '1', GDK_BACKEND: 'x11' };
  const view = spawn(python, [`${import.meta.dirname}/webkit.py`], { env, stdio: ['pipe', 'pipe', 'inherit'] });

  const messages: string[] = [];
  const answers = new EventEmitter();
  createInterface(view.stdout).on('line', (line) => {
    const answer: { console?: string; value?: unknown; error?: string } = JSON.parse(line);
    if (answer.console === undefined) answers.emit('answer', answer);
    else messages.push(answer.console);
  });
  view.on('exit', () => answers.emit('answer', { error: 'The window is gone.' }));

  async function ask(request: object): Promise<unknown> {
    view.stdin.write(`${JSON.stringify(request)}\n`);
    const [{ value, error }] = await once(answers, 'answer');
    if (error) throw new Error(error);
    return value;
  }
  const xdotool = (...args: (string | number)[]) => execFileSync('xdotool', args.map(String), { env });
  const browser: Browser = {
    messages,
    open: async (url) => void (await ask({ url })),
    // As text: WebKit does not always know how to hand over an object.
    evaluate: async (code) =>
      JSON.parse(String(await ask({ code: `return JSON.stringify((await (async () => {${code}})()) ?? null)` }))),
    resize: async (size, textZoom = 1) => void (await ask({ ...size, textZoom })),
    enableScripts: async (scripts) => void (await ask({ scripts })),
    findInPage: async (text) => void (await ask({ text })),
    press: async (key) => void xdotool('key', key === 'Enter' ? 'Return' : key),
    type: async (text) => void xdotool('type', text),
    move: async (x, y) => void xdotool('mousemove', Math.round(x), Math.round(y)),
    click: async (x, y) => void xdotool('mousemove', Math.round(x), Math.round(y), 'click', 1),
    async close() {
      view.stdin.end();
      await once(view, 'exit');
      screen.kill();
    },
  };
  // Without a window manager nobody gives the window the focus, and nothing would match :focus.
  await browser.resize({ width: 390, height: 844 });
  xdotool('search', '--sync', '--onlyvisible', '--class', 'webkit.py', 'windowfocus');
  return browser;
}
