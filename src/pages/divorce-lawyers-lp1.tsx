import { casesToCover } from '../charts/roi-chart.tsx';
import { founderStory } from '../content/founder-story.ts';
import { founder } from '../content/team.ts';
import { PageHead } from '../head/head-tags.tsx';
import { atLeast, dollars } from '../lib/format.ts';
import { ClosingSection } from '../sections/call-to-action.tsx';
import { bothPrices, DiscoveryButton, FeeSteps, LandingSection } from '../sections/landing-sections.tsx';
import { claims } from '../site/claims.ts';
import { Notes, NotesProvider } from '../ui/copy.tsx';
import { Exhibit } from '../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../ui/hero.tsx';
import { Actions } from '../ui/link.tsx';
import { RuledList } from '../ui/list.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { CompetitorAudit } from './divorce-lawyers-lp1/competitor-audit.tsx';
import { FirstYear } from './divorce-lawyers-lp1/first-year.tsx';
import { FlippedScenario, ownLine, ResultsLines } from './divorce-lawyers-lp1/flipped-scenario.tsx';

const { revenuePerCase, auditMinutes } = claims.landingPage;
const { audit, citations } = claims;

/** In the order of first mention. */
const notes = {
  contingent:
    'American Bar Association, Model Rule 1.5(d)(1). Comment 6 allows contingent fees for collecting what is past due after a judgment. States adopt their own versions.',
  rules:
    'American Bar Association, Model Rule 7.1: no false or misleading communication about the lawyer or the services.',
} as const;

/** The long-form landing page: one argument, one call. */
export default function LongForm() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/divorce-lawyers-lp1"
        updated="2026-11-23"
        title="SEO for Divorce Lawyers: What It Costs and Returns"
        description={`SEO for divorce lawyers with the math shown: what missed clients cost you, four steps with prices, ${dollars(claims.landingPage.firstYear)} in the first year, and our model’s four weak points.`}
      />
      <LongFormHero />
      <Invisible />
      <FlippedScenario />
      <FounderStory />
      <Process />
      <FirstYear />
      <WhenNotToBook />
      <Notes />
      <ClosingSection
        heading="Book a free audit and see who outranks you"
        lede={`In the first ${claims.landingPage.auditMinutes} minutes of the call we show you, live, who outranks you, why, and which searches you could win. We work only for divorce lawyers, and if you hire us, you can leave on ${claims.terms.noticeDays} days’ written notice.`}
      >
        <DiscoveryButton />
      </ClosingSection>
    </NotesProvider>
  );
}

const LongFormHero = () => (
  <Hero line={ownLine}>
    <div>
      <HeroHeading>
        <Eyebrow>SEO for divorce lawyers</Eyebrow>{' '}
        <span className="block">Google “divorce lawyer” and your county.</span>{' '}
        <span className="block">Count the firms above yours.</span>
      </HeroHeading>
      <HeroLede>
        Clients see every one of those firms before yours. We do SEO only for divorce lawyers: website repairs,
        listings, new pages and review requests, for about {dollars(claims.landingPage.firstYear)} in the first year. At{' '}
        {dollars(revenuePerCase)} a case, {casesToCover(claims.landingPage)} more clients cover that. Below you’ll see
        what a low ranking costs you, and where our own math is weak.
      </HeroLede>
      <Actions className="mt-8">
        <DiscoveryButton />
      </Actions>
      <HeroNote>
        Free. The call starts with a {claims.landingPage.auditMinutes}-minute audit of the firms above you, live, on
        your county’s results page.
      </HeroNote>
    </div>
    <Exhibit letter="A" caption={`Illustration. A first page of ten results, with your firm on line ${ownLine}.`}>
      <ResultsLines own={ownLine} />
    </Exhibit>
  </Hero>
);

const lostCases = [
  `If one case a month goes to the firms above you, that is ${dollars(12 * revenuePerCase)} a year in fees. You never see the loss. When a client never finds you, you don’t get so much as a missed call, and your books show only the cases you opened.`,
  'Think about how a divorce starts now. Long before anyone files, one spouse is searching: who keeps the house, where the kids would sleep on school nights, what a first meeting costs. It happens late, on a phone, often in a private window, because the other spouse knows the passcode. By the time this person looks for a lawyer, one or two firms feel familiar: the ones that answered those questions.',
  'Even a referred client may look you up before calling and find an old directory profile, a review from a stranger, an ad for the firm across the street. You had earned that call. Now it’s a comparison.',
  'An injury firm can live through a thin year on one verdict. Your fee can’t depend on getting the decree, or on the amount of alimony, support or a property settlement in lieu of them.[^contingent] You live on ordinary retainers, and those have to keep coming.',
];

const losses = [
  { cases: 'One case a month', aYear: 12 },
  { cases: 'One case a quarter', aYear: 4 },
  { cases: 'One case a year', aYear: 1 },
];

