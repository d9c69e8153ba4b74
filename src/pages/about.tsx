import { founderStory } from '../content/founder-story.ts';
import { founder, type TeamMember, team } from '../content/team.ts';
import { PageHead, StructuredData } from '../head/head-tags.tsx';
import { founderNode } from '../head/structured-data.ts';
import type { CopyText } from '../lib/copy-text.ts';
import { atLeast, dollars } from '../lib/format.ts';
import { Breadcrumbs } from '../sections/breadcrumbs.tsx';
import { BookingButton, ClosingSection } from '../sections/call-to-action.tsx';
import { Credentials, credentialNotes } from '../sections/credentials.tsx';
import { PortraitQuote } from '../sections/portrait-quote.tsx';
import { claims } from '../site/claims.ts';
import { settings } from '../site/settings.ts';
import { Notes, NotesProvider, Paragraphs } from '../ui/copy.tsx';
import { Hero, HeroHeading, HeroLede } from '../ui/hero.tsx';
import { Actions, PageButton, TextLink } from '../ui/link.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { Section, SectionHeading } from '../ui/section.tsx';
import { StatGrid, StatList } from '../ui/stat.tsx';
import { IntakeRule } from './about/intake-rule.tsx';

const { plan, terms, daysToResults, consultation } = claims;

const notes: Record<string, CopyText> = {
  ...credentialNotes,
  rules:
    'ABA Model Rules 7.1 (no false or misleading communication about a lawyer’s services) and 1.6 (confidentiality). Your state’s version is the one that counts.',
};

export default function About() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/about"
        updated="2026-11-23"
        pageType="AboutPage"
        title="About us: the SEO agency for family-law attorneys"
        description="We do SEO for divorce and family-law attorneys and nobody else. Who we are, what you can hold us to on price and results, and what we refuse to write."
      />
      <AboutHero />
      <TrackRecord />
      <Story />
      <FounderQuote />
      <Team />
      <HouseRules />
      <Notes />
      <ClosingSection
        heading={`See on a free call where your firm stands on Google`}
        lede="Tell us your website and your county. On the call, we show you which firms people there find and what it would take to pass them. You keep the audit, whether or not you hire us. You can also [write to us first](/contact)."
        campaign="about"
      />
    </NotesProvider>
  );
}

const AboutHero = () => (
  <Hero>
    <div className="lg:flex lg:h-full lg:flex-col">
      <Breadcrumbs name="About" path="/about" />
      <HeroHeading>An SEO agency that takes one kind of client: divorce lawyers</HeroHeading>
      <HeroLede>
        We get divorce and family-law attorneys found on Google and cited by ChatGPT, and we work for nobody else. For{' '}
        {dollars(claims.plan.monthly)} a month, we handle your listings, your site, your pages and your reviews. Our
        guarantee: {claims.plan.guarantee}.
      </HeroLede>
      <Actions className="mt-8">
        <BookingButton campaign="about" />
        <PageButton to="/case-studies">View Case Studies</PageButton>
      </Actions>
      <Credentials />
    </div>
    <IntakeRule />
  </Hero>
);

const record = [
  {
    value: `${claims.servingSince}`,
    label: 'the year we started',
    detail:
      'We started with Google. AI answers came later, and they draw on much the same pages, reviews and listings.',
  },
  {
    value: atLeast(claims.campaigns),
    label: 'campaigns',
    detail:
      'Each was for a divorce or family-law practice, and finished ones are included. See what people search for [by state](/states).',
  },
  {
    value: `${claims.clientRetention}%`,
    label: 'client retention',
    detail: `The agreement runs month to month, so clients stay because they choose to.`,
  },
  {
    value: 'SOC 2',
    label: 'compliant',
    detail: 'You give us logins and intake numbers. SOC 2 covers how we protect them.',
  },
];

const TrackRecord = () => (
  <Section label="The record" labelledBy="facts">
    <SectionHeading id="facts" className="sr-only">
      {atLeast(claims.campaigns)} campaigns since {claims.servingSince}, {claims.clientRetention}% client retention
    </SectionHeading>
    <StatGrid stats={record} />
  </Section>
);

