import { founderStory } from '../../content/founder-story.ts';
import { promises } from '../../content/promises.ts';
import { callLead, founder, type TeamMember, team } from '../../content/team.ts';
import { Notes, NotesProvider, Paragraphs } from '../../copy/copy.tsx';
import { type CopyText, link } from '../../copy/copy-text.ts';
import { founderNode } from '../../head/founder-data.ts';
import { PageHead, StructuredData } from '../../head/page-head.tsx';
import { dollars, inWords } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { consultation, plan, terms } from '../../offer/plan.ts';
import { headlineNote } from '../../offer/results.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CallLead } from '../../sections/call-lead.tsx';
import { BookingButton, BookingLink, ClosingSection } from '../../sections/call-to-action.tsx';
import { Credentials, credentialNotes } from '../../sections/credentials.tsx';
import { headlineStats } from '../../sections/headline-stats.tsx';
import { ProofLine } from '../../sections/proof-line.tsx';
import { settings } from '../../site/settings.ts';
import { Actions, TextLink } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { Section, SectionHeading, SplitSection } from '../../ui/section.tsx';
import { NumberGrid, StatList } from '../../ui/stat.tsx';

const notes: Record<string, CopyText> = {
  figures: headlineNote,
  ...credentialNotes,
  rules:
    'ABA Model Rules 7.1 (no false or misleading communication about a lawyer’s services) and 1.6 (confidentiality). Your state’s version is the one that counts.',
};

export default function About() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/about"
        updated="2026-11-28"
        pageType="AboutPage"
        title="About us: the SEO agency for family-law attorneys"
        description="We do SEO for divorce and family-law attorneys and nobody else. Who we are, what you can hold us to on price and results, and what we refuse to write."
      />
      <AboutHero />
      <Story />
      <FounderQuote />
      <Team />
      <Terms />
      <Notes />
      <ClosingSection
        heading="See where your firm stands on Google"
        lede="On a free call, we show you which firms people in your county find and what it would take to pass them. You keep the audit, whether or not you hire us."
      />
    </NotesProvider>
  );
}

const record = [
  headlineStats.traffic('average traffic increase[^figures]'),
  headlineStats.leads('more quality leads'),
  headlineStats.days('to results for most clients'),
  headlineStats.firstPage('first-page results'),
];

const AboutHero = () => (
  <Hero above={<Breadcrumbs name="About" path="/about" />}>
    <HeroHeading>An SEO agency that takes one kind of client: divorce lawyers</HeroHeading>
    <HeroText>
      <HeroLede>
        {dollars(plan.monthly)} a month covers your listings, your site, your pages, and your reviews, and all of it
        stays in your name.
      </HeroLede>
      <ProofLine />
      <Actions>
        <BookingButton />
        <TextLink to="/case-studies">View Case Studies</TextLink>
      </Actions>
      <CallLead />
    </HeroText>
    <div className="col-span-full">
      <NumberGrid stats={record} />
      <Credentials noted />
    </div>
  </Hero>
);

const paragraphs = [
  `Most agencies sell SEO to whoever calls. There, you’re an account between a dentist and a roofer, and the writer who does your custody page was writing about gutters this morning.`,
  'We know your reader may share a computer with the opposing party, and that an ad following her from site to site could tell him what’s coming. We won’t write “specialist” without a certificate, or a promised outcome: either can get you a letter from your bar. And we know that a careless reply to a bad review can disclose what you have a duty to keep confidential.[^rules] A person opens every source, and you approve every page: it’s your license.',
];

const Story = () => (
  <SplitSection label="Our story" className="split-5 gap-y-6">
    <SectionHeading className="lg:sticky lg:top-24">Why we work only for divorce lawyers</SectionHeading>
    <Paragraphs text={paragraphs} className="max-w-text" />
  </SplitSection>
);

const FounderQuote = () => (
  <Section label="Founder">
    <SectionHeading className="sr-only">{founder.name}</SectionHeading>
    <div className="split-7 gap-y-4">
      <div>
        <blockquote className="font-serif text-h3/snug md:text-h2/tight">“{founder.quote}”</blockquote>
        <cite className="mt-3 block md:mt-6">
          <b className="block font-semibold">{founder.name}</b>{' '}
          <span className="text-ink-2 text-small">{founder.role}</span>
        </cite>
      </div>
      <div>
        <p className="max-w-text">{founderStory.text}</p>
        <Actions className="mt-5">
          <BookingLink>Tell us about your firm on a free call</BookingLink>
        </Actions>
        {settings.founderProfileUrl && (
          <p className="mt-3">
            <TextLink href={settings.founderProfileUrl}>{`${founder.name} on LinkedIn`}</TextLink>
          </p>
        )}
      </div>
    </div>
    <StructuredData node={founderNode(founder)} />
  </Section>
);

const Member = ({ member: { id, name, role, experience, description, image, alt } }: { member: TeamMember }) => (
  <li
    id={id}
    className="grid grid-cols-[6rem_1fr] content-start items-start gap-x-5 gap-y-4 border-rule border-b py-5 lg:grid-cols-1"
  >
    <Portrait name={image} width={208} alt={alt} className="aspect-4/5 w-full" />
    <div>
      <h3 className="text-xl/tight">{name}</h3>
      <p className="mt-1 font-semibold text-small">{role}</p>
      <p className="text-ink-2 text-small">{experience}</p>
      <p className="mt-2 text-ink-2 text-small">{description}</p>
    </div>
  </li>
);

const Team = () => (
  <Section label="The team" id="team" heading={`The ${inWords(team.length)} people who lead your campaign`}>
    <ul className="rule-top grid gap-x-8 md:grid-cols-2 lg:grid-cols-5">
      {team.map((member) => (
        <Member key={member.name} member={member} />
      ))}
    </ul>
    <Actions className="mt-8">
      <BookingLink>{`Book a free call with ${callLead.name.split(' ')[0]}`}</BookingLink>
    </Actions>
  </Section>
);

const rules = [
  [dollars(plan.monthly), 'a month for all four services. No setup fees.'],
  [`${guarantee.days} days`, 'to show progress, or we work for free'],
  [
    `${terms.noticeDays} days`,
    `of written notice ends the agreement, in any month and for any reason (${link('/terms-of-service', 'terms')})`,
  ],
  ['24/7', 'dashboard, a weekly email, and a monthly report that says what didn’t work'],
  [
    dollars(0),
    `for the ${consultation.minutes}-minute consultation, with an audit valued at ${dollars(consultation.auditValue)}`,
  ],
] as const;

const Terms = () => (
  <SplitSection label="Our terms" className="split-7 gap-y-6">
    <div>
      <SectionHeading>What you can hold us to on price and results</SectionHeading>
      <p className="lede mt-5">
        {promises.competitors} Your domain and profile were never ours, and the pages you’ve paid for are yours. You can
        shut off our access tonight.
      </p>
    </div>
    <StatList stats={rules} />
  </SplitSection>
);
