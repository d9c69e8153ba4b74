import type { Faq } from '../../content/faq.ts';
import { serviceFigures } from '../../content/service-figures.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { dollars } from '../../lib/format.ts';
import { BookingButton, ClosingSection, WhatsAppButton } from '../../sections/call-to-action.tsx';
import type { Challenge } from '../../sections/challenge-table.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { PlanTerms } from '../../sections/pricing.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { StatisticSection } from '../../sections/statistics.tsx';
import { claims } from '../../site/claims.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section, SectionHead } from '../../ui/section.tsx';
import { BarFigure, StackedCell, StackedRow, StackedTable } from '../../ui/stacked-table.tsx';
import { ChallengeSection } from './challenge-section.tsx';
import { best, ratingAfterOneStar } from './reputation-management/rating.ts';
import { Timeline, Work } from './reputation-management/work.tsx';

const { daysToResults, plan } = claims;

const questions: readonly Faq[] = [
  {
    value: 'item-1',
    question: 'Can you remove a bad review?',
    answer:
      'Only if it breaks the rules of the site it’s on, and the site decides. We report every review that does. The others get a reply and, in time, newer reviews around them.',
  },
  {
    value: 'item-2',
    question: 'Can we thank clients with a gift card?',
    answer:
      'No. Google bans incentives for reviews. The federal rule bars paying for a review that has to be positive or negative, and Model Rule 7.2(b) limits what a lawyer may give for a recommendation. Saying thank you in private breaks none of these rules.',
  },
  {
    value: 'item-3',
    question: 'Can we ask only the clients who were happy?',
    answer:
      'No. Google’s policy prohibits asking only for positive reviews or discouraging negative ones, so we ask every client who has agreed to hear from us, happy or not. We think it’s better advertising, too: a page of nothing but praise is hard to believe.',
  },
  {
    value: 'item-4',
    question: 'How do we reply without breaking confidentiality?',
    answer:
      'With nearly the same words each time. Under an angry review: “Our professional duties don’t allow us to discuss any matter here, or to say who is a client. Clients of the firm can always reach us at the office.” The details stay out even if the writer has published them.',
  },
  {
    value: 'item-5',
    question: 'How many reviews do we need?',
    answer:
      'More than the firms next to you on the map, and more recent ones. If Google has a threshold, it doesn’t publish one. Exhibit B shows why the first twenty matter most.',
  },
  {
    value: 'item-6',
    question: 'Do you need our client list?',
    answer:
      'No. Give us names and contact details only for clients who have agreed to hear from us, and nothing about their cases. [Section 8 of our terms](/terms-of-service#your-part) says the same.',
  },
];

const rating = serviceFigures['reputation-management'].value;

export default function ReputationManagement() {
  return (
    <>
      <PageHead
        path="/services/reputation-management"
        updated="2026-11-23"
        title="Reputation management for divorce lawyers: client reviews"
        description={`We send every client who agrees the same review request, and draft replies that respect Rule 1.6. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fee.`}
      />
      <ServiceHero
        service="reputation-management"
        eyebrow="Reputation management for divorce lawyers"
        heading="More client reviews, without breaking confidentiality"
        lede="Reputation management means more reviews from your clients, and replies that never reveal whether the writer was a client. We send the same request to every client who has agreed to hear from us, draft replies for your approval, and watch the sites where people talk about you."
        note={`Part of our plan: ${dollars(plan.monthly)} a month, no setup fee. Most of our clients see first results in about ${daysToResults} days. A better rating takes longer.`}
        caption={`Sample campaign: an average of ${rating} out of 5 on one firm’s Google profile after 12 months. Yours depends on what your clients write.`}
      >
        <p className="tabular-nums flex justify-between" aria-hidden="true">
          {[0, 1, 2, 3, 4, 5].map((stars) => (
            <span key={stars}>{stars}</span>
          ))}
        </p>
      </ServiceHero>
      <Why />
      <OneStar />
      <Work />
      <ChallengeSection
        heading="Why reviews are harder in family law"
        lede="A restaurant’s angry reviewer was at least a customer. Yours may be the other spouse."
        caption="Problems with reviews, what they cost you and what we do"
        rows={challenges}
      />
      <Timeline />
      <PlanTerms
        heading={`Review work comes in one plan: ${dollars(plan.monthly)} a month`}
        lede="There is no charge per review or per reply. The other three services are in the fee, too."
      />
      <FaqSection
        heading="What’s allowed with client reviews, and what isn’t"
        lede="Some of what vendors sell as reputation management isn’t allowed."
        items={questions}
      />
      <ClosingSection
        heading={`Book a free call about your reviews`}
        lede="We’ll start with your worst review and the reply under it, then compare you with the three firms nearest you and tell you what a stranger sees. You get a free audit, and it’s yours to keep."
      >
        <BookingButton campaign="reputation-management" />
        <WhatsAppButton />
      </ClosingSection>
    </>
  );
}