const Losses = () => (
  <div>
    <h3 className="rule-top pt-4">What lost cases add up to</h3>
    <dl className="mt-2 border-ink border-b">
      {losses.map(({ cases, aYear }) => (
        <div
          key={cases}
          className="flex flex-wrap items-baseline justify-between gap-x-6 border-rule py-4 not-last:border-b lg:max-xl:flex-col"
        >
          <dt className="text-ink-2">{cases}</dt>
          <dd className="md:whitespace-nowrap">
            <span className="tabular-nums font-serif text-h2 leading-none">{dollars(revenuePerCase * aYear)}</span>{' '}
            <span className="text-small">a year</span>
          </dd>
        </div>
      ))}
    </dl>
    <p className="note mt-3">
      By our model: cases that went to other firms × {dollars(revenuePerCase)} in fees per case.
    </p>
  </div>
);

const Invisible = () => (
  <LandingSection
    id="cost"
    label="Lost cases"
    heading="The cost of invisibility: clients who never find you"
    text={lostCases}
    exhibit={<Losses />}
  />
);

const FounderPortrait = () => (
  <figure className="flex items-end gap-5 lg:block">
    <Portrait
      name={founder.image}
      width={272}
      alt={founder.alt}
      className="aspect-4/5 border border-ink bg-mark max-lg:w-36 max-lg:max-w-1/2"
    />
    <figcaption className="mt-4 leading-snug">
      <b className="block font-semibold">{founder.name}</b>
      <span className="text-ink-2 text-small">{founder.role}</span>
    </figcaption>
  </figure>
);

const FounderStory = () => (
  <LandingSection
    id="founder"
    label="Founder"
    heading="Why we work only for divorce lawyers: one week of calls"
    text={founderStory.full}
    exhibit={<FounderPortrait />}
  />
);

const fees = [
  `Since ${claims.servingSince} we have run ${atLeast(claims.campaigns)} campaigns, by our own count, every one for divorce and family-law attorneys, and ${claims.clientRetention}% of our clients stay.`,
  'You pay the most in month 1, because that is when we do the most: the repairs, the listings and the first pages.',
  `After six months there is less to build and more to maintain, so the fee drops to ${dollars(claims.landingPage.fromMonthSeven)} a month. What we write and build for you is yours once you have paid for it.`,
  bothPrices,
];

const feeSteps = [
  'We open your county’s results page while you watch. You see which firms hold it, what each has that you lack, and which searches you could win. If the gap is too wide for this budget, we tell you on the call.',
  `You get the ${audit.points}-point audit and the most serious repairs. We list the same name, address and phone for you in ${atLeast(citations.directories)} directories and write the first pages, for searches that lead to consultations. At the end of the month you get a line-by-line list of what we did.`,
  'We write new pages every month, and you read each one before it goes live. After the decree, every client who has agreed to a review request gets the same one. We look for links from people who know your work. Our reports start with consultations and the pages they came from.',
  'We update pages when the law changes, watch your listings and reviews, and draft replies that never reveal whether the writer was a client. If a competitor passes you, we tell you what it would take to get back ahead.',
] as const;

const Process = () => (
  <LandingSection
    id="fees"
    label="Pricing"
    tone="sunk"
    heading={`Our four-step process costs ${dollars(claims.landingPage.firstYear)} in the first year`}
    text={fees}
    exhibit={<FeeSteps texts={feeSteps} />}
    wide
  />
);

const whenNotToBook = [
  'Don’t book if your calendar is full and you like it that way. Don’t book if you need the phone to ring this week: buy ads, and come back when you want to depend on them less.',
  'Don’t book if you want a guaranteed ranking. Search engines decide rankings, and nobody can sell you one. We write within your advertising rules,[^rules] because everything we write appears under your name.',
  `Do book if you want to know who holds your county’s results page today, and why. The first ${auditMinutes} minutes are for that.`,
];

const bring = ['Your website', 'The county that matters most to you', 'The kind of case you want more of'];
const leaveWith = [
  'The names of the firms above you',
  'The likely reason each one is there',
  'The searches you could win from them',
];

const TheCall = () => (
  <div className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
    <div>
      <h3>You bring</h3>
      <RuledList items={bring} className="mt-3" />
    </div>
    <div>
      <h3>You leave with</h3>
      <RuledList items={leaveWith} className="mt-3" />
    </div>
  </div>
);

const WhenNotToBook = () => (
  <LandingSection
    id="fit"
    label="The call"
    heading="Who should not book, and what the free audit gives you"
    text={whenNotToBook}
    more={<TheCall />}
    wide
    exhibit={
      <Exhibit letter="D" caption={`Illustration. What the ${auditMinutes} minutes show you, for one search.`}>
        <CompetitorAudit />
      </Exhibit>
    }
  />
);
