import { NotesProvider } from '../../../copy/copy.tsx';
import { PageHead } from '../../../head/head-tags.tsx';
import { atLeast, dollars } from '../../../lib/format.ts';
import { guarantee } from '../../../offer/guarantee.ts';
import { citations, consultation, plan } from '../../../offer/plan.ts';
import { figuresNote } from '../../../offer/results.ts';
import { ServicePageEnd } from '../../../sections/service/page-end.tsx';
import { Challenges } from './challenges.tsx';
import { Faq } from './faq.tsx';
import { Hero } from './hero.tsx';
import { Results } from './results.tsx';
import { Why } from './why.tsx';
import { Work } from './work.tsx';

export default function LocalSeo() {
  return (
    <NotesProvider notes={{ figures: figuresNote }}>
      <PageHead
        path="/services/local-seo"
        updated="2026-11-26"
        title={`Local SEO for divorce lawyers: Google Maps and ${atLeast(citations.directories)} listings`}
        description={`Local SEO for divorce lawyers: your Google profile, ${atLeast(citations.directories)} directory listings, and county pages, in one ${dollars(plan.monthly)}-a-month plan with a ${guarantee.days}-day guarantee.`}
      />
      <Hero />
      <Why />
      <Work />
      <Challenges />
      <Results />
      <ServicePageEnd
        service="local-seo"
        faq={<Faq />}
        heading="Book a free consultation and see who outranks you"
        lede={`In ${consultation.minutes} minutes, we search your county with you and show you why the firms above yours are ahead.`}
      />
    </NotesProvider>
  );
}
