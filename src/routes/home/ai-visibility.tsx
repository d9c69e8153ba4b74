import { atLeast } from '../../lib/format.ts';
import { citations } from '../../offer/plan.ts';
import { FigureExhibit } from '../../ui/exhibit.tsx';
import { SectionHeading, SplitSection } from '../../ui/section.tsx';

export const AiVisibility = () => (
  <SplitSection label="AI-search visibility" tone="ink" className="split-7 gap-y-6 lg:grid-rows-[auto_1fr]">
    <div>
      <SectionHeading className="mb-5">Be the divorce lawyer ChatGPT names</SectionHeading>
      <p className="lede">An AI answer names just a few firms. It draws on the same sources as Google:</p>
    </div>
    <div className="lg:row-span-2">
      <AnswerExhibit />
    </div>
    <ol className="border-rule-ink border-t">
      {evidence.map(({ name, text }, index) => (
        <li key={name} className="border-rule-ink border-b py-2.5 text-on-ink-2 text-small">
          <b className="font-semibold text-on-ink">
            <span className="mr-2 font-bold text-mark text-note print:text-inherit" aria-hidden="true">
              {index + 1}
            </span>
            {name}
          </b>{' '}
          {text}
        </li>
      ))}
    </ol>
  </SplitSection>
);

const evidence = [
  { name: 'Your pages', text: 'answer in plain English.' },
  { name: 'Your reviews', text: 'come from your city.' },
  { name: 'Your listings', text: `match in ${atLeast(citations.directories)} directories.` },
];

const Source = ({ number }: { number: number }) => (
  <sup className="font-bold font-sans text-mark text-xs/0 print:text-inherit">{number}</sup>
);

const AnswerExhibit = () => (
  // The exhibit’s yellow tag needs dark text.
  <FigureExhibit letter="E" className="text-ink" caption="An example of an AI answer.">
    <div className="border border-rule-ink text-on-ink">
      <p className="border-rule-ink border-b px-5 py-4 text-on-ink-2 leading-normal">
        Asked at 11:40 p.m.{' '}
        <b className="block font-medium text-on-ink">
          I need a divorce lawyer in Tampa who handles custody. Who should I call?
        </b>
      </p>
      <p className="p-5 font-serif text-h3/snug">
        Start with <mark className="font-sub text-ink">Your Firm</mark>. It explains Florida parenting plans clearly
        <Source number={1} />, clients in Tampa describe how it handled custody
        <Source number={2} />, and its office is in Tampa
        <Source number={3} />.
      </p>
    </div>
  </FigureExhibit>
);
