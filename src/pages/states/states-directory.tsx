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
        updated="2026-11-23"
        pageType="CollectionPage"
        title="Divorce Lawyer SEO by State: All 50 Markets"
        description={`SEO for divorce lawyers, state by state: ${stateIds.length} state pages with local law, courts, keywords and price. Find your state on the map or in the list of 50.`}
      />
      <Hero kind="dir">
        <div>
          <Breadcrumbs name="States" path="/states" />
          <h1 id="h1">
            <span className="kick">Divorce lawyer SEO, state by state</span> Divorce law changes by state. So do the
            searches.
          </h1>
          <p className="lede">
            We do SEO for divorce lawyers in all fifty states. Filing rules and waiting periods shape what people type.
            Open your state to see its courts, what people there search before they call a lawyer, and what we charge.
          </p>
          <DirectorySearch ref={input} query={query} onSearch={search} />
        </div>
        <DirectoryMap filtered={filtered} />
      </Hero>
      <DirectoryLists query={query} onClear={clear} />
      <ClosingSection
        heading="Get a free SEO audit for your state"
        lede={`Book a free call. The audit is valued at ${dollars(claims.consultation.auditValue)} and covers the counties you practice in.`}
      >
        <BookingButton campaign="states-directory">Get a free state audit</BookingButton>
        <PageButton to="/case-studies">View Case Studies</PageButton>
      </ClosingSection>
    </>
  );
}
