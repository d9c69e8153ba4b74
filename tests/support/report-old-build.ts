import { readdirSync, statSync } from 'node:fs';

const changed = (file: string) => statSync(file).mtimeMs;

export default function reportOldBuild(): void {
  const newest = Math.max(...readdirSync('src', { recursive: true }).map((file) => changed(`src/${file}`)));
  const dist = process.env.DIST ?? 'dist';
  if (newest > changed(`${dist}/index.html`))
    console.warn(`${dist}/ is older than src/. Run “npm run build” to test the latest changes.`);
}
