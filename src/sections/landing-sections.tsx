import type { ComponentProps, ReactNode } from 'react';
import { promises } from '../content/promises.ts';
import { Copy, Paragraph, Paragraphs } from '../copy/copy.tsx';
import { capitalized, dollars } from '../lib/format.ts';
import { keysOf } from '../lib/keys-of.ts';
import { landingFees } from '../offer/landing-fees.ts';
import { terms } from '../offer/plan.ts';
import { settings } from '../site/settings.ts';
import { Actions, ExternalButton } from '../ui/button.tsx';
import { CheckList } from '../ui/list.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { CallLead } from './call-lead.tsx';
import { ClosingBand } from './call-to-action.tsx';
import { Pad } from './pricing.tsx';
import { ProofLine } from './proof-line.tsx';

type SectionProps = Parameters<typeof Section>[0];

/** A section of a landing page, with its heading and argument beside its exhibit. */
export function LandingSection({
  label,
  tone,
  heading,
  text,
  more,
  exhibit,
  wide = false,
  children,
}: Pick<SectionProps, 'label' | 'tone'> & {
  heading: string;
  text?: readonly string[];
  /** Follows the text in its column. */
  more?: ReactNode;
  /** Omit it if the content below the text takes the full width. */
  exhibit?: ReactNode;
  wide?: boolean;
  /** Below both columns. */
  children?: ReactNode;
}) {
  return (
    <Section label={label} tone={tone}>
      <div className={`gap-y-8 ${wide ? 'split-5' : 'split-7'}`}>
        <div className={wide ? 'lg:sticky lg:top-24' : ''}>
          <SectionHeading className="mb-5">
            <Copy text={heading} />
          </SectionHeading>
          {text && <Paragraphs text={text} className="max-w-text" />}
          {more}
        </div>
        {exhibit && <div>{exhibit}</div>}
      </div>
      {children}
    </Section>
  );
}

/** The first year’s fees, as the landing pages say them. */
export const firstYearFees = `about ${dollars(landingFees.firstYear)}`;

const steps = {
  audit: { name: 'Competitor audit', when: `${landingFees.auditMinutes} minutes, on the call`, price: 'Free' },
  firstMonth: { name: 'First-month intensive', when: 'Month 1', price: dollars(landingFees.firstMonth) },
  build: { name: 'Build', when: 'Months 2–6', price: dollars(landingFees.monthsTwoToSix), per: 'a month' },
  maintain: { name: 'Maintain', when: 'From month 7', price: dollars(landingFees.fromMonthSeven), per: 'a month' },
} satisfies Record<string, { name: string; when: string; price: string; per?: string }>;

export type FeeStepTexts = Record<keyof typeof steps, string>;

const yearTerms = ['Your domain, profile, and Analytics stay in your name.', promises.competitors];

/** The terms that come with the fees. */
export const FeeTerms = () => <CheckList className="mt-6" items={yearTerms} />;

export const FeeSteps = ({ texts }: { texts: FeeStepTexts }) => (
  <Pad>
    <ol className="grid gap-4">
      {keysOf(steps).map((id, index) => {
        const step = steps[id];
        return (
          <li key={id} className="relative border-rule-pad border-b pb-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
              <div className="wrap-break-word min-w-min flex-1 basis-[7rem]">
                <h3>
                  <span className="absolute right-full mr-9.5 max-md:hidden" aria-hidden="true">
                    {index + 1}
                  </span>
                  {step.name}
                </h3>
                <Paragraph className="text-ink-2 text-small" text={step.when} />
              </div>
              <p className="wrap-break-word min-w-min text-right font-serif text-h3">
                {step.price} {'per' in step && <span className="font-sans text-small">{step.per}</span>}
              </p>
            </div>
            <Paragraph className="mt-2 max-w-text text-small" text={texts[id]} />
          </li>
        );
      })}
    </ol>
    <p className="mt-4">
      The first year: {dollars(landingFees.firstMonth)}, then {dollars(landingFees.monthsTwoToSix)} a month for five
      months, then {dollars(landingFees.fromMonthSeven)} a month for six.{' '}
      <b className="font-semibold">{capitalized(firstYearFees)}.</b>
    </p>
    <div className="mt-6 grid sm:justify-items-start">
      <DiscoveryButton>{`Start with the free ${landingFees.auditMinutes} minutes`}</DiscoveryButton>
    </div>
  </Pad>
);

const label = `Book the free ${landingFees.auditMinutes}-minute call`;

/** Stands where a reader is convinced, between the page’s primary buttons, in words of its place. */
export const DiscoveryLink = ({ children }: { children: string }) => (
  <ExternalButton href={settings.discoveryCallUrl} variant="secondary">
    {children}
  </ExternalButton>
);

/** The landing pages’ only call to action. */
const DiscoveryButton = ({ children = label }: { children?: string }) => (
  <ExternalButton href={settings.discoveryCallUrl}>{children}</ExternalButton>
);

/** The end of a landing page’s hero: its proof, its one action, and the lead who takes the call. */
export const LandingActions = () => (
  <>
    <ProofLine>{`Leave on ${terms.noticeDays} days’ notice.`}</ProofLine>
    <Actions>
      <DiscoveryButton />
    </Actions>
    <CallLead minutes={landingFees.auditMinutes} />
  </>
);

/** The end of a landing page: its one action, and nothing else to press. */
export const LandingClosing = (props: Omit<ComponentProps<typeof ClosingBand>, 'children'>) => (
  <ClosingBand {...props}>
    <Actions>
      <DiscoveryButton />
    </Actions>
    <CallLead minutes={landingFees.auditMinutes} />
  </ClosingBand>
);
