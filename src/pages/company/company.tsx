import { PageHead } from '../../head/head-tags.tsx';
import { FaqSection } from '../../sections/faq.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { AdsOrSearch } from './ads-or-search.tsx';
import { CompanyClosing } from './company-closing.tsx';
import { CompanyHero } from './company-hero.tsx';
import { FamilyLawDifference } from './family-law-difference.tsx';
import { FourServices } from './four-services.tsx';
import { LocalCase } from './local-case.tsx';
import { companyNotes } from './notes.ts';
import { OnPageSpecimen } from './on-page-specimen.tsx';
import { Overview } from './overview.tsx';
import { questions } from './questions.ts';
import { Results } from './results.tsx';
import { Work } from './work.tsx';

/** The general page, linked as 'Divorce Lawyer SEO Company'. Its booking links carry no tracking fields. */
export default function Company() {
  return (
    <NotesProvider notes={companyNotes}>
      <PageHead
        path="/divorce-lawyer-seo"
        updated="2026-11-23"
        title="Divorce Lawyer SEO Company: Work, Price and Results"
        description={`What a divorce lawyer SEO company does each month for ${dollars(claims.plan.monthly)}, what results to expect and when, and when paid ads are the better buy for your firm.`}
      />
      <CompanyHero />
      <FamilyLawDifference />
      <AdsOrSearch />
      <Work />
      <OnPageSpecimen />
      <Results />
      <LocalCase />
      <Overview />
      <FourServices />
      <FaqSection heading="What firms ask before they hire us" items={questions} />
      <Notes />
      <CompanyClosing />
    </NotesProvider>
  );
}
