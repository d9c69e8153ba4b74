import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../head/page-head.tsx';
import { type StateId, stateOfSlug, stateSlug, usStates } from '../../lib/us-states.ts';
import { PageLink } from '../../links/page-link.tsx';
import { SiteField } from '../../sections/site-field.tsx';
import { brand } from '../../site/brand.ts';
import { hasStatePage } from '../../states/load.ts';
import { neighbors } from '../../states/neighbors.ts';
import { Actions, PageButton, TextLink } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede } from '../../ui/hero.tsx';

export default function NotFound() {
  const { pathname } = useLocation();
  const [state, setState] = useState<StateId>();
  useEffect(() => {
    // To find dead links in the console.
    console.warn(`No page at ${pathname}`);
    // Not while rendering, because all addresses without a page hydrate the same file.
    setState(stateWithoutPage(pathname));
  }, [pathname]);
  return (
    <>
      <PageHead
        path="/404"
        title={`Oops! Page not found | ${brand.name}`}
        description="There is no page at this URL. Go to the home page, look up your state in the directory, or see the four SEO services we offer divorce lawyers."
        noindex
      />
      <Hero line={28}>
        <div className="col-span-full flex flex-col lg:min-h-224">
          <HeroHeading>Oops! Page not found</HeroHeading>
          {state ? (
            <StateWithoutPage id={state} />
          ) : (
            <HeroLede className="mt-4">
              The URL may be mistyped, or we may not have a page for your state yet. Try one of these three.
            </HeroLede>
          )}
          <Actions className="mt-8">
            <PageButton variant={state ? 'secondary' : 'ink'} to="/">
              Back to Home
            </PageButton>
            <TextLink to="/states">Find your state</TextLink>
            <TextLink to="/services">See the four services</TextLink>
          </Actions>
          <EmptyLines />
        </div>
      </Hero>
    </>
  );
}

/** The lines of a pleading that nobody has written on. Inline, because every page would carry the classes. */
const EmptyLines = () => (
  <i
    className="mt-8 flex-1 max-lg:hidden"
    style={{
      background:
        'repeating-linear-gradient(to top, transparent 0 1.625rem, var(--color-rule) 0 1.6875rem, transparent 0 2rem)',
    }}
  />
);

function stateWithoutPage(pathname: string): StateId | undefined {
  const id = stateOfSlug(pathname.replace(/\/$/, '').split('/').at(-1));
  return id && !hasStatePage(id) ? id : undefined;
}

function StateWithoutPage({ id }: { id: StateId }) {
  const nearby = neighbors[id].filter(hasStatePage);
  return (
    <>
      <HeroLede className="mt-4">
        {usStates[id]} has no page here yet, but we take firms there. Tell us your website, and we’ll show you who
        outranks you.
      </HeroLede>
      <div className="mt-6">
        <SiteField />
      </div>
      {nearby.length > 0 && (
        <p className="mt-6">
          States next to {usStates[id]} that have a page:{' '}
          {nearby.map((neighbor, index) => (
            <span key={neighbor}>
              {index > 0 && ', '}
              <PageLink className="text-link" to={`/states/${stateSlug(neighbor)}`}>
                {usStates[neighbor]}
              </PageLink>
            </span>
          ))}
        </p>
      )}
    </>
  );
}
