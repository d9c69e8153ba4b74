import { existsSync, readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';

const advice = 'Run “npm run make -- fonts”, or bring it back from git';

/** Fonts that a page asks for and would not get, and those that ship without their license. */
export async function fontProblems(
  css = readFileSync('src/styles/fonts.css', 'utf8'),
  licenses = readFileSync('public/font-licenses.txt', 'utf8'),
): Promise<string[]> {
  const files = [...css.matchAll(/url\(["']?\.\.\/(assets\/fonts\/[^"')]+)/g)].map(([, file]) => `src/${file}`);
  const problems = files.map(async (file) => {
    if (!existsSync(file)) return `${file} is missing: its text would show in another font. ${advice}.`;
    const { familyName } = await fromBuffer(readFileSync(file));
    const family = familyName.replace(/ Variable$/, '');
    if (licenses.includes(family)) return [];
    return `${file} is the font ${family}, whose license is not in public/font-licenses.txt. Add it there and in LICENSES.md.`;
  });
  return (await Promise.all(problems)).flat();
}
