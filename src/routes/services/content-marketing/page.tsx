import { GainBars } from '../../../charts/gain-bars.tsx';
import { Notes, NotesProvider } from '../../../copy/copy.tsx';
import { link } from '../../../copy/copy-text.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { dollars, grouped, grown, range } from '../../../lib/format.ts';
import { consultation, plan } from '../../../offer/plan.ts';
import { headlineNote, sampleCampaigns, timeline } from '../../../offer/results.ts';
import { BookingLink, ClosingSection } from '../../../sections/call-to-action.tsx';
import { draftRule } from '../../../sections/draft-opening.tsx';
import { FaqSection } from '../../../sections/faq.tsx';
import { ChallengeTable } from '../../../sections/service/challenge-table.tsx';
import { ServiceChallenges } from '../../../sections/service/challenges.tsx';
import { ServiceHero } from '../../../sections/service/hero.tsx';
import { PricingRow } from '../../../sections/service/pricing-row.tsx';
import { ServiceResults } from '../../../sections/service/results.tsx';
import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';
import { ServiceWork, WorkCard } from '../../../sections/service/work.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { Draft } from './draft.tsx';
import { FinishedPage } from './finished-page.tsx';

const [fewest, most] = plan.contentPages;
const { guideVisits } = sampleCampaigns;
/** Visits to the example campaign’s guides in the month before it. */
const visitsBefore = 300;
const { earlyTraffic, traffic } = timeline;
const mostTraffic = traffic.gain[1];

