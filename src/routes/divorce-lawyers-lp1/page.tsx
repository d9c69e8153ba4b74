import { founderStory } from '../../content/founder-story.ts';
import { founder } from '../../content/team.ts';
import { Notes, NotesProvider } from '../../copy/copy.tsx';
import { PageHead } from '../../head/page-head.tsx';
import { atLeast, dollars } from '../../lib/format.ts';
import { averageFee, landingFees } from '../../offer/landing-fees.ts';
import { audit, citations } from '../../offer/plan.ts';
import { figuresNote, results } from '../../offer/results.ts';
import {
  DiscoveryLink,
  FeeSteps,
  type FeeStepTexts,
  FeeTerms,
  firstYearFees,
  LandingActions,
  LandingClosing,
  LandingSection,
} from '../../sections/landing-sections.tsx';
import { Actions } from '../../ui/button.tsx';
import { Exhibit, FigureExhibit } from '../../ui/exhibit.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { CompetitorAudit } from './competitor-audit.tsx';
import { FirstYear } from './first-year.tsx';
import { FlippedScenario, ownLine, TwoPages } from './flipped-scenario.tsx';
import { SumList } from './sum-list.tsx';

const { additionalRevenue, auditMinutes } = landingFees;
const { daysToResults } = results;

export default function LongForm() {
  return (
    <NotesProvider notes={{ figures: figuresNote }}>
      <PageHead
        path="/divorce-lawyers-lp1"
        updated="2026-11-28"
        title="SEO for Divorce Lawyers: What It Costs and Returns"
        description={`SEO for divorce lawyers in four steps with prices: a free ${auditMinutes}-minute competitor audit, ${firstYearFees} in the first year, ${dollars(additionalRevenue)} in additional revenue.`}
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
        lede="It’s free, and you keep the list, whether or not you hire us."
      />
    </NotesProvider>
  );
}

const LongFormHero = () => (
  <Hero line={ownLine}>
    <HeroText>
      <HeroHeading>SEO for divorce lawyers: be the firm they find first</HeroHeading>
      <HeroLede>
        Today, clients see other firms before yours. We fix that, only for divorce lawyers, for {firstYearFees} in the
        first year.
      </HeroLede>
      <LandingActions />
    </HeroText>
    <FigureExhibit letter="A" caption="The same results page, today and flipped.">
      <TwoPages />
    </FigureExhibit>
  </Hero>
);

const evening = [
  `At 9:40 p.m., a nurse on the night shift asks Google how custody works if she works nights. She reads a directory and two other firms’ pages. Say your firm is number ${ownLine}: she doesn’t get that far.`,
  'At 7:50 the next morning, she calls the firm that answered her. You don’t get so much as a missed call.',
];

const losses: readonly (readonly [string, string])[] = [
  ['One case a month', dollars(12 * averageFee)],
  ['One case a quarter', dollars(4 * averageFee)],
  ['One case a year', dollars(averageFee)],
];

const Invisible = () => (
  <LandingSection
    label="Today"
    heading={`The cost of invisibility: miss one case a month, and you’re out ${dollars(12 * averageFee)} a year`}
    text={evening}
    exhibit={<SumList title="What lost cases cost you in a year" rows={losses} />}
  />
);

const FreeAudit = () => (
  <LandingSection
    label="First step"
    heading={`Book a free ${auditMinutes}-minute competitor audit`}
    wide
    exhibit={
      <>
        <Exhibit letter="B" caption="You keep a list like this, with the searches you could win.">
          <CompetitorAudit />
        </Exhibit>
        <Actions className="mt-6">
          <DiscoveryLink>See who’s above my firm, on the call</DiscoveryLink>
        </Actions>
      </>
    }
  />
);

const fees = [
  `Month 1 costs more because the audit, the repairs, and the listings fall in it. Most clients see results in about ${daysToResults} days.[^figures]`,
];

const feeSteps: FeeStepTexts = {
  audit: 'The firms above you, and what each has that you lack.',
  firstMonth: `The ${audit.points}-point audit, the most serious repairs, the same name, address, and phone in ${atLeast(citations.directories)} directories, and the first pages.`,
  build:
    'New pages every month, and you read each one before it goes live. The same review request to every client who isn’t on your don’t-ask list.',
  maintain: 'We update pages when the law changes, watch your listings, and draft replies to reviews.',
};

const Process = () => (
  <LandingSection
    label="Pricing"
    tone="sunk"
    heading={`Our four-step process costs ${firstYearFees} in the first year`}
    text={fees}
    more={<FeeTerms />}
    exhibit={<FeeSteps texts={feeSteps} />}
    wide
  />
);

const FounderPortrait = () => (
  <figure className="flex items-end gap-4 lg:block">
    <Portrait name={founder.image} width={272} alt={founder.alt} className="aspect-4/5 max-lg:w-20" />
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
    text={[founderStory.text]}
    exhibit={<FounderPortrait />}
  />
);
