import type { Plugin } from 'vite';

/** Builds the site into another folder, without share images, for tests. Two builds must not run at the same time. */
export async function buildCopy(outDir: string, plugins: Plugin[] = []): Promise<void> {
  process.env.NODE_ENV = 'production'; // Before React is loaded.
  const { build } = await import('vite-react-ssg/node');
  const { pageHooks } = await import('./pages.ts');
  const config = { envDir: false, configLoader: 'native', logLevel: 'warn', plugins } as const;
  await build(pageHooks(outDir, { shareImages: false }), { ...config, build: { outDir, emptyOutDir: true } });
}

if (process.argv[1] === import.meta.filename) {
  await buildCopy(process.argv[2] ?? '');
  process.exit(); // The engine's timer would run for 15 seconds.
}
