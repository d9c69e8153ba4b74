import { spawn, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { BuiltPage } from './built-pages.ts';
import type { Fault } from './head-rules.ts';
import { namePages } from './html-validate.ts';

/** What the checker calls an error although it is not one. */
const exceptions = [
  // Its CSS parser knows neither @property nor nesting, ranges, `paint-order` or newer color functions. Vite's CSS
  // compiler has parsed the whole sheet in the build.
  /^CSS: /,
];

interface NuMessage {
  type: string;
  url: string;
  message: string;
  extract?: string;
}

/** Whether the machine has a Java that runs the checker. */
export const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

/** What the Nu HTML checker, of the W3C and WHATWG, calls an error. */
export async function nuFaults(pages: readonly BuiltPage[], distDir: string): Promise<Fault[]> {
  const jar = join(createRequire(import.meta.url).resolve('vnu-jar/package.json'), '..', 'build', 'dist', 'vnu.jar');
  const files = pages.map(({ file }) => join(distDir, file));
  const report = await run('java', ['-Xss1m', '-jar', jar, '--errors-only', '--format', 'json', '--stdout', ...files]);
  if (!report.startsWith('{'))
    throw new Error('The Nu HTML checker gave no report; what it said is above. Is Java sound?');
  const { messages } = JSON.parse(report) as { messages: NuMessage[] };
  const found = new Map<string, string[]>();
  for (const { url, message, extract } of messages) {
    if (exceptions.some((exception) => exception.test(message))) continue;
    const page = pages.find(({ file }) => url.endsWith(`/${file}`))?.path ?? url;
    const fault = `${message}${extract ? ` At ${extract.replace(/\s+/g, ' ')}` : ''}`;
    found.set(fault, [...(found.get(fault) ?? []), page]);
  }
  return [...found].map(([fault, paths]) => `${namePages(paths)}: ${fault}`);
}

/** The output of a program. Its exit status is ignored: the checker exits with 1 when it finds something. */
function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}
