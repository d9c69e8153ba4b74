import { NotesProvider } from '../../../copy/copy.tsx';
import { PageHead } from '../../../head/head-tags.tsx';
import { dollars } from '../../../lib/format.ts';
import { consultation, plan } from '../../../offer/plan.ts';
import { figuresNote } from '../../../offer/results.ts';
import { ServicePageEnd } from '../../../sections/service/page-end.tsx';
import { Challenges } from './challenges.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Results } from './results.tsx';
import { Timeline } from './timeline.tsx';
import { Why } from './why.tsx';
import { Work } from './work.tsx';

export default function ReputationManagement() {
  return (
    <NotesProvider notes={{ figures: figuresNote }}>
      <PageHead
        path="/services/reputation-management"
        updated="2026-11-26"
        title="Reputation management for divorce lawyers: client reviews"
        description={`We send every client who agrees the same review request, and draft replies that respect Rule 1.6. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fees.`}
      />
      <Hero />
      <Why />
      <Work />
      <Challenges />
      <Timeline />
      <Results />
      <ServicePageEnd
        service="reputation-management"
        faq={<Faq />}
        heading="Book a free consultation about your reviews"
        lede={`In ${consultation.minutes} minutes, we start with your worst review and the reply under it. Then we compare you with the three firms nearest you.`}
      />
    </NotesProvider>
  );
}
