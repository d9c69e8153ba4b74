import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformHtmlTemplate } from 'unhead/server';
import type { ResolvableHead, SSRHeadPayload, Unhead } from 'unhead/types';
import type { Manifest } from 'vite';
import { siteHead } from '../../src/head/page-head.ts';
import { settings } from '../../src/site/settings.ts';
import { contentSecurityPolicy } from '../hosting/content-security-policy.ts';

/** What src/main.tsx adds to the engine's context. */
interface RenderedPage {
  head: Unhead<ResolvableHead, SSRHeadPayload>;
}

/** What every page of a build loads, by Vite's manifest. */
interface Assets {
  styles: string;
  script: string;
  fonts: string[];
}

/** The roman faces, which the first screen is set in. The larger one first: over HTTP/1.1 it takes the open connection. */
const preloadedFonts = ['source-serif-4-display', 'public-sans'];

/**
 * The inline script of every page. It fetches the app once the page is painted and the browser idle: in the head, the app
 * would run before the first paint, which on a phone costs more than a second.
 * @param app The address of the app's script.
 */
const startScript = (app: string): string => `
const start = () => import(${JSON.stringify(app)});
const whenIdle = () => window.requestIdleCallback ? requestIdleCallback(start, { timeout: 1000 }) : setTimeout(start, 50);
const whenPainted = () => requestAnimationFrame(() => setTimeout(whenIdle));
if (document.readyState === 'complete') whenPainted(); else addEventListener('load', whenPainted);
`;

/** Reads what the client build has written. @throws When one of the files is missing. */
function readAssets(outDir: string): Assets {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const fileOf = (source: string): string => {
    const entry = manifest[source];
    if (!entry) throw new Error(`Vite's manifest has no ${source}. Correct its name in scripts/build/after-page.ts.`);
    return entry.file;
  };
  return {
    styles: readFileSync(join(outDir, fileOf('style.css')), 'utf8'),
    script: startScript(`/${fileOf('index.html')}`),
    fonts: preloadedFonts.map((font) => `/${fileOf(`src/assets/fonts/${font}.woff2`)}`),
  };
}

/**
 * Completes each page that the engine has rendered: unhead writes its head, with the site's styles, the script that fetches
 * the app, and the policy that allows these two.
 * @param outDir Where the client build has written its files by then.
 */
export function afterPage(outDir: string) {
  let assets: Assets | undefined;
  return (_route: string, html: string, context: object): string => {
    const { head } = context as RenderedPage;
    assets ??= readAssets(outDir);
    const { styles, script, fonts } = assets;
    const policy = contentSecurityPolicy({
      styles: [styles],
      scripts: [script],
      formEndpoint: settings.contactEndpoint,
    });
    head.push(siteHead);
    head.push({
      meta: [{ 'http-equiv': 'content-security-policy', content: policy }],
      style: [{ innerHTML: styles }],
      link: fonts.map((href) => ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }) as const),
      script: [{ type: 'module', innerHTML: script }],
    });
    // The engine's own two scripts hold loader data, which no page has, and a number that makes every build another.
    return transformHtmlTemplate(head, html.replace(/<script>.*?<\/script>/gs, ''));
  };
}
