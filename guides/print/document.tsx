import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { characters, shareFonts } from '../../scripts/make/fonts.ts';
import { brand } from '../../src/site/brand.ts';
import { Guide } from './components.tsx';
import { Cover, type Drawing } from './cover.tsx';
import { findAll, type GuidePage, wordsOf } from './tree.ts';

/** A guide as an HTML document of fixed pages, with its fonts and styles inside. @throws If a letter is in no font. */
export function guideHtml(pages: readonly GuidePage[], drawing: Drawing): string {
  const title = titleOf(pages);
  let letters = 0;
  const nextLetter = () => String.fromCharCode(65 + letters++);
  const markup = renderToStaticMarkup(
    <html lang={brand.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files */}
        <style dangerouslySetInnerHTML={{ __html: styles() }} />
      </head>
      <body>
        <Guide value={{ pages, nextLetter }}>
          <Cover
            title={title}
            subtitle={wordsOf(findAll(pages[0]?.nodes, 'p')[0])}
            pages={pages.length}
            drawing={drawing(pages)}
          />
          {pages.slice(1).map(({ number, part, startsPart, heading, nodes }) => (
            <section key={number} className="sheet" id={`page-${number}`}>
              {startsPart && <h1 className="part">{part}</h1>}
              <div className="body" data-number={number} data-heading={wordsOf(heading)}>
                {nodes}
              </div>
              {/* For the eye only: a screen reader has the page’s number and the bookmarks. */}
              <div className="footer" aria-hidden="true">
                <p>
                  <b>{title}</b> {part !== title && part}
                </p>
                <p className="folio">{number}</p>
              </div>
            </section>
          ))}
        </Guide>
      </body>
    </html>,
  );
  const missing = [...new Set(markup)].filter((letter) => !`${characters}\n`.includes(letter));
  if (missing.length > 0)
    throw new Error(
      `The fonts of “${title}” lack ${missing.join(' ')}. Add it to characters in scripts/make/fonts.ts, or write something else.`,
    );
  return `<!doctype html>${markup}`;
}

export const titleOf = (pages: readonly GuidePage[]): string => wordsOf(pages[0]?.part);

/** The site’s colors, the styles of its maps and those of the guides; fonts as files, because variable ones print badly. */
function styles(): string {
  const css = ['src/styles/theme.css', 'src/styles/maps.css', 'guides/print/guide.css'];
  const faces = shareFonts.map(({ name, weight, file }) => {
    const data = readFileSync(`src/assets/share-fonts/${file}`, 'base64');
    return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
  });
  // Outside Tailwind, a theme’s tokens are plain variables.
  return [...faces, ...css.map((file) => readFileSync(file, 'utf8'))].join('').replace('@theme', ':root');
}
