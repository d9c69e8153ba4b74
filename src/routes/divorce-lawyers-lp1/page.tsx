import { founderStory } from '../../content/founder-story.ts';
import { founder } from '../../content/team.ts';
import { NoteRef, Notes, NotesProvider } from '../../copy/copy.tsx';
import { PageHead } from '../../head/head-tags.tsx';
import { atLeast, capitalized, dollars, inWords } from '../../lib/format.ts';
import { landingFees } from '../../offer/landing-fees.ts';
import { audit, citations, terms } from '../../offer/plan.ts';
import { figuresNote, results } from '../../offer/results.ts';
import {
  DiscoveryButton,
  DiscoveryLink,
  FeeSteps,
  type FeeStepTexts,
  FeeSummary,
  LandingClosing,
  LandingSection,
} from '../../sections/landing-sections.tsx';
import { Actions } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero, HeroHeading, HeroLede, HeroNote } from '../../ui/hero.tsx';
import { RuledList } from '../../ui/list.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { CompetitorAudit } from './competitor-audit.tsx';
import { FirstYear } from './first-year.tsx';
import { FlippedScenario, ownLine, TwoPages } from './flipped-scenario.tsx';
import { SumList } from './sum-list.tsx';

const { revenuePerCase, casesAMonth, additionalRevenue, firstYear, auditMinutes } = landingFees;
const { daysToResults } = results;

export default function LongForm() {
  return (
    <NotesProvider notes={{ figures: figuresNote }}>
      <PageHead
        path="/divorce-lawyers-lp1"
        updated="2026-11-26"
        title="SEO for Divorce Lawyers: What It Costs and Returns"
        description={`SEO for divorce lawyers in four steps with prices: a free ${auditMinutes}-minute competitor audit, ${dollars(firstYear)} in the first year, ${dollars(additionalRevenue)} in additional revenue.`}
      />
      <LongFormHero />
      <Invisible />
      <FlippedScenario />
      <FreeAudit />
      <FounderStory />
      <Process />
      <FirstYear />
      <Notes />
      <LandingClosing
        heading="Book the call and see who outranks you"
        lede={`It’s free. We do SEO only for divorce lawyers, and if you hire us, you can leave on ${terms.noticeDays} days’ written notice.`}
      />
    </NotesProvider>
  );
}

const LongFormHero = () => (
  <Hero line={ownLine}>
    <div>
      <HeroHeading>SEO for divorce lawyers: be the firm they find first</HeroHeading>
      <HeroLede className="mt-6">
        Today, clients see other firms before yours. We fix that with website repairs, listings, new pages, and review
        requests, and we do it only for divorce lawyers. The first year costs {dollars(firstYear)}.{' '}
        {capitalized(inWords(casesAMonth))} more cases a month at {dollars(revenuePerCase)} is{' '}
        {dollars(additionalRevenue)}
        <NoteRef id="figures" /> in a year.
      </HeroLede>
      <Actions className="mt-8">
        <DiscoveryButton />
      </Actions>
      <HeroNote className="mt-4">
        Free. The call starts with a {auditMinutes}-minute audit of the firms above you, live, on your county’s results
        page.
      </HeroNote>
    </div>
    <Exhibit letter="A" caption="The same results page, today and flipped.">
      <TwoPages />
    </Exhibit>
  </Hero>
);

const evening = [
  `At 9:40 p.m., a nurse on the night shift asks Google how custody works if she works nights. She reads a directory and two other firms’ pages. Say your firm is on line ${inWords(ownLine)}: she doesn’t get that far.`,
  'At 10:10, she saves the number of the firm that answered her. At 7:50 the next morning, she calls it.',
  'You don’t get so much as a missed call. Your books show only the cases you opened.',
];

const losses: readonly (readonly [string, string])[] = [
  ['One case a month', dollars(12 * revenuePerCase)],
  ['One case a quarter', dollars(4 * revenuePerCase)],
  ['One case a year', dollars(revenuePerCase)],
];

const Invisible = () => (
  <LandingSection
    label="Tuesday"
    heading={`The cost of invisibility: miss one case a month, and you’re out ${dollars(12 * revenuePerCase)} a year`}
    text={evening}
    exhibit={<SumList title="What lost cases cost you in a year" rows={losses} />}
  />
);

const bring = ['The county that matters most to you', 'The kind of case you want more of'];
const leaveWith = [
  'The names of the firms above you',
  'The likely reason each one is there',
  'The searches you could win from them',
];

const FreeAudit = () => (
  <LandingSection
    label="First step"
    tone="card"
    heading={`Book a free ${auditMinutes}-minute competitor audit`}
    text={['We open your county’s results page while you watch.']}
    more={
      <>
        <div className="mt-6 grid gap-x-8 gap-y-5 xl:grid-cols-2">
          <div>
            <h3>You bring</h3>
            <RuledList items={bring} className="mt-2" />
          </div>
          <div>
            <h3>You leave with</h3>
            <RuledList items={leaveWith} className="mt-2" />
          </div>
        </div>
        <Actions className="mt-4">
          <DiscoveryLink />
        </Actions>
      </>
    }
    wide
    exhibit={
      <Exhibit letter="B" caption={`What the ${auditMinutes} minutes show you, for one search.`}>
        <CompetitorAudit />
      </Exhibit>
    }
  />
);

const fees = [
  'You pay the most in month 1, because that is when we do the most. After six months there is less to build, so the fee drops.',
  `Since ${results.servingSince} we have run ${atLeast(results.campaigns)} campaigns, every one for divorce and family-law attorneys, with ${results.clientRetention}% client retention. Most see results in about ${daysToResults} days.`,
];

const feeSteps: FeeStepTexts = {
  audit: 'You see which firms are above you, what each has that you lack, and which searches you could win.',
  firstMonth: `You get the ${audit.points}-point audit and the most serious repairs, the same name, address, and phone in ${atLeast(citations.directories)} directories, and the first pages. At the end of the month you get a line-by-line list of what we did.`,
  build:
    'New pages every month, and you read each one before it goes live. A review request for every client who agrees. Links from people who know your work. Reports that start with consultations.',
  maintain:
    'We update pages when the law changes, watch your listings, and draft replies to reviews. What you’ve paid for is yours.',
};

const Process = () => (
  <LandingSection
    label="Pricing"
    tone="sunk"
    heading={`Our four-step process costs ${dollars(firstYear)} in the first year`}
    text={fees}
    more={<FeeSummary />}
    exhibit={<FeeSteps texts={feeSteps} />}
    wide
  />
);

const FounderPortrait = () => (
  <figure className="flex items-end gap-5 lg:block">
    <Portrait
      name={founder.image}
      width={272}
      alt={founder.alt}
      className="aspect-4/5 border border-ink bg-data-tint max-lg:w-28 max-lg:max-w-1/2"
    />
    <figcaption className="mt-4 leading-snug">
      <b className="block font-semibold">{founder.name}</b>{' '}
      <span className="text-ink-2 text-small">{founder.role}</span>
    </figcaption>
  </figure>
);

const FounderStory = () => (
  <LandingSection
    label="Founder"
    heading="One week of calls is why we work only for divorce lawyers"
    text={[
      founderStory.text,
      'We still work that way: each month, we ask intake what callers had looked up, with no names. The next page often comes from there.',
    ]}
    exhibit={<FounderPortrait />}
  />
);
