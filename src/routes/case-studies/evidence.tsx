import type { ReactNode } from 'react';
import type { CaseStudyId } from '../../content/client-cases.ts';
import { cn } from '../../lib/cn.ts';
import { Exhibit, FigureExhibit } from '../../ui/exhibit.tsx';
import { Cut } from '../../ui/red-pen.tsx';

/** The river turns east north of the two neighborhoods. */
const TwoOffices = () => (
  <div className="relative h-[10rem] text-small/tight md:h-48">
    <svg
      className="absolute size-full fill-none"
      viewBox="0 0 340 144"
      width="340"
      height="144"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path
        className="stroke-mesh"
        d="M0 44 118 30M36 0 41 39M51 109 56 144M0 116 150 100M206 144 226 64M270 144 284 56M210 112 340 94"
      />
      <path className="stroke-[30] stroke-data-soft" d="M172 164C160 120 144 96 174 62S260 32 360 32" />
    </svg>
    <p className="absolute top-8 left-[4%]">
      <i className="mb-1.5 block size-3.5 rounded-full border border-ink bg-mark" aria-hidden="true" />
      <b className="block font-semibold">Riverside Avenue</b> since 2022
    </p>
    <p className="absolute right-[4%] bottom-3 text-right text-ink-2">
      <i className="mb-1.5 ml-auto block size-3.5 rounded-full border border-rule-strong bg-card" aria-hidden="true" />
      <Cut>Hendricks Avenue</Cut>
      <span className="block">in a third of the listings</span>
    </p>
  </div>
);

/** A phone’s screen, empty or with the first words. */
const Frame = ({ second, words }: { second: number; words: boolean }) => (
  <span className={cn('block border border-ink pb-1 text-center', words ? 'bg-mark' : 'bg-card')}>
    <span className="mx-auto my-1.5 block h-10 w-3/5">
      {words && (
        <span className="block size-full bg-[repeating-linear-gradient(var(--color-ink)_0_2px,transparent_0_6px)]" />
      )}
    </span>
    {second}
  </span>
);

const Filmstrip = ({ label, seconds }: { label: string; seconds: number }) => (
  <div>
    <p className="mb-1.5 font-semibold text-small/tight">{label}</p>
    <div className="digits grid grid-cols-9 text-ink-2 text-note/tight" aria-hidden="true">
      {Array.from({ length: seconds }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seconds never move
        <Frame key={index} second={index + 1} words={index + 1 === seconds} />
      ))}
    </div>
  </div>
);

const calls = [
  { hour: '8:40', matter: 'Help with a free form', taken: false },
  { hour: '9:05', matter: 'Which form do I file?', taken: false },
  { hour: '9:30', matter: 'My form was rejected', taken: false },
  { hour: '10:10', matter: 'House, dental practice', taken: true },
  { hour: '10:35', matter: 'Fee without a lawyer', taken: false },
];

const IntakeLog = () => (
  <table className="w-full text-left text-small/tight *:*:*:py-2 *:*:*:pl-[min(0.625rem,2vw)]">
    <caption className="px-3 pt-3 pb-1 text-left font-semibold">Intake, before the work</caption>
    <tbody>
      {calls.map(({ hour, matter, taken }) => (
        <tr key={hour} className="border-rule border-t align-baseline">
          <td className="digits text-right text-ink-3 text-note">{hour}</td>
          <td className={taken ? 'font-semibold' : 'text-action'}>{taken ? 'Yes' : 'No'}</td>
          <td className="w-full">{taken ? <mark className="bg-mark text-ink">{matter}</mark> : <Cut>{matter}</Cut>}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The exhibit of each case. A real client’s own takes its place. */
export const evidence: Record<CaseStudyId, (letter: string) => ReactNode> = {
  jacksonville: (letter) => (
    <FigureExhibit letter={letter}>
      <TwoOffices />
    </FigureExhibit>
  ),
  pittsburgh: (letter) => (
    <FigureExhibit letter={letter}>
      <div className="grid gap-4 pt-6">
        <Filmstrip label="First words: nine seconds" seconds={9} />
        <Filmstrip label="Day 90: under two" seconds={2} />
      </div>
    </FigureExhibit>
  ),
  'san-antonio': (letter) => (
    <Exhibit letter={letter}>
      <div className="pl-[min(1rem,5vw)]">
        <IntakeLog />
      </div>
    </Exhibit>
  ),
};
