import { existsSync, readFileSync } from 'node:fs';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { characters } from '../read/share-fonts.ts';

const advice = 'Run “npm run make -- fonts”, or bring it back from git';

/** Fonts that a page asks for and would not get, those that lack a letter, and those that ship without their license. */
export async function fontProblems(
  css = readFileSync('src/styles/fonts.css', 'utf8'),
  licenses = readFileSync('public/font-licenses.txt', 'utf8'),
  letters = characters,
): Promise<string[]> {
  // A file's own name may end with a weight: Public Sans Thin.
  const licensed = [...licenses.matchAll(/^(.+?): Copyright/gm)].map(([, family = '']) => family);
  const files = [...css.matchAll(/url\(["']?\.\.\/(assets\/fonts\/[^"')]+)/g)].map(([, file]) => `src/${file}`);
  const problems = files.map(async (file) => {
    if (!existsSync(file)) return `${file} is missing: its text would show in another font. ${advice}.`;
    const font = readFileSync(file);
    const { familyName } = await fromBuffer(font);
    const missing = await missingLetters(font, letters);
    if (missing.length > 0)
      return `${file} lacks ${missing.join(' ')}, which scripts/read/share-fonts.ts lists. Run “npm run make”. If that changes nothing, the font itself lacks it: see “Add letters” in docs/recipes.md.`;
    if (licensed.some((family) => familyName.startsWith(family))) return [];
    return `${file} is the font ${familyName}, whose license is not in public/font-licenses.txt. Add it there and in LICENSES.md, with a line such as “Public Sans: Copyright …”.`;
  });
  return (await Promise.all(problems)).flat();
}

/** The letters that are not in a font. Cut to one of them, it is the same font as cut to none. */
async function missingLetters(font: Buffer, text: string): Promise<string[]> {
  const cut = (letters: string) => subsetFont(font, letters, { targetFormat: 'truetype' });
  const empty = await cut('');
  const letters = text.match(/[\p{L}¡¿]/gu) ?? [];
  const isMissing = await Promise.all(letters.map(async (letter) => empty.equals(await cut(letter))));
  return letters.filter((_, index) => isMissing[index]);
}
