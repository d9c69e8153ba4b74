import { NotesProvider } from '../../../copy/copy.tsx';
import { PageHead } from '../../../head/head-tags.tsx';
import { dollars } from '../../../lib/format.ts';
import { audit, consultation, plan } from '../../../offer/plan.ts';
import { figuresNote } from '../../../offer/results.ts';
import { ServicePageEnd } from '../../../sections/service/page-end.tsx';
import { Challenges } from './challenges.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Results } from './results.tsx';
import { Timeline } from './timeline.tsx';
import { Why } from './why.tsx';
import { Work } from './work.tsx';

export default function TechnicalSeo() {
  return (
    <NotesProvider notes={{ figures: figuresNote }}>
      <PageHead
        path="/services/technical-seo"
        updated="2026-11-26"
        title={`Technical SEO for divorce lawyers: a ${audit.points}-point audit`}
        description={`We check ${audit.points} points on your firm’s website and fix what fails, worst first. All ${audit.points} are listed here. Part of one ${dollars(plan.monthly)}-a-month plan, no setup fees.`}
      />
      <Hero />
      <Why />
      <Work />
      <Challenges />
      <Timeline />
      <Results />
      <ServicePageEnd
        service="technical-seo"
        faq={<Faq />}
        heading="Book a free consultation about your website"
        lede={`You keep the ${consultation.auditItems}-item audit, and your developer can work from it. The full ${audit.points}-point audit comes with the plan.`}
      />
    </NotesProvider>
  );
}
