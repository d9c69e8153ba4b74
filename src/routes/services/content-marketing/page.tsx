import { NotesProvider } from '../../../copy/copy.tsx';
import { PageHead } from '../../../head/head-tags.tsx';
import { dollars, range } from '../../../lib/format.ts';
import { consultation, plan } from '../../../offer/plan.ts';
import { figuresNote } from '../../../offer/results.ts';
import { ServicePageEnd } from '../../../sections/service/page-end.tsx';
import { Challenges } from './challenges.tsx';
import { Faq } from './faq.tsx';
import { FinishedPage } from './finished-page.tsx';
import { Hero } from './hero.tsx';
import { Results } from './results.tsx';
import { Why } from './why.tsx';
import { Work } from './work.tsx';

export default function ContentMarketing() {
  return (
    <NotesProvider notes={{ figures: figuresNote }}>
      <PageHead
        path="/services/content-marketing"
        updated="2026-11-26"
        title={`Content marketing for divorce lawyers: ${range(plan.contentPages)} pages a month`}
        description={`We write ${range(plan.contentPages)} pages a month on your state’s divorce law, to your bar’s rules. One of your attorneys approves each one. Part of one ${dollars(plan.monthly)}-a-month plan.`}
      />
      <Hero />
      <Why />
      <Work />
      <FinishedPage />
      <Challenges />
      <Results />
      <ServicePageEnd
        service="content-marketing"
        bring="Bring one client question, and we look up who answers it in your county."
        faq={<Faq />}
        heading="Bring us one client question"
        lede={`The consultation is free. In ${consultation.minutes} minutes, you learn what your page would have to do better, and you keep the audit.`}
      />
    </NotesProvider>
  );
}