const paragraphs = [
  `Most agencies sell SEO to whoever calls. There, you’re an account between a dentist and a roofer, and the writer who does your custody page was writing about gutters this morning. Since ${claims.servingSince}, we have worked for divorce and family-law attorneys only.`,
  'You see the difference in small things. We know that people who type “separation” often aren’t ready to type “divorce,” and that some of them will type it a year from now. We know your reader may share a computer with the opposing party. An ad that follows that reader from site to site could tell the other spouse what’s coming.',
  'You also see it in what we refuse to write: the word “specialist” without a certificate, a comparison nobody can back up, a result without the facts behind it. Any of these can get you a letter from your bar. A careless reply to a bad review can disclose what you have a duty to keep confidential.[^rules] We keep the bar rules on the desk while we draft, and nothing is published until you approve it. It’s your license.',
  `We don’t sell [the four services](/services) separately, because each one can undo the others: a good page does little when the listing still gives your old address. You pay ${dollars(plan.monthly)} a month and no setup fee. Most of our clients see first results in about ${claims.daysToResults} days, counted from the day work starts. Those first results are small, and we tell you that before you sign.`,
  `Taking only divorce lawyers has drawbacks, too. Ask us how to rank an injury firm, and we have nothing useful to say. And all our other clients are divorce lawyers. Is one of them in your county? ${plan.competitors}`,
  'You know your judges better than we ever will. We know what people type into Google in the months before they need you, and we have the time to write the answers down.',
];

const Story = () => (
  <Section label="Our story" labelledBy="story" bodyClass="grid gap-8 lg:grid-cols-[5fr_7fr] lg:items-start lg:gap-16">
    <SectionHeading id="story" className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)]">
      Why we take only divorce and family law
    </SectionHeading>
    <Paragraphs text={paragraphs} className="max-w-text" />
  </Section>
);

const FounderQuote = () => (
  <Section label="Founder" tone="card" labelledBy="founder">
    <SectionHeading id="founder" className="sr-only">
      {founder.name}
    </SectionHeading>
    <PortraitQuote {...founder} sampleLabel={founder.sample && 'Example profile, not a real person'}>
      <p className="mt-6 max-w-text">{founderStory.short}</p>
      {settings.founderProfileUrl && (
        <p className="mt-3">
          <TextLink href={settings.founderProfileUrl}>{`${founder.name} on LinkedIn`}</TextLink>
        </p>
      )}
    </PortraitQuote>
    <StructuredData node={founderNode(founder)} />
  </Section>
);

const grounds = ['bg-mark', 'bg-data-tint', 'bg-sunk', 'bg-data-tint', 'bg-sunk'];

const Member = ({
  member: { name, role, experience, description, image, alt },
  ground,
}: {
  member: TeamMember;
  ground: string;
}) => (
  <li className="grid content-start items-start gap-x-5 gap-y-4 border-rule py-5 max-lg:grid-cols-[6.5rem_1fr] max-lg:not-last:border-b lg:py-0">
    <Portrait name={image} width={208} alt={alt} className={`aspect-4/5 w-full border border-ink ${ground}`} />
    <div>
      <h3 className="text-xl/tight">{name}</h3>
      <p className="mt-1 font-semibold text-small">{role}</p>
      <p className="text-ink-2 text-small lg:min-h-[2lh]">{experience}</p>
      <p className="mt-2 text-ink-2 text-small">{description}</p>
    </div>
  </li>
);

const Team = () => (
  <Section
    label="The team"
    labelledBy="team"
    heading="The five people who lead your campaign"
    lede="Each leads one part of it. The client director writes to you every week."
    sample={team.some(({ sample }) => sample) && 'Example team, not real people'}
  >
    <ul className="grid gap-x-8 rule-top md:grid-cols-2 lg:grid-cols-5 lg:pt-6">
      {team.map((member, index) => (
        <Member key={member.name} member={member} ground={grounds[index] ?? 'bg-data-tint'} />
      ))}
    </ul>
  </Section>
);

const rules = [
  [
    dollars(0),
    `for the ${consultation.minutes}-minute consultation. You keep the audit, valued at ${dollars(consultation.auditValue)}.`,
  ],
  [dollars(plan.monthly), `a month for the ${plan.name}. All four services are in it.`],
  [
    `${daysToResults} days`,
    'to first results for most clients. If your market is slower, we tell you before you sign.',
  ],
  [`${plan.guaranteeDays} days`, `to show progress, or we work for free. ${plan.progress}`],
  [
    `${terms.noticeDays} days`,
    'of written notice ends the agreement, in any month and for any reason. You’ll find it in the [terms](/terms-of-service).',
  ],
  [
    '24/7',
    'dashboard, plus an email every week and a report every month. Calls and consultations come first in all three, rankings second.',
  ],
  [
    '0',
    'rankings promised. Search engines decide where you rank, and our [case studies](/case-studies) include the searches we didn’t win.',
  ],
] as const;

const HouseRules = () => (
  <Section label="Our terms" tone="sunk" labelledBy="rules" bodyClass="grid gap-12 lg:grid-cols-2 lg:gap-16">
    <div className="lg:sticky lg:top-[calc(var(--bar-h)+2rem)] self-start">
      <SectionHeading id="rules">What you can hold us to on price, time and results</SectionHeading>
      <p className="lede mt-5">
        Hold us to these. (The {claims.daysToResults} days is what most clients see, not a promise.)
      </p>
    </div>
    <StatList stats={rules} />
  </Section>
);