const few = 5;
const many = 50;
const lost = (reviews: number) => (best - ratingAfterOneStar(reviews)).toFixed(1);

/** Why reviews matter and where the limits are, in four figures. */
function Why() {
  return (
    <StatisticSection
      heading="Strangers judge your firm by its reviews"
      lede="Someone who needs a divorce lawyer may not want to ask around at work or at church. They search in private, and the only former clients they can hear from are the ones who left a review. Expect readers to start with your worst one. On Google’s map, your rating sits next to your name, and a low one can send callers to another firm. Our job is to get every willing client asked and every review answered, without disclosing anything."
      rows={[
        {
          value: serviceFigures['reputation-management'].value,
          unit: ` of ${best}`,
          label: 'Sample campaign: average rating after a year',
          detail:
            'One firm’s Google profile after 12 months. It includes a few unhappy reviews, each with a reply a stranger can respect.',
        },
        {
          value: lost(few),
          unit: ' stars',
          label: `What one bad review costs after ${few} good ones`,
          detail: `After ${many} good ones, it costs ${lost(many)}. The best defense against one angry person is to have asked everybody else.`,
        },
        {
          value: '2024',
          label: 'A federal rule now bans fake reviews',
          detail:
            'Since October 21, 2024, a business may not write, buy or sell fake reviews (16 CFR Part 465). The FTC can seek civil penalties for knowing violations.',
        },
        {
          value: '0',
          unit: ' facts',
          label: 'Our replies disclose nothing about a client',
          detail:
            'Under Model Rule 1.6, a bad review doesn’t free you to disclose client information (ABA Formal Opinion 496, 2021; your state bar may add to it). “She still owes us for the trial” is a breach, however true.',
        },
      ]}
    />
  );
}

const challenges: readonly Challenge[] = [
  {
    challenge: 'The other spouse writes the review',
    impact:
      'The case ends, and the other side gives you one star. Readers can’t tell an opponent’s anger from a client’s.',
    solution:
      'We report it if the platform’s policy gives us grounds. If not, we draft a courteous two-sentence reply. It doesn’t reveal whose side you were on, and it doesn’t ask the writer to call, because that person may have a lawyer (Model Rule 4.2).',
  },
  {
    challenge: 'Grateful clients want privacy',
    impact:
      'A client who got through a divorce will hug you and post nothing. Their name would sit next to the word “divorce” for their friends to see.',
    solution:
      'The request warns them that their name will show, and we never push. Some will write about the office instead of the case.',
  },
  {
    challenge: 'One star and no words',
    impact: 'Your average drops, and there’s nothing to answer.',
    solution: 'We draft a general reply. You check privately who it may be. In public, you neither confirm nor deny.',
  },
  {
    challenge: 'Your reviews are few and old',
    impact:
      'You have seven reviews, the last from two winters ago. The firm next to you on [the map](/services/local-seo) has one from Tuesday.',
    solution:
      'We ask as each case closes, a few clients a month. Forty requests in one week would look staged and could get reviews filtered.',
  },
  {
    challenge: 'A former vendor bought reviews',
    impact: 'Praise from people who were never clients is a legal risk to your firm, even if an agency ordered it.',
    solution:
      'We look for them, you decide with counsel, and we help you get them taken down. Losing fifteen fake reviews hurts less than explaining them to the FTC or your bar.',
  },
];

const counts = [5, 10, 20, 50, 100];

/** What one bad review does, by how many good ones there are: bars from the same sum as the figures beside them. */
function OneStar() {
  return (
    <Section label="The math" tone="sunk" labelledBy="one-star">
      <SectionHead
        id="one-star"
        heading="What one 1-star review does to your average"
        lede={`Say all your reviews so far have five stars, and the next one gives you a single star. If you had five, you drop to ${ratingAfterOneStar(5)}. If you had twenty, you stay at ${ratingAfterOneStar(20)}. That is why we start with clients whose cases closed in the past year and who have agreed to hear from us.`}
      />
      <Exhibit
        letter="B"
        caption="With n five-star reviews before it, the average is (5 × n + 1) ÷ (n + 1), rounded to one decimal as Google shows it. Bars start at zero. Solid is what’s left; light blue is what you lost."
      >
        <StackedTable
          framed
          caption="Average rating after one 1-star review"
          columns={[
            { header: 'Five-star reviews before' },
            { header: 'Average after', className: 'md:w-3/5' },
            { header: 'Stars lost' },
          ]}
        >
          {counts.map((count) => (
            <StackedRow key={count} heading={`${count} reviews`}>
              <StackedCell>
                <BarFigure
                  value={ratingAfterOneStar(count).toFixed(1)}
                  share={ratingAfterOneStar(count) / best}
                  withRest
                />
              </StackedCell>
              <StackedCell label="Stars lost">{lost(count)}</StackedCell>
            </StackedRow>
          ))}
        </StackedTable>
      </Exhibit>
    </Section>
  );
}