export default function ContentMarketing() {
  return (
    <NotesProvider notes={{ figures: headlineNote }}>
      <PageHead
        path="/services/content-marketing"
        updated="2026-11-28"
        title={`Content marketing for divorce lawyers: ${range(plan.contentPages)} pages a month`}
        description={`We write ${range(plan.contentPages)} pages a month on your state’s divorce law, to your bar’s rules. One of your attorneys approves each one. Part of one ${dollars(plan.monthly)}-a-month plan.`}
      />
      <ServiceHero
        service="content-marketing"
        eyebrow="Content marketing for divorce lawyers"
        heading="We write the pages your clients search for"
        lede={`People ask Google about custody, the house, and cost. We write ${range(plan.contentPages)} pages a month that answer them, and you approve each one before it goes live.`}
      >
        <Exhibit
          letter="A"
          rule={draftRule}
          caption="A draft as it reaches your desk. The law is real. Our checker’s changes are red, and nothing goes online until you sign."
        >
          <Draft />
        </Exhibit>
      </ServiceHero>
      <ServiceWhy
        heading="Your pages answer questions while the office is closed"
        lede="When they’re ready to talk, they already know the firm whose pages helped them."
      >
        <WhyStat
          value={range(plan.contentPages)}
          label={`New pages a month, or ${fewest * 12} to ${most * 12} a year`}
          detail="Each answers its own question."
        />
        <WhyStat
          value="10"
          unit=" results"
          label="A page of Google results has room for about ten websites"
          detail="For a question about your county’s parenting class, few pages compete."
        />
        <WhyStat
          value="1"
          unit=" paragraph"
          label="Every page answers in its first paragraph"
          detail="ChatGPT can quote it with your name."
        />
        <WhyStat
          value="1"
          unit=" attorney"
          label="Each page names the attorney who approved it"
          detail="Google’s own guidance asks who wrote it."
        />
      </ServiceWhy>
      <ServiceWork
        heading="Practice pages, guides, and fee pages, kept current"
        ask="Ask which page we would write first"
      >
        <WorkCard
          title="What your clients ask"
          description="What people search for in your counties, and what callers ask."
          features={[
            'Thinking about it, separating, served, after the decree',
            'Your state’s legal terms next to the words people type',
            'Questions no firm near you answers yet',
            'A talk with whoever answers your phone',
          ]}
        />
        <WorkCard
          title="Practice pages"
          description="Custody, support, property, modification, and protective orders."
          features={[
            'What courts in your state look at',
            'What the first month of a case is like',
            'Who at the firm handles it',
          ]}
        />
        <WorkCard
          title="One guide per question"
          description="How long it takes. Who stays in the house."
          features={[
            'A quotation from the statute, with a link to it',
            'A worked example with no real client in it',
            'A link to the practice page behind it',
            'An end where general information stops and a consultation starts',
          ]}
        />
        <WorkCard
          title="Pages about cost"
          description="People look up what a divorce costs before they look up your name."
          features={[
            'Retainer, hourly work, flat fees: what uses a retainer up, and how to make it last',
            'What the court charges',
            'When a short consultation is enough',
          ]}
        />
        <WorkCard
          title="Pages for people at risk"
          description="Someone reading about protective orders may be watched."
          features={[
            'A quick-exit button, and no trackers',
            'When it is safer to read on a device that nobody else can open',
            'Hotline and shelter listed above the firm’s number',
            'No retargeting, ever',
          ]}
        />
        <WorkCard
          title="Updates when the law changes"
          description="Then the page comes back to you."
          features={[
            'Legislative sessions and rule changes tracked',
            'The date of the last review on every page',
            'Old posts merged, corrected, or taken down',
            `Checked again for ${link('/services/technical-seo', 'speed and structure')}`,
          ]}
        />
      </ServiceWork>
      <FinishedPage />
      <ServiceChallenges
        heading="Why most law firm blogs fail"
        caption="Content problems, what they cost you, and what we do"
        booking={<BookingLink>Ask what your blog still needs</BookingLink>}
        rows={[
          {
            challenge: 'No attorney has an evening to write',
            impact: 'The last post is two years old. Visitors wonder whether the firm still takes cases.',
            solution: 'We draft, you correct. Correcting takes a fraction of the time writing does.',
          },
          {
            challenge: 'Posts about the firm’s own news',
            impact: 'Nobody searches for an award dinner, and the posts push useful pages down the list.',
            solution: 'Every page starts with a question somebody typed. News goes in your newsletter.',
          },
          {
            challenge: 'Articles bought by the dozen',
            impact: 'Forty firms in forty states run the same text, and in most of those states it gets the law wrong.',
            solution: 'We write from your statute, your court’s practice, and your clerk’s forms.',
          },
          {
            challenge: 'AI drafts nobody checked',
            impact: 'On your website, a made-up citation is a misleading communication with your name on it.',
            solution:
              'A person opens every source before you see the draft. If we can’t find a citation, it comes out.',
          },
        ]}
      >
        <Disclosure title={<h3>Five ethics rules we follow</h3>}>
          <p className="mb-4 max-w-text">
            Most states have adopted some version of the ABA Model Rules, and your state’s version governs. We read
            yours before the first draft, and you have the last word.
          </p>
          <div className="overflow-x-auto">
            <ChallengeTable
              caption="Professional rules, what they ask, and what we do"
              columns={['Rule', 'What it asks', 'What we do']}
              rows={[
                {
                  challenge: 'Model Rule 7.1',
                  impact:
                    'No false or misleading communication about the lawyer or the lawyer’s services. A true statement can mislead by what it leaves out.',
                  solution:
                    'Every figure has a source. A past result comes with its circumstances, and no page suggests that the next case will end like the last.',
                },
                {
                  challenge: 'Model Rule 7.2(c)',
                  impact:
                    'A lawyer may not state or imply certification as a specialist unless an approved or accredited body has certified the lawyer, and the communication clearly names that body.',
                  solution:
                    'The word “certified” appears next to the full name of the body that issued the certificate, or not at all. Some states restrict “specialist” further, so we ask first.',
                },
                {
                  challenge: 'Model Rule 7.2(d)',
                  impact:
                    'Any communication about your services must include the name and contact information of at least one lawyer or firm responsible for it.',
                  solution: 'Both are on every page, in text that search engines can read too.',
                },
                {
                  challenge: 'Model Rule 1.6',
                  impact:
                    'Information about a representation is confidential, even if it’s in a public file (ABA Formal Opinion\u00a0480, 2018). A story without names can still identify the client.',
                  solution:
                    'Our worked examples are made up, and the page says so. A client’s own story runs only with informed consent, in writing.',
                },
                {
                  challenge: 'Model Rule 1.18',
                  impact:
                    'You owe duties to a person who consults you about hiring you, even if that person never hires you. A form that invites the whole story can conflict you out of representing the other spouse.',
                  solution:
                    'Our forms ask for a name, the other party’s name, and a safe way and time to reply. A warning beside the button says why.',
                },
              ]}
            />
          </div>
        </Disclosure>
      </ServiceChallenges>
      <ServiceResults
        heading={`${guideVisits}% more search visits to guides in a year`}
        stats={[
          {
            value: guideVisits,
            unit: '%',
            label: `more search visits to guides in month 12: from ${visitsBefore} to ${grouped(grown(visitsBefore, guideVisits))}`,
            drawing: <GainBars gain={guideVisits} most={mostTraffic} />,
            sample: true,
          },
          ...[earlyTraffic, traffic].map(({ gain, measure, months }) => ({
            value: range(gain),
            unit: '%',
            label: `more ${measure} in months ${range(months)}`,
            drawing: <GainBars gain={gain} most={mostTraffic} />,
          })),
        ]}
      />
      <PricingRow />
      <FaqSection
        heading="What attorneys ask about content marketing"
        items={[
          {
            question: 'How much of our time does it take?',
            answer:
              'An hour or two a month for one attorney to read drafts, about 15 to 20 minutes a page. In the first month, we also need one long conversation about the cases you want and the ones you’d rather refer out.',
          },
          {
            question: 'Who owns the pages?',
            answer:
              'You do, once they’re paid for. They’re published on your domain, under your name. If you leave us, they stay up.',
          },
          {
            question: 'Can we write about results we’ve won?',
            answer: `Yes, with care. The client has to consent after you explain what will appear. A result without its circumstances can mislead (Rule 7.1), and your state may require a disclaimer. We often suggest describing how you handle that kind of case instead. ${link('/resources', 'The free guides')} show how we plan pages.`,
          },
          {
            question: 'Do we lose clients by giving the answers away?',
            answer: `You lose calls from people who only wanted a form. People with children, a house, or a business learn from a good page that a form won’t do. (${link('/resources/what-people-search-first', 'One couple’s searches')}, from the first to the last, show when.) When they call, they know the terms and ${link('/services/reputation-management', 'trust the name')} on the page.`,
          },
        ]}
      />
      <Notes />
      <ClosingSection
        heading="Bring us one client question"
        lede={`The consultation is free. In ${consultation.minutes} minutes, you learn what your page would have to do better, and you keep the audit.`}
      />
    </NotesProvider>
  );
}
