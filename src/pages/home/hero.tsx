import { BookingButton } from '../../sections/call-to-action.tsx';
import { Credentials } from '../../sections/credentials.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Hero } from '../../ui/hero.tsx';
import { AnchorLink, buttonClass } from '../../ui/link.tsx';
import { RankClimb } from './rank-climb.tsx';

const { plan, consultation, audit, citations } = claims;

/** The offer in three lines: what the firm gets, pays and risks. */
const offer = {
  'You get': `Local SEO in ${citations.directories} directories, a ${audit.points}-point site audit and the repairs, ${plan.contentPages} new pages a month, review requests and replies.`,
  'You pay': `${dollars(plan.monthly)} a month for all four. Month to month, no setup fee.`,
  Guarantee: `If you see no progress in ${plan.guaranteeDays} days, we work free until you do. We measure progress against your starting audit: local visibility, search traffic or calls.`,
};

export function HomeHero() {
  return (
    <Hero kind="home">
      <div className="col">
        <h1 id="h1">
          <span className="kick">SEO for divorce and family-law attorneys</span> Every divorce starts{' '}
          {/* Without it, balanced lines would break elsewhere when the font loads. */}
          <br className="max-[22.5rem]:hidden lg:max-xl:hidden" />
          with a search. <i className="block italic">Be the firm it finds.</i>
        </h1>
        <p className="lede">
          We bring divorce lawyers {claims.newClientsAMonth} new clients a month from Google and ChatGPT. Most clients
          see results in about {claims.daysToResults} days.
        </p>
        <div className="acts">
          <BookingButton campaign="page-home" />
          <AnchorLink className={buttonClass('secondary')} to="#testimonials">
            View Case Studies
          </AnchorLink>
        </div>
        <p className="note">
          Pick a time on our calendar. The call is free, takes {consultation.minutes} minutes, and you keep the{' '}
          {consultation.auditItems}-item audit of your site, valued at {dollars(consultation.auditValue)}.
        </p>
        <dl className="mb-8 border-ink border-t-2 text-small max-lg:mt-8">
          {Object.entries(offer).map(([term, text]) => (
            <div
              key={term}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-2.5 last:border-b-0"
            >
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">
                <Copy text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <Credentials className="lg:mt-auto" />
      </div>
      <RankClimb />
    </Hero>
  );
}
