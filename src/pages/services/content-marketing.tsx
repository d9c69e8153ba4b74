import type { Faq } from '../../lib/copy-text.ts';
import { dollars, grouped, grown, range } from '../../lib/format.ts';
import { type Challenge, ChallengeTable } from '../../sections/challenge-table.tsx';
import { type ServiceCard, ServiceCards } from '../../sections/service-cards.tsx';
import { claims } from '../../site/claims.ts';
import { Section } from '../../ui/section.tsx';
import { Draft } from './content-marketing/draft.tsx';
import { FinishedPage } from './content-marketing/finished-page.tsx';
import { type Result, Results, ServicePage } from './service-page.tsx';

const { consultation, plan } = claims;
const { guideVisits } = claims.sampleCampaigns;
/** Visits to the example campaign’s guides in the month before it. */
const start = 300;
const [fewest, most] = plan.contentPages;
const { earlyTraffic, traffic } = claims.timeline;

export default function ContentMarketing() {
  return (
    <ServicePage
      service="content-marketing"
      updated="2026-11-23"
      title={`Content marketing for divorce lawyers: ${range(plan.contentPages)} pages a month`}
      description={`We write ${range(plan.contentPages)} pages a month on your state’s divorce law, to your bar’s rules. One of your attorneys approves each one. Part of one ${dollars(plan.monthly)}-a-month plan.`}
      hero={{
        eyebrow: 'Content marketing for divorce lawyers',
        heading: 'We write the pages your clients search for',
        lede: `Before people hire a divorce lawyer, they type questions about custody, the house, support and cost. Content marketing puts the answers on your site. We write ${range(plan.contentPages)} pages a month in plain English, and one of your attorneys approves each page before it goes live.`,
        note: `The pages carry your firm’s name and stay on your site. Part of our plan: ${dollars(plan.monthly)} a month, no setup fee.`,
        caption: `Solid: ${fewest} pages in a typical month. Dashed: up to ${most - fewest} more when topics are simpler.`,
        scale: (
          <p className="flex justify-between gap-4">
            <span>{fewest} in a typical month</span>
            <span>up to {most} in a full one</span>
          </p>
        ),
      }}
      why={why}
      pricing={{
        heading: `Your pages come in one plan: ${dollars(plan.monthly)} a month`,
        lede: 'We don’t bill by the page or by the word. The same fee covers local SEO, technical SEO and reviews.',
      }}
      faq={{
        heading: 'What attorneys ask about content marketing',
        lede: 'If your question isn’t here, ask us on the free call.',
        items: questions,
      }}
      closing={{
        heading: 'Bring one client question to a free call',
        lede: `Pick something every client asks you. In ${consultation.minutes} minutes, we’ll look up who answers it in your county today and tell you what your page would have to do better.`,
      }}
    >
      <Draft />
      <FinishedPage />
      <Section
        label="The work"
        labelledBy="work"
        heading="Practice pages, guides and fee pages, kept current"
        lede={`You get ${range(claims.plan.contentPages)} pages a month, written for a reader who is frightened and careful. What we write first depends on what your site is missing.`}
      >
        <ServiceCards cards={cards} />
      </Section>
      <Section
        label="Your bar"
        labelledBy="rules"
        heading="Five ethics rules we write under"
        lede="Most states have adopted some version of the ABA Model Rules, and your state’s version governs. We read yours before the first draft, and you have the last word."
      >
        <ChallengeTable
          caption="Professional rules, what they ask and what we do"
          columns={['Rule', 'What it asks', 'What we do']}
          rows={rules}
        />
      </Section>
      <Section
        label="Challenges"
        labelledBy="challenges"
        heading="Why most law firm blogs fail"
        lede="There are four usual reasons. The first is that you’re busy with your cases."
      >
        <ChallengeTable caption="Content problems, what they cost you and what we do" rows={challenges} />
      </Section>
      <Results
        heading={`${guideVisits}% more search visits to guides in month 12`}
        lede={`New pages take time to rank, so content is the slowest of [the four services](/services). Plan around the two ranges. The ${guideVisits}% comes from one example campaign.`}
        results={results}
        note="Gray is the month before we start. Light blue runs to the top of the range."
      />
    </ServicePage>
  );
}

const why = {
  heading: 'Your pages answer questions while the office is closed',
  lede: 'People read about divorce at night, a few minutes at a time, and close the tab when somebody walks in. That can go on for months. When they’re ready to talk, they already know the firm whose pages helped them.',
  stats: [
    {
      value: range(plan.contentPages),
      label: `New pages a month, or ${fewest * 12} to ${most * 12} a year`,
      detail: 'Each page answers its own question, so your pages don’t compete with each other.',
    },
    {
      value: '10',
      unit: ' results',
      label: 'A page of Google results has room for about ten websites',
      detail:
        'For “divorce lawyer,” national directories take several of the ten spots. For a question about your county’s parenting class, few pages compete, and a local firm is the natural one to answer it.',
    },
    {
      value: '2',
      unit: ' sentences',
      label: 'Every page answers in its first two sentences',
      detail:
        'A tired reader can stop there, and ChatGPT can quote the answer with your name. The explanation comes after.',
    },
    {
      value: '1',
      unit: ' attorney',
      label: 'Each page names the attorney who approved it',
      detail:
        'People reading about the law want to know who stands behind it. Google’s own guidance asks who wrote a page and why a reader should trust it.',
    },
  ],
};

