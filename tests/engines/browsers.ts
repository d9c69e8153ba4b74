import { execFileSync, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
// @ts-expect-error It has no types of its own; it has the API of the browsers' WebSocket, which Node 20 lacks.
import WebSocketOfNode from 'ws';
import { findFirefox, python } from '../../scripts/browsers.ts';

type Key = 'Tab' | 'Enter' | 'Escape';

/** A browser as a visitor and a test use it, in viewport coordinates and CSS pixels. */
export interface Browser {
  /** Everything that the page has logged, thrown, been refused, or not found. */
  messages: string[];
  /** @param scripts Whether the page's own scripts run. Firefox ESR has no command to turn them off. */
  open(url: string, scripts?: boolean): Promise<void>;
  /** Runs the body of an async function in the page. Resolves to its result, as JSON. */
  evaluate(code: string): Promise<unknown>;
  /** @param textZoom Factor of a zoom of the text alone. Firefox ignores it. */
  resize(size: { width: number; height: number }, textZoom?: number): Promise<void>;
  findInPage(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

const keyCodes = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Firefox without a window, over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const options = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const firefox = spawn(findFirefox() ?? '', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = once(firefox, 'exit');
  const address = new Promise<string>((resolve) => {
    createInterface(firefox.stderr).on('line', (line) => {
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(line) ?? [];
      if (found) resolve(found);
    });
  });
  const socket: WebSocket = new WebSocketOfNode(`${await address}/session`);
  await new Promise((resolve) => socket.addEventListener('open', resolve));

  const messages: string[] = [];
  const answers = new EventEmitter();
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, ...answer } = JSON.parse(data);
    if (id !== undefined) answers.emit(`${id}`, answer);
    else if (method === 'log.entryAdded') messages.push(`${params.level}: ${params.text}`);
    else if (params.response.status >= 400) messages.push(`${params.response.status} ${params.response.url}`);
  });
  let count = 0;
  async function send(method: string, params: object) {
    const id = ++count;
    const answered = once(answers, `${id}`);
    socket.send(JSON.stringify({ id, method, params }));
    const [{ result, message }] = await answered;
    if (message) throw new Error(`${method}: ${message}`);
    return result;
  }
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] });
  // Firefox doesn't report these over the protocol.
  await send('script.addPreloadScript', {
    functionDeclaration: `() => document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error('Refused by ' + effectiveDirective + ': ' + blockedURI))`,
  });
  // Only a tab that was opened by hand has the focus.
  const { context } = await send('browsingContext.create', { type: 'tab' });
  async function evaluate(code: string): Promise<unknown> {
    const expression = `(async () => JSON.stringify((await (async () => {${code}})()) ?? null))()`;
    const answer = await send('script.evaluate', { expression, target: { context }, awaitPromise: true });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  }
  const perform = (input: { type: string; actions: object[] }) =>
    send('input.performActions', { context, actions: [{ id: input.type, ...input }] });
  const keys = (values: string[]) =>
    perform({
      type: 'key',
      actions: values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
    });
  return {
    messages,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    evaluate,
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    press: (key) => keys([keyCodes[key]]),
    findInPage: async (text) => void (await evaluate(`find(${JSON.stringify(text)})`)),
    type: (text) => keys([...text]),
    click: (x, y) =>
      perform({
        type: 'pointer',
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      }),
    async close() {
      await send('browser.close', {});
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
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
    open: async (url, scripts = true) => void (await ask({ url, scripts })),
    // As text, because WebKit does not always know how to hand over an object.
    evaluate: async (code) =>
      JSON.parse(String(await ask({ code: `return JSON.stringify((await (async () => {${code}})()) ?? null)` }))),
    resize: async (size, textZoom = 1) => void (await ask({ ...size, textZoom })),
    findInPage: async (text) => void (await ask({ text })),
    press: async (key) => void xdotool('key', key === 'Enter' ? 'Return' : key),
    type: async (text) => void xdotool('type', text),
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
