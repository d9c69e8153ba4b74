import { readFileSync } from 'node:fs';
import { compile } from '@tailwindcss/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { characters, shareFonts } from '../../scripts/read/share-fonts.ts';
import type { GuideId } from '../../src/content/resource-list.ts';
import { brand } from '../../src/site/brand.ts';
import { Pages } from './components.tsx';
import { Cover } from './cover.tsx';
import { Calendar } from './forms.tsx';
import { findAll, type GuidePage, wordsOf } from './tree.ts';

/** A guide as an HTML document of fixed pages, with its fonts and styles inside. @throws If a letter is in no font. */
export async function guideHtml(id: GuideId, pages: readonly GuidePage[]): Promise<string> {
  const title = titleOf(pages);
  const markup = renderToStaticMarkup(
    <html lang={brand.language}>
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
      </head>
      <body>
        <Pages value={pages}>
          <Cover id={id} title={title} pages={pages} />
          {pages.slice(1).map((page) => (
            <Sheet key={page.number} title={title} {...page} />
          ))}
        </Pages>
      </body>
    </html>,
  );
  const missing = [...new Set(markup)].filter((letter) => !`${characters}\n`.includes(letter));
  if (missing.length > 0)
    throw new Error(
      `The fonts of “${title}” lack ${missing.join(' ')}. Add it to characters in scripts/read/share-fonts.ts, or write something else.`,
    );
  return `<!doctype html>${markup.replace('</head>', `<style>${await styles(markup)}</style></head>`)}`;
}

// The rule of a legal pad is at the left of every page, because on screen and printed on one
// side, a margin that changes sides only jumps.
const upright = { sheet: 'h-[11in] w-[8.5in] pr-[42pt] pl-[66pt]', band: '-mr-[42pt] -ml-[14pt] px-[14pt]' };
/** For the calendar, which hangs on a wall. */
const wide = {
  sheet: '[page:wide] h-[8.5in] w-[11in] px-[0.5in] text-head',
  band: '-mx-[0.5in] px-[0.5in]',
};

const Sheet = ({ title, number, part, startsPart, label, heading, nodes }: GuidePage & { title: string }) => {
  const isWide = findAll(nodes, Calendar).length > 0;
  const { sheet, band } = isWide ? wide : upright;
  return (
    <section
      id={`page-${number}`}
      className={`relative flex break-after-page flex-col overflow-hidden pt-[0.45in] ${sheet}`}
    >
      {/* The double rule of a pleading. */}
      {!isWide && <div className="absolute inset-y-0 left-[48pt] z-1 w-[4pt] border-margin border-x-[0.75pt]" />}
      {startsPart && (
        <h1
          className={`-mt-[0.45in] mb-[0.2in] bg-ink pt-[0.24in] pb-[0.13in] font-semibold font-serif text-head text-on-ink ${band}`}
        >
          {part}
        </h1>
      )}
      <div
        className="body mb-[6pt] flex min-h-0 flex-1 flex-col gap-[6pt] *:shrink-0"
        data-number={number}
        data-heading={wordsOf(heading)}
        data-label={label}
      >
        {nodes}
      </div>
      {/* For the eye only: a screen reader has the page’s number and the bookmarks. */}
      <div className="small flex h-[0.46in] flex-none items-baseline justify-between pt-[5pt]" aria-hidden="true">
        <div>
          <b>{title}</b>
          {wordsOf(part) !== title && <span className="ml-[6pt]">{part}</span>}
          {label && <span className="ml-[6pt] text-action">{label}</span>}
        </div>
        <p className="font-semibold font-serif text-head text-ink">{number}</p>
      </div>
    </section>
  );
};

export const titleOf = (pages: readonly GuidePage[]): string => wordsOf(pages[0]?.part);

/** guide.css, utilities for the classes in the markup, and the fonts as files, because variable ones print badly. */
async function styles(markup: string): Promise<string> {
  const sheet = readFileSync('guides/print/guide.css', 'utf8');
  const { build } = await compile(sheet, { base: import.meta.dirname, onDependency() {} });
  const classes = markup.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/[ "]/);
  const faces = shareFonts.map(({ name, style, weight, file }) => {
    const data = readFileSync(`src/assets/share-fonts/${file}`, 'base64');
    return `@font-face{font-family:"${name}";font-style:${style};font-weight:${weight};src:url(data:font/ttf;base64,${data})}`;
  });
  // A drawing may use a color that no class does.
  return [...faces, build([...classes, ...(markup.match(/--[a-z-]+/g) ?? [])])].join('');
}
