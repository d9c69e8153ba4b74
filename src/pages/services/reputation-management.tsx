import { serviceFigures } from '../../content/service-figures.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton, WhatsAppButton } from '../../sections/booking-button.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { ServiceHero } from '../../sections/service-hero.tsx';
import { claims } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { Challenges } from './reputation-management/challenges.tsx';
import { OneStar } from './reputation-management/one-star.tsx';
import { questions } from './reputation-management/questions.ts';
import { ratingAfterOneStar } from './reputation-management/rating.ts';
import { Timeline } from './reputation-management/timeline.tsx';
import { Why } from './reputation-management/why.tsx';
import { Work } from './reputation-management/work.tsx';

const rating = serviceFigures['reputation-management'].value;
const lostOfFive = (5 - ratingAfterOneStar(5)).toFixed(1);

const notes = {
  sample: `Sample campaign figure: the average of all reviews on one firm’s Google profile after 12 months, ${rating} of 5. Yours depends on your clients.`,
  arithmetic:
    'Average after one more review of 1 star: (5 × n + 1) ÷ (n + 1), where n is the number of five-star reviews before it. Rounded to one decimal, as Google shows it.',
  ftc: 'Trade Regulation Rule on the Use of Consumer Reviews and Testimonials, 16 CFR Part 465, in effect since October 21, 2024.',
  opinion:
    'ABA Formal Opinion 496 (2021), “Responding to Online Criticism.” It reads the Model Rules; your state’s bar may have spoken too.',
};

export default function ReputationManagement() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/services/reputation-management"
        updated="2026-11-22"
        title="Reputation management for divorce lawyers: reviews"
        description="Reviews for a divorce practice, asked for evenly and answered without naming a client. Within Rule 1.6, the FTC’s rule on reviews and Google’s policies."
      />
      <ServiceHero
        service="reputation-management"
        kicker="Reputation management for divorce lawyers"
        heading={`With five reviews, one bad one costs ${lostOfFive} stars`}
        lede="Reputation management means asking every client for a review in the same way, and answering what they write without saying who they are. We run the asking, draft the answers and watch the sites where people talk about you."
        note={`Most clients see first results in about ${claims.daysToResults} days. A rating takes longer.`}
        caption={`An average of ${rating} on a rule from 0 to 5, from a sample campaign.[^sample]`}
      >
        <p className="num flex justify-between" aria-hidden="true">
          {[0, 1, 2, 3, 4, 5].map((stars) => (
            <span key={stars}>{stars}</span>
          ))}
        </p>
      </ServiceHero>
      <Why />
      <OneStar />
      <Work />
      <Challenges />
      <Timeline />
      <FaqSection
        heading="What is allowed, and what is not"
        lede="Most of what other vendors sell under this name is on the second list."
        items={questions}
      />
      <Notes />
      <ClosingSection
        heading="Read your own reviews as a stranger would"
        lede="Start with the lowest one and the answer below it. We will read them with you, and with those of the three firms nearest to you, and tell you what a client sees."
      >
        <BookingButton campaign="reputation-management" />
        <WhatsAppButton />
      </ClosingSection>
    </NotesProvider>
  );
}
