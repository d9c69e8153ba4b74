import { caseStudies } from '../../content/client-cases.ts';
import { Notes, NotesProvider, Paragraph } from '../../copy/copy.tsx';
import type { CopyText } from '../../copy/copy-text.ts';
import { PageHead } from '../../head/page-head.tsx';
import { capitalized, dollars, inWords } from '../../lib/format.ts';
import { keysOf } from '../../lib/keys-of.ts';
import { consultation, plan } from '../../offer/plan.ts';
import { headlineNote, results } from '../../offer/results.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { CallLead } from '../../sections/call-lead.tsx';
import { BookingButton, BookingLink, ClosingSection } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../ui/hero.tsx';
import { Section } from '../../ui/section.tsx';
import { NumberGrid } from '../../ui/stat.tsx';
import { CaseDigest } from './case-digest.tsx';

const notes: Record<string, CopyText> = {
  figures: `${headlineNote} Firms are all since ${results.servingSince}. A quality lead is one that the firm would take. Return is measured over ${results.averageRoiMonths} months.`,
  rules:
    'Some states require a disclaimer. New York’s reads: “Prior results do not guarantee a similar outcome” (Rule 7.1(e)(3)).',
};

const caseIds = keysOf(caseStudies);
const campaignCount = capitalized(inWords(caseIds.length));

export default function CaseStudies() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/case-studies"
        updated="2026-11-28"
        pageType="CollectionPage"
        title="Case Studies: SEO Results for Divorce Law Firms"
        description={`${campaignCount} SEO campaigns for family-law firms, month by month: cases signed, fees paid, what one more consultation request cost, and what we didn’t win.`}
      />
      <Hero above={<Breadcrumbs name="Case Studies" path="/case-studies" />}>
        <HeroHeading className="max-w-[10.5em]">
          Case studies: how <span className="inline-block">family-law</span> firms got more consultations
        </HeroHeading>
        <HeroText>
          <HeroLede>
            {campaignCount} campaigns: cases signed, fees paid, what we did, and the searches we didn’t win.
          </HeroLede>
          <Actions>
            <BookingButton />
          </Actions>
          <CallLead />
        </HeroText>
        <div className="col-span-full">
          <NumberGrid
            stats={[
              { value: results.firms, unit: '+', label: 'firms[^figures]' },
              { value: results.trafficIncrease, unit: '%', label: 'average traffic increase' },
              { value: results.moreQualityLeads, unit: '%', label: 'more quality leads' },
              { value: results.averageRoiMonths, unit: '-month', label: 'average ROI' },
            ]}
          />
        </div>
      </Hero>
      {caseIds.map((id, index) => (
        <CaseDigest key={id} id={id} number={index + 1}>
          <BookingLink>{caseStudies[id].ask}</BookingLink>
        </CaseDigest>
      ))}
      <Questions />
      <Notes />
      <ClosingSection
        heading="Book a free consultation about your own site"
        lede={`In ${consultation.minutes} minutes, you learn what we would fix first, and you keep the audit. The plan is ${dollars(plan.monthly)} a month.`}
      />
    </NotesProvider>
  );
}

const questions = [
  {
    question: 'Percent of what?',
    text: 'Two calls that become three are a gain of 50%. Ask for the starting number. We record yours before any work is done.',
  },
  {
    question: 'Over which months?',
    text: 'The same month a year earlier is the best test: family-law searches rise and fall with the calendar.',
  },
  {
    question: 'What counts as a lead?',
    text: 'A call or a form from somebody with a family matter in your counties. The cases above count only the leads that asked for a consultation.',
  },
  {
    question: 'Can my firm publish its results?',
    text: 'Check your bar’s advertising rule first.[^rules]',
  },
];

const Questions = () => (
  <Section label="Any agency" heading="Four questions to ask about any case study">
    <DisclosureList className="grid gap-x-8 md:grid-cols-2">
      {questions.map(({ question, text }) => (
        <Disclosure key={question} title={<h3 className="text-xl/tight">{question}</h3>}>
          <Paragraph className="text-ink-2" text={text} />
        </Disclosure>
      ))}
    </DisclosureList>
  </Section>
);
