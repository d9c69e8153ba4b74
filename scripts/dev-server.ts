import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sirv from 'sirv';
import type { Plugin, ViteDevServer } from 'vite';
import { moved, resolveAddress } from '../infra/clean-urls.js';
import { type StateId, stateSlug } from '../src/lib/us-states.ts';
import { pagePaths } from '../src/site/paths.ts';
import { stateFiles } from './read/state-contents.ts';
import { createInbox, inboxPath } from './serve/inbox.ts';

/** `npm run dev` answers as the hosts do. What only a build writes, such as the sitemap, comes from the last one. */
export const devServer = (): Plugin => ({
  name: 'dev-server',
  apply: 'serve',
  config: () => ({
    // Vite leaves the pages to us.
    appType: 'custom',
    server: {
      watch: {
        ignored: ['dist', '.build', '.vite-react-ssg-temp', '.inbox', 'reports'].map((name) => `**/${name}/**`),
      },
    },
  }),
  configureServer(server) {
    const { config, middlewares } = server;
    const builtFiles = sirv(join(config.root, 'dist'), { dev: true });
    middlewares.use(inboxPath, createInbox(join(config.root, '.inbox')));

    // After Vite's own files and public/.
    return () => {
      middlewares.use((request, response, next) => {
        const { url = '/' } = request;
        const [path = ''] = url.split('?', 1);
        const { file = '', location } = resolveAddress('localhost', path, moved);
        if (location !== undefined)
          return response.writeHead(302, { Location: location + url.slice(path.length) }).end();
        const sendPage = async () => {
          const { html, policy } = await pageAt(server, url);
          const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy-Report-Only': policy };
          response.writeHead(isPage(path) ? 200 : 404, headers).end(html);
        };
        if (file.endsWith('.html')) sendPage().catch(next);
        else builtFiles(request, response, () => sendPage().catch(next));
      });
    };
  },
});

async function pageAt(server: ViteDevServer, url: string) {
  const template = readFileSync(join(server.config.root, 'index.html'), 'utf8');
  // Through Vite, so that it knows the current settings.
  const { contentSecurityPolicy } = await server.ssrLoadModule('/scripts/build/policy.ts');
  return {
    html: await server.transformIndexHtml(url, template),
    // Vite's own styles and scripts are inline, and no hash can name them in advance.
    policy: contentSecurityPolicy("'unsafe-inline'", "'unsafe-inline'"),
  };
}

const isPage = (path: string): boolean =>
  [...pagePaths, ...stateFiles().map((file) => `/states/${stateSlug(file.slice(0, -3) as StateId)}`)].includes(path);
