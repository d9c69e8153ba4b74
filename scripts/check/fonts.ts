import { existsSync, readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';

const advice = 'Run “npm run make -- fonts”, or bring it back from git';

/** Fonts that a page asks for and would not get, and those that ship without their license. */
export async function fontProblems(
  css = readFileSync('src/styles/fonts.css', 'utf8'),
  licenses = readFileSync('public/font-licenses.txt', 'utf8'),
): Promise<string[]> {
  // A file's own name may end with a weight: Public Sans Thin.
  const licensed = [...licenses.matchAll(/^(.+?): Copyright/gm)].map(([, family = '']) => family);
  const files = [...css.matchAll(/url\(["']?\.\.\/(assets\/fonts\/[^"')]+)/g)].map(([, file]) => `src/${file}`);
  const problems = files.map(async (file) => {
    if (!existsSync(file)) return `${file} is missing: its text would show in another font. ${advice}.`;
    const { familyName } = await fromBuffer(readFileSync(file));
    if (licensed.some((family) => familyName.startsWith(family))) return [];
    return `${file} is the font ${familyName}, whose license is not in public/font-licenses.txt. Add it there and in LICENSES.md, with a line such as “Public Sans: Copyright …”.`;
  });
  return (await Promise.all(problems)).flat();
}
