import type { ReactNode } from 'react';
import type { CaseStudyId } from '../../content/client-cases.ts';
import { cn } from '../../lib/cn.ts';
import { Exhibit, FigureExhibit } from '../../ui/exhibit.tsx';
import { Cut } from '../../ui/red-pen.tsx';

/** From the old place up or down to the new one, on the left. */
const Pen = ({ inset, down }: { inset: string; down?: boolean }) => (
  <i
    className="in-view pen"
    style={{ inset, borderWidth: '2px 2px 0 0', borderRadius: '0 22px 0 0', scale: down ? '1 -1' : undefined }}
    aria-hidden="true"
  />
);

const Pin = ({ className, struck }: { className: string; struck?: boolean }) => (
  <svg
    className={cn('absolute bottom-full stroke-ink', className)}
    viewBox="0 0 20 26"
    width="20"
    height="26"
    aria-hidden="true"
  >
    <path className={struck ? 'fill-card' : 'fill-mark'} d="M10 25C4 17 1 14 1 9.5a9 9 0 0 1 18 0C19 14 16 17 10 25Z" />
    <path className={struck ? 'stroke-2 stroke-action' : 'stroke-4'} d={struck ? 'M4 4l12 12M16 4 4 16' : 'M8 9.5h4'} />
  </svg>
);

/** The river turns east between the two neighborhoods. The drawing stretches, so that the pins stay on their streets. */
const TwoOffices = () => (
  <div className="relative aspect-5/3 max-h-74 w-full text-small/tight md:max-lg:aspect-square print:aspect-5/3">
    <svg
      className="absolute size-full fill-none"
      viewBox="0 0 588 294"
      width="588"
      height="294"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="stroke-data-soft" strokeWidth="52" d="M225 340C250 260 270 170 320 116S440 60 640 48" />
      <path
        className="stroke-2 stroke-mesh"
        d="M0 140 84 112 282 46M40 0 77 114M150 0 180 80M250 0 264 52M0 275 225 200 264 158 352 176 531 212 588 223M120 294 101 241M196 294 168 219M410 110 384 183M478 94 452 196M560 86 531 212M330 294 352 176M552 294 568 219"
      />
    </svg>
    <Pen inset="calc(38% - 1rem) calc(9% + 0.5625rem) calc(28% + 1.875rem) calc(12% + 1.75rem)" />
    <p className="absolute py-1.5" style={{ top: '38%', left: '12%' }}>
      <Pin className="left-0" />
      <b className="block font-semibold">Riverside Avenue</b> since 2022
    </p>
    <p className="absolute py-1.5 text-right text-ink-2" style={{ top: '72%', right: '9%' }}>
      <Pin className="right-0" struck />
      <Cut>Hendricks Avenue</Cut>
      <span className="block">in a third of the listings</span>
    </p>
  </div>
);

/** A phone’s screen, empty or with the first words. */
const Frame = ({ second, words }: { second: number; words: boolean }) => (
  <span
    className={cn(
      'flex aspect-5/9 flex-col gap-1.5 border border-ink py-1.5 text-center',
      words ? 'bg-mark' : 'bg-card',
    )}
  >
    <span
      className={cn(
        'mx-auto w-3/5 flex-1',
        words && 'bg-[repeating-linear-gradient(var(--color-ink)_0_2px,transparent_0_6px)]',
      )}
    />
    {second}
  </span>
);

const Filmstrip = ({ label, seconds, children }: { label: string; seconds: number; children?: ReactNode }) => (
  <div>
    <p className="mb-1.5 font-semibold text-small/tight">{label}</p>
    <div className="digits relative grid grid-cols-9 text-ink-2 text-note/tight" aria-hidden="true">
      {Array.from({ length: seconds }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seconds never move
        <Frame key={index} second={index + 1} words={index + 1 === seconds} />
      ))}
      {children}
    </div>
  </div>
);

/** One request for a consultation in a morning: with the afternoons, the thirty of the case’s first month. */
const calls = [
  { hour: '8:40', matter: 'Help with a free form', reason: 'no lawyer' },
  { hour: '9:05', matter: 'Which form do I file?', reason: 'legal aid' },
  { hour: '9:30', matter: 'My form came back', reason: 'for the clerk' },
  { hour: '9:50', matter: 'Same form in Ohio?', reason: 'not Texas' },
  { hour: '10:10', matter: 'House, dental practice' },
  { hour: '10:35', matter: 'Fee without a lawyer', reason: 'court’s fee' },
  { hour: '11:20', matter: 'Agreed, no house', reason: 'form will do' },
];

const IntakeLog = () => (
  <table className="w-full text-left text-note/tight *:*:*:py-2 *:*:*:pl-[min(0.625rem,2vw)] lg:text-small/tight">
    <caption className="pt-3 pr-12 pb-1 pl-3 text-left font-semibold text-small/tight print:pb-4">
      Intake, a morning before us
    </caption>
    <tbody>
      {calls.map(({ hour, matter, reason }) => (
        <tr key={hour} className="border-rule border-t align-baseline">
          <td className="digits text-right text-ink-3 text-note">{hour}</td>
          <td className={reason ? 'text-action' : 'font-semibold'}>{reason ? 'No' : 'Yes'}</td>
          <td className="w-full">
            {reason ? (
              <span className="flex flex-wrap items-baseline justify-between gap-x-2 pr-2">
                <Cut>{matter}</Cut>
                <i className="font-serif text-action text-note/none">{reason}</i>
              </span>
            ) : (
              <mark className="bg-mark text-ink">{matter}</mark>
            )}
          </td>
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
        <Filmstrip label="Day 90: under two" seconds={2}>
          <Pen inset="-2.25rem 5.5% 50% calc(22.3% + 0.5rem)" down />
        </Filmstrip>
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
