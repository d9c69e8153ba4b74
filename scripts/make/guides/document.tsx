import { readFileSync } from 'node:fs';
import type { CSSProperties } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Guide, GuidePage, GuidePart } from '../../../src/content/guides/types.ts';
import { usStates } from '../../../src/lib/us-states.ts';
import { brand } from '../../../src/site/brand.ts';
import { characters, shareFonts } from '../fonts.ts';
import { Blocks } from './blocks.tsx';
import { Cover, type Drawing } from './cover.tsx';
import { StateSheet } from './state-sheet.tsx';

/** The cover and the contents come first. */
const frontPages = 2;

const contactPage = <a href={`https://${brand.website}/contact`}>{brand.website}/contact</a>;

interface NumberedPage {
  page: GuidePage;
  part: GuidePart;
  number: number;
}

const headingOf = (page: GuidePage): string => (page.kind === 'state' ? usStates[page.state] : page.heading);

/** A guide as an HTML document of fixed pages, with its fonts and styles inside. @throws If a letter is in no font. */
export function guideHtml(guide: Guide, drawing: Drawing): string {
  const pages: NumberedPage[] = guide.parts
    .flatMap((part) => part.pages.map((page) => ({ page, part })))
    .map((entry, index) => ({ ...entry, number: index + frontPages + 1 }));
  const exhibits = pages.flatMap<object>(({ page }) =>
    page.kind === 'state' ? [page] : page.blocks.filter(({ kind }) => kind === 'exhibit'),
  );
  const letterOf = (exhibit: object) => String.fromCharCode(65 + exhibits.indexOf(exhibit));
  const markup = renderToStaticMarkup(
    <html lang={brand.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{guide.title}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own files */}
        <style dangerouslySetInnerHTML={{ __html: styles() }} />
      </head>
      <body>
        <Cover title={guide.title} subtitle={guide.subtitle} pages={pages.length + frontPages} drawing={drawing} />
        <Contents guide={guide} pages={pages} />
        {pages.map(({ page, part, number }) => (
          <section key={number} className="sheet" id={`page-${number}`}>
            {page === part.pages[0] && <h1 className="part">{part.title}</h1>}
            <div className={`body ${page.kind}`}>
              <p className="label">{page.kind === 'state' ? 'State sheet' : page.label}</p>
              <h2>{headingOf(page)}</h2>
              {page.kind === 'state' ? (
                <StateSheet sheet={page} letter={letterOf(page)} />
              ) : (
                <Blocks blocks={page.blocks} letterOf={letterOf} />
              )}
              {page === pages.at(-1)?.page && (
                <p className="notice">
                  <b>Book a call or ask a question:</b> {contactPage}
                </p>
              )}
            </div>
            <Footer guide={guide} part={part} number={number} />
          </section>
        ))}
      </body>
    </html>,
  );
  const missing = [...new Set(markup)].filter((letter) => !`${characters}\n`.includes(letter));
  if (missing.length > 0)
    throw new Error(
      `The fonts of “${guide.title}” lack ${missing.join(' ')}. Add it to characters in scripts/make/fonts.ts, or write something else.`,
    );
  // The sign of a section stays with its number.
  return `<!doctype html>${markup.replaceAll('§ ', '§\u00a0')}`;
}

function Contents({ guide, pages }: { guide: Guide; pages: readonly NumberedPage[] }) {
  const states = pages.filter(({ page }) => page.kind === 'state').length;
  const lines = pages.length - states + Math.ceil(states / 3) + guide.parts.length;
  // In points, so that the page is full.
  const pitch = Math.min(30, (572 - guide.parts.length * 11) / lines);
  return (
    <section className="sheet">
      <div className="body contents" style={{ '--pitch': `${pitch.toFixed(1)}pt` } as CSSProperties}>
        <h1>Contents</h1>
        {guide.parts.map((part) => (
          <div key={part.title}>
            <p className="part-title">{part.title}</p>
            <ul className="plain">
              {pages
                .filter((entry) => entry.part === part)
                .map(({ page, number }) => (
                  <li key={number} className={page.kind}>
                    <a href={`#page-${number}`}>
                      <span>{number} </span>
                      {headingOf(page)}
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
        <p className="notice">
          {brand.blurb} Law as of November 2026, not yet checked by a lawyer in each state: check it before you publish.
          Not legal advice. Corrections: {contactPage}.
          {states > 0 && ' Maps: U.S. Census Bureau; cities: GeoNames (CC BY 4.0).'}
        </p>
      </div>
      <Footer guide={guide} number={frontPages} />
    </section>
  );
}

/** Below each page, for the eye only: a screen reader has the page's number and the bookmarks. */
const Footer = ({ guide, part, number }: { guide: Guide; part?: GuidePart; number: number }) => (
  <div className="footer" aria-hidden="true">
    <p>
      <b>{guide.title}</b> {part?.title}
    </p>
    <p className="folio">{number}</p>
  </div>
);

/** The site's colors, the styles of its maps and those of the guides; fonts as files, because variable ones print badly. */
function styles(): string {
  const css = [
    'src/styles/theme.css',
    'src/styles/maps.css',
    'scripts/make/guides/guides.css',
    'scripts/make/guides/figures.css',
  ];
  const faces = shareFonts.map(({ name, weight, file }) => {
    const data = readFileSync(`src/assets/share-fonts/${file}`, 'base64');
    return `@font-face{font-family:"${name}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
  });
  // Outside Tailwind, a theme's tokens are plain variables.
  return [...faces, ...css.map((file) => readFileSync(file, 'utf8'))].join('').replace('@theme', ':root');
}
