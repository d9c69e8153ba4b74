import { useRef } from 'react';
import { stateIds } from '../../content/states/registry.ts';
import { PageHead } from '../../head/head-tags.tsx';
import { BookingButton } from '../../sections/booking-button.tsx';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { ClosingSection } from '../../sections/closing.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Hero } from '../../ui/hero.tsx';
import { PageButton } from '../../ui/link.tsx';
import { DirectoryLists } from './directory-lists.tsx';
import { DirectoryMap } from './directory-map.tsx';
import { DirectorySearch } from './directory-search.tsx';
import { useSearchText } from './directory-search-text.ts';

export default function StatesDirectory() {
  const input = useRef<HTMLInputElement>(null);
  const [query, search] = useSearchText(input);
  const filtered = query.trim() !== '';

  function clear() {
    search('');
    input.current?.focus();
  }

  return (
    <>
      <PageHead
        path="/states"
        updated="2026-11-22"
        pageType="CollectionPage"
        title="Divorce Lawyer SEO by State: All 50 Markets"
        description={`Divorce lawyer SEO by state: all 50 with their population, and ${stateIds.length} state pages with cases, searches and keywords. Search the list or open the map.`}
      />
      <Hero kind="dir">
        <div>
          <Breadcrumbs name="States" path="/states" />
          <h1 id="h1">
            <span className="kick">Divorce lawyer SEO, state by state</span> Divorce law changes by state. So do the
            searches.
          </h1>
          <p className="lede">
            Filing rules and waiting periods shape what people type. Find your market, and see what its people look up
            before they call.
          </p>
          <DirectorySearch ref={input} query={query} onSearch={search} />
        </div>
        <DirectoryMap filtered={filtered} />
      </Hero>
      <DirectoryLists query={query} onClear={clear} />
      <ClosingSection
        heading="Get the audit for your state."
        lede={`Free, valued at ${dollars(claims.consultation.auditValue)}, and specific to the counties you practice in.`}
      >
        <BookingButton campaign="states-directory">Get a free state audit</BookingButton>
        <PageButton to="/case-studies">View Case Studies</PageButton>
      </ClosingSection>
    </>
  );
}
