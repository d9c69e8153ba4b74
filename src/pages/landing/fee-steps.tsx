import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { DiscoveryButton } from './discovery-button.tsx';

const { landingPage } = claims;

/** The process with its prices (specification, section 9), as both landing pages quote it. */
const steps = [
  { name: 'Competitor audit', when: `${landingPage.auditMinutes} minutes, on the call`, price: 'Free' },
  { name: 'First-month intensive', when: 'Month 1', price: dollars(landingPage.firstMonth) },
  { name: 'Build', when: 'Months 2–6', price: dollars(landingPage.monthsTwoToSix), per: 'a month' },
  { name: 'Hold', when: 'From month 7', price: dollars(landingPage.fromMonthSeven), per: 'a month' },
] as const;

/** The four steps on the yellow legal pad, numbered in its margin, with the year's sum and the call below. */
export function FeeSteps({ texts }: { texts: readonly [audit: string, first: string, build: string, hold: string] }) {
  return (
    <div className="pad">
      <div className="pad__in">
        <ol>
          {steps.map((step, index) => (
            <li key={step.name} className="relative border-rule-pad border-b pb-6 not-first:pt-6">
              <div className="flex justify-between gap-x-6 gap-y-2 max-sm:flex-col sm:items-baseline">
                <div>
                  <h3>
                    <span className="num absolute right-full mr-9 font-normal max-md:hidden" aria-hidden="true">
                      {index + 1}
                    </span>
                    {step.name}
                  </h3>
                  <p className="text-ink-2 text-small">
                    <Copy text={step.when} />
                  </p>
                </div>
                <p className="num whitespace-nowrap font-serif text-[clamp(2.25rem,1.8rem+1.8vw,3.25rem)] leading-none tracking-tight">
                  {step.price}{' '}
                  {'per' in step && <span className="ml-1 font-sans text-ui tracking-normal">{step.per}</span>}
                </p>
              </div>
              <p className="mt-3 max-w-text">
                <Copy text={texts[index] ?? ''} />
              </p>
            </li>
          ))}
        </ol>
        <dl>
          <div>
            <dt>First-year total, rounded</dt>
            <dd>{dollars(landingPage.firstYear)}</dd>
          </div>
          <div>
            <dt>To leave</dt>
            <dd>{claims.terms.noticeDays} days’ written notice</dd>
          </div>
        </dl>
        <DiscoveryButton />
        <p className="note">Opens our calendar in a new tab.</p>
      </div>
    </div>
  );
}
