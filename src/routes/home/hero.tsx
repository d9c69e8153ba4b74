import { useState } from 'react';
import { climb, headline } from '../../charts/climb.ts';
import { Copy, NoteRef } from '../../copy/copy.tsx';
import { atLeast, capitalized, dollars, range } from '../../lib/format.ts';
import { AnchorLink } from '../../links/anchor-link.tsx';
import { guarantee } from '../../offer/guarantee.ts';
import { audit, citations, plan } from '../../offer/plan.ts';
import { results } from '../../offer/results.ts';
import { CallLead } from '../../sections/call-lead.tsx';
import { BookingButton } from '../../sections/call-to-action.tsx';
import { Credentials } from '../../sections/credentials.tsx';
import { ProofLine } from '../../sections/proof-line.tsx';
import { SiteField } from '../../sections/site-field.tsx';
import { HeroFrame, HeroLede } from '../../ui/hero.tsx';
import { RankClimb } from './rank-climb.tsx';

const offer = {
  'You get': `Listings in ${atLeast(citations.directories)} directories, a ${audit.points}-point site audit with repairs, ${range(plan.contentPages)} new pages a month, and review requests and replies.`,
  Guarantee: `${capitalized(guarantee.inShort)}. No setup fees.`,
};

const lines = Array.from({ length: climb[0] }, (_, index) => index + 1).join('\n');

/** Line 1, with the pen’s mark that moves line 14 here, and the website that the visitor types there. */
const LineOne = ({ typed }: { typed: string }) => (
  <i className="line-one" data-lines={lines}>
    <i className="line-one-tab" aria-hidden="true" />
    <i className="pen line-one-pen" aria-hidden="true" />
    <span>{headline[2]}</span>
    {typed && (
      <i className="top-full left-0 max-w-full truncate font-sans text-action text-small italic" aria-hidden="true">
        ^ {typed}
      </i>
    )}
  </i>
);

export function HomeHero() {
  const [typed, setTyped] = useState('');
  return (
    <HeroFrame>
      <div className="section-body split-8 gap-y-7 lg:gap-y-8">
        <div className="on-lines">
          {/* WebKitGTK ignores sizes beyond the end of the axis unless it is set here. */}
          <h1 id="h1" className="lg:[font-variation-settings:'opsz'_60]">
            <span className="mb-4 block font-sans font-semibold text-small leading-tight max-[22.5rem]:text-note">
              SEO for divorce and family-law attorneys
            </span>{' '}
            {headline[0]}
            <br /> {headline[1]} <LineOne typed={typed} />
          </h1>
          <div className="lines-of-text">
            <HeroLede>
              {atLeast(results.newClientsAMonth)} new clients a month via search on Google and ChatGPT.
              <NoteRef id="figures" /> {dollars(plan.monthly)} a&nbsp;month.
            </HeroLede>
            <ProofLine className="max-lg:leading-(--u)" />
          </div>
          <div className="lines-of-links">
            <BookingButton />{' '}
            <AnchorLink className="inline-flex min-h-11 items-center justify-self-start text-link" to="#testimonials">
              View Case Studies
            </AnchorLink>
          </div>
          <SiteField label="14th on Google? Your website:" onType={setTyped} />
          <CallLead className="mt-5 lg:mt-0" />
        </div>
        <RankClimb />
        <div className="lg:col-span-full">
          <dl className="rule-top split-8 text-small max-lg:hidden">
            {Object.entries(offer).map(([term, text]) => (
              <div key={term} className="flex flex-wrap gap-x-4 py-2.5">
                <dt className="w-[6rem] font-semibold">{term}</dt>
                <dd className="flex-1 basis-[7rem] text-ink-2">
                  <Copy text={text} />
                </dd>
              </div>
            ))}
          </dl>
          <Credentials className="border-rule border-t" />
        </div>
      </div>
    </HeroFrame>
  );
}