const cards: readonly ServiceCard[] = [
  {
    title: 'Research: what your clients ask',
    description:
      'We collect what people in your counties search, then sort it by where they are in the case. We also ask whoever answers your phone, because that person hears how clients really put it.',
    features: [
      'Thinking about it, separating, served, after the decree',
      'Your state’s legal terms next to the words people type',
      'Questions no firm near you answers yet',
    ],
  },
  {
    title: 'Practice pages',
    description:
      'We write pages on custody, support, property, modification and protective orders. People call from these pages, so they get the most drafts.',
    features: [
      'What courts in your state look at',
      'What the first month of a case is like',
      'Who at the firm handles it',
    ],
  },
  {
    title: 'Guides, one question each',
    description:
      'How long it takes from filing to decree. Who stays in the house. What happens to the pension. Each guide stops where general information ends and a consultation starts.',
    features: [
      'A quotation from the statute, with a link to it',
      'A worked example with no real client in it',
      'A link to the practice page behind it',
    ],
  },
  {
    title: 'Pages about cost',
    description:
      'People look up what a divorce costs before they look up your name. We explain the retainer, what uses it up and how to make it last, so your callers know what they’re asking for.',
    features: ['Retainer, hourly work, flat fees', 'What the court charges', 'When a short consultation is enough'],
  },
  {
    title: 'Pages for people at risk',
    description:
      'Someone reading about protective orders may be watched. These pages load without trackers, offer a quick way out and say when it is safer to read on a device that nobody else can open.',
    features: ['A quick-exit button', 'Hotline and shelter listed above the firm’s number', 'No retargeting, ever'],
  },
  {
    title: 'Updates when the law changes',
    description:
      'Support guidelines, filing fees and forms change. Every page shows the date it was last reviewed, and we send it back to you when the law behind it changes.',
    features: [
      'Legislative sessions and rule changes tracked',
      'Old posts merged, corrected or taken down',
      'Checked again for [speed and structure](/services/technical-seo)',
    ],
  },
];

const rules: readonly Challenge[] = [
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
      'Information about a representation is confidential, even if it’s in a public file (ABA Formal Opinion 480, 2018). A story without names can still identify the client.',
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
];

const challenges: readonly Challenge[] = [
  {
    challenge: 'No attorney has an evening to write',
    impact: 'The last post is two years old. Visitors wonder whether the firm still takes cases.',
    solution:
      'We draft, you correct. Reading and correcting a page takes a fraction of the time it takes to write one.',
  },
  {
    challenge: 'Posts about the firm’s own news',
    impact: 'Nobody searches for an award dinner. The posts push useful pages down the list.',
    solution: 'Every page starts with a question somebody typed. News goes in your newsletter.',
  },
  {
    challenge: 'Articles bought by the dozen',
    impact: 'Forty firms in forty states run the same text, and in most of those states it gets the law wrong.',
    solution:
      'We write from your statute, your court’s practice and your clerk’s forms. The page wouldn’t work in any other state.',
  },
  {
    challenge: 'AI drafts nobody checked',
    impact:
      'Made-up citations have gotten lawyers sanctioned in court. On your website, a made-up citation is a misleading communication with your name on it.',
    solution: 'A person opens every source before you see the draft. If we can’t find a citation, it comes out.',
  },
];

const results: readonly Result[] = [
  {
    gain: guideVisits,
    label: `more search visits to guides in month 12: from ${start} to ${grouped(grown(start, guideVisits))}`,
    sample: true,
  },
  { gain: earlyTraffic.gain, label: `more ${earlyTraffic.measure} in months 3 and 4 (planning range)` },
  { gain: traffic.gain, label: `more ${traffic.measure} in months 7 to 12 (planning range)` },
];

const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Who owns the pages?',
    answer:
      'You do, once they’re paid for. They’re published on your domain, under your name. If you leave us, they stay up, and if you keep them current, people can still find them.',
  },
  {
    value: 'item-2',
    question: 'How much of our time does it take?',
    answer:
      'Plan on an hour or two a month for one attorney to read drafts. That’s about 15 to 20 minutes a page, because each draft comes with its sources. In the first month we also need one long conversation about the cases you want and the ones you’d rather refer out.',
  },
  {
    value: 'item-3',
    question: 'Can we write about results we’ve won?',
    answer:
      'Yes, with care. The client has to consent after you explain what will appear. A result without its circumstances can mislead (Rule 7.1), and your state may require a disclaimer. We often suggest describing how you handle that kind of case instead.',
  },
  {
    value: 'item-4',
    question: 'Do we lose clients by giving the answers away?',
    answer:
      'You lose calls from people who only wanted a form. People with children, a house or a business learn from a good page that a form won’t do. When they call, they know the terms and [trust the name](/services/reputation-management) on the page.',
  },
  {
    value: 'item-5',
    question: 'Can we see a sample first?',
    answer:
      'Yes. Exhibit B on this page is one. On the call, we show you drafts on your own state’s law. [The free guides](/resources) explain how we plan and structure pages.',
  },
];
