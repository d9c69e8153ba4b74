import type { ReactNode } from 'react';
import { brand } from '../../src/site/brand.ts';
import { code, Exhibit, Logo, monthsOf } from './components.tsx';
import { findAll, type GuidePage, wordsOf } from './tree.ts';

/** What is on the lines of a cover. Its title says what it shows. */
export type Drawing = (pages: readonly GuidePage[]) => ReactNode;

/** A cover is a page of a pleading: 28 numbered lines, in CSS pixels. The styles place the text on the same lines. */
const lines = Array.from({ length: 28 }, (_, index) => index + 1);
const [width, ruleAt, textAt, pitch] = [816, 111, 132, 33];
const lineY = (line: number) => 84 + line * pitch;

export const Cover = ({ pages, drawing }: { pages: readonly GuidePage[]; drawing: Drawing }) => (
  <section className="bg-paper leading-[33px] *:absolute">
    {/* biome-ignore lint/a11y/noSvgWithoutTitle: its title comes with the drawing */}
    <svg className="inset-0 fill-ink-2 font-sans text-[17px]" viewBox={`0 0 ${width} 1056`} role="img">
      <path
        d={lines
          .slice(12)
          .map((line) => `M${ruleAt} ${lineY(line)}H${width}`)
          .join('')}
        stroke="var(--color-rule)"
      />
      {drawing(pages)}
    </svg>
    <div className="top-[84px] left-0 w-[93px] text-right text-[9pt] text-ink-3" aria-hidden="true">
      {lines.join('\n')}
    </div>
    <p className="top-[36px] flex gap-[10px] font-semibold font-serif text-[13pt]">
      <Logo className="w-[21px]" />
      {brand.name}
    </p>
    <div className="top-[150px] w-[500px]">
      <h1 className="mb-[33px] font-medium font-serif text-[72pt]/[99px] tracking-[-0.022em]">{pages[0]?.part}</h1>
      <p className="w-[450px] text-balance text-[13pt]/[33px]">{wordsOf(findAll(pages[0]?.nodes, 'p')[0])}</p>
    </div>
    <p className="top-[1008px] font-semibold">A free guide, {pages.length} pages</p>
  </section>
);

const Highlight = ({ line }: { line: number }) => (
  <rect y={lineY(line - 1) + 0.5} width={width} height={pitch - 1} fill="var(--color-mark)" />
);

/** One person’s searches down the page, on every second line, to the firm’s own name. */
const searchPath: Drawing = (pages) => {
  const searches = findAll(findAll(pages[3]?.nodes, Exhibit), code).map((search, index) => ({
    words: wordsOf(search),
    x: textAt + 24 + 6.12 * index ** 2,
    y: lineY(14 + 2 * index) - pitch / 2,
  }));
  return (
    <>
      <title>
        One person’s eight searches down a ruled page, from “can he empty the joint account” to a firm’s name and
        “reviews.”
      </title>
      <g className="fill-ink font-medium font-serif text-[22px]">
        <Highlight line={28} />
        <path
          d={`M${searches.map(({ x, y }) => `${x} ${y}`).join('L')}`}
          fill="none"
          stroke="var(--color-data)"
          strokeWidth="5"
        />
        {searches.map(({ words, x, y }) => (
          <g key={words} transform={`translate(${x} ${y})`}>
            <circle r="9" fill="var(--color-paper)" stroke="var(--color-data)" strokeWidth="4" />
            <text x="24" y="7">
              {words}
            </text>
          </g>
        ))}
      </g>
    </>
  );
};

/** The line with an old suite. */
const old = 20;

/** The same name, address and phone on every line, checked, but for one. */
const sameAddress: Drawing = () => (
  <>
    <title>
      The same name, address and phone number on sixteen lines, each checked but one, which has an old suite.
    </title>
    <Highlight line={old} />
    {lines.slice(12).map((line) => (
      <g
        key={line}
        className={line === old ? 'fill-ink font-semibold' : ''}
        transform={`translate(0 ${lineY(line) - 11})`}
      >
        <text x={textAt}>Roe Law, LLC</text>
        <text x="300">210 Court Street, Suite {line === old ? 7 : 4}</text>
        <text x="562">(330) 555-0142</text>
        <path d="M722-14h17v17h-17z" fill="var(--color-card)" stroke="var(--color-ink)" />
        {line !== old && <path d="M726-6l5 6 11-15" fill="none" stroke="var(--color-data)" strokeWidth="3" />}
      </g>
    ))}
  </>
);

/** A shelf for each month with the pages so far: those of the month in blue, the older ones before them paler. */
const growingYear: Drawing = (pages) => {
  let end = 240;
  const step = 7.3;
  return (
    <>
      <title>Twelve ruled lines, one for each month, with more pages on each than on the one before.</title>
      <g strokeWidth="22" strokeDasharray={`${step * 0.6} ${step * 0.4}`}>
        {monthsOf(pages).map(({ month, questions }, index) => {
          const start = end;
          end += questions.length * step;
          return (
            <g key={month} transform={`translate(0 ${lineY(17 + index) - 11})`}>
              <text className="fill-ink font-medium font-serif text-[20px]" x={textAt} y="2">
                {month}
              </text>
              <path d={`M240 0H${start}`} stroke="var(--color-data-soft)" />
              <path d={`M${start} 0H${end}`} stroke="var(--color-data)" />
            </g>
          );
        })}
      </g>
    </>
  );
};

export const drawings = { searchPath, sameAddress, growingYear };
