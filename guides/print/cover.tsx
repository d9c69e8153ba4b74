import type { ReactNode } from 'react';
import { brand } from '../../src/site/brand.ts';
import { components, Logo, monthsOf } from './components.tsx';
import { findAll, type GuidePage, wordsOf } from './tree.ts';

/** A drawing on the lines of the cover, what it shows, and the line that is highlighted. */
export type Drawing = (pages: readonly GuidePage[]) => { alt: string; picture: ReactNode; highlighted?: number };

/** A cover is a page of a pleading: 28 numbered lines, in CSS pixels. The styles place the text on the same lines. */
const lines = Array.from({ length: 28 }, (_, index) => index + 1);
const [width, height, ruleAt, textAt, top, pitch] = [816, 1056, 111, 132, 84, 33];
const lineY = (line: number) => top + line * pitch;

export const Cover = ({
  title,
  subtitle,
  pages,
  drawing,
}: {
  title: string;
  subtitle: string;
  pages: number;
  drawing: ReturnType<Drawing>;
}) => (
  <section className="bg-paper leading-[33px] *:absolute">
    <svg
      className="inset-0 fill-ink-2 font-sans text-[17px]"
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={drawing.alt}
    >
      {drawing.highlighted && (
        <rect y={lineY(drawing.highlighted - 1)} width={width} height={pitch} fill="var(--color-mark)" />
      )}
      <path
        d={lines
          .slice(12)
          .map((line) => `M${ruleAt} ${lineY(line)}H${width}`)
          .join('')}
        stroke="var(--color-rule)"
      />
      {drawing.picture}
    </svg>
    <div className="top-[84px] left-0 w-[93px] text-right text-[9pt] text-ink-3" aria-hidden="true">
      {lines.join('\n')}
    </div>
    <p className="top-[36px] flex gap-[10px] font-semibold font-serif text-[13pt]">
      <Logo className="w-[21px]" />
      {brand.name}
    </p>
    <div className="top-[150px] w-[500px]">
      <h1 className="mb-[33px] font-medium font-serif text-[72pt]/[99px] tracking-[-0.022em]">{title}</h1>
      <p className="w-[450px] text-balance text-[13pt]/[33px]">{subtitle}</p>
    </div>
    <p className="top-[1008px] font-semibold">A free guide, {pages} pages</p>
  </section>
);

/** One person's searches down the page, each a line or two below the one before, to the firm's own name. */
function searchPath(pages: readonly GuidePage[]): ReactNode {
  const searches = findAll(findAll(pages[3]?.nodes, components.Exhibit), components.code).map(wordsOf);
  const last = lines.length;
  const x = (share: number) => textAt + 24 + 300 * share ** 2;
  const y = (share: number) => lineY(last - 2 * (searches.length - 1) * (1 - share)) - pitch / 2;
  return (
    <>
      <path
        d={`M${x(0)} ${y(0)}Q${x(0)} ${y(0.5)} ${x(1)} ${y(1)}`}
        fill="none"
        stroke="var(--color-data)"
        strokeWidth="5"
      />
      {searches.map((search, index) => {
        const share = index / (searches.length - 1);
        return (
          <g key={search} className="fill-ink font-medium font-serif text-[22px]">
            <circle
              cx={x(share)}
              cy={y(share)}
              r="9"
              fill="var(--color-paper)"
              stroke="var(--color-data)"
              strokeWidth="4"
            />
            <text x={x(share) + 24} y={y(share) + 7}>
              {search}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** The line with an old suite. */
const old = 20;

/** The same name, address and phone on every line, checked, but for one. */
const sameAddress = () =>
  lines.slice(12).map((line) => (
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
  ));

/** A shelf for each month with the pages so far: those of the month in blue, the older ones behind them in gray. */
function growingYear(pages: readonly GuidePage[]): ReactNode {
  const months = monthsOf(pages);
  const first = 17;
  const all = months.flatMap(({ questions }) => questions).length;
  const step = (750 - 240) / all;
  let written = 0;
  return months.map(({ month, questions }, index) => {
    const y = lineY(first + index);
    const pagesFrom = (from: number, count: number) =>
      Array.from({ length: count }, (_, page) => `M${(240 + (from + page) * step).toFixed(1)} ${y}v-22`).join('');
    const before = pagesFrom(0, written);
    const added = pagesFrom(written, questions.length);
    written += questions.length;
    return (
      <g key={month}>
        <text className="fill-ink font-medium font-serif text-[20px]" x={textAt} y={y - 9}>
          {month}
        </text>
        <path d={before} stroke="var(--color-data-soft)" strokeWidth={step * 0.6} />
        <path d={added} stroke="var(--color-data)" strokeWidth={step * 0.6} />
      </g>
    );
  });
}

export const drawings = {
  searchPath: (pages) => ({
    alt: 'One person’s eight searches down a ruled page, from “can he empty the joint account” to a firm’s name and “reviews.”',
    picture: searchPath(pages),
    highlighted: lines.length,
  }),
  sameAddress: () => ({
    alt: 'The same name, address and phone number on sixteen lines, each checked but one, which has an old suite.',
    picture: sameAddress(),
    highlighted: old,
  }),
  growingYear: (pages) => ({
    alt: 'Twelve ruled lines, one for each month, with more pages on each than on the one before.',
    picture: growingYear(pages),
  }),
} satisfies Record<string, Drawing>;
