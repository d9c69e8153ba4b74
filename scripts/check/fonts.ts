import { existsSync, readFileSync } from 'node:fs';
import { create, type Font } from 'fontkitten';
import { characters } from '../read/share-fonts.ts';

const advice = 'Run “npm run make -- fonts”, or bring it back from git';

/** Fonts that a page asks for and would not get, those that lack a letter, and those that ship without their license. */
export function fontProblems(
  css = readFileSync('src/styles/fonts.css', 'utf8'),
  licenses = readFileSync('public/font-licenses.txt', 'utf8'),
  letters = characters,
): string[] {
  // A file's own name may end with a weight: Public Sans Thin.
  const licensed = [...licenses.matchAll(/^(.+?): Copyright/gm)].map(([, family = '']) => family);
  const files = [...css.matchAll(/url\(["']?\.\.\/(assets\/fonts\/[^"')]+)/g)].map(([, file]) => `src/${file}`);
  return files.flatMap((file) => {
    if (!existsSync(file)) return `${file} is missing: its text would show in another font. ${advice}.`;
    const font = create(readFileSync(file)) as Font;
    const missing = (letters.match(/[\p{L}¡¿]/gu) ?? []).filter(
      (letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
    if (missing.length > 0)
      return `${file} lacks ${missing.join(' ')}, which scripts/read/share-fonts.ts lists. Run “npm run make”. If that changes nothing, the font itself lacks it: see “Add letters” in docs/recipes.md.`;
    if (licensed.some((family) => font.familyName.startsWith(family))) return [];
    return `${file} is the font ${font.familyName}, whose license is not in public/font-licenses.txt. Add it there and in LICENSES.md, with a line such as “Public Sans: Copyright …”.`;
  });
}
