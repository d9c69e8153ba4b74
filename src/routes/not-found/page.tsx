import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../../head/head-tags.tsx';
import { brand } from '../../site/brand.ts';
import { Actions, PageButton, TextLink } from '../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede } from '../../ui/hero.tsx';

export default function NotFound() {
  const { pathname } = useLocation();
  // To find dead links in the console.
  useEffect(() => console.warn(`No page at ${pathname}`), [pathname]);
  return (
    <>
      <PageHead
        path="/404"
        title={`Oops! Page not found | ${brand.name}`}
        description="There is no page at this URL. Go to the home page, look up your state in the directory, or see the four SEO services we offer divorce lawyers."
        noindex
      />
      <Hero line={28} bodyClass="lg:min-h-182">
        <div>
          <HeroHeading>Oops! Page not found</HeroHeading>
          <HeroLede className="mt-6">
            The URL may be mistyped, or we may not have a page for your state yet. Try one of these three.
          </HeroLede>
          <Actions className="mt-8">
            <PageButton variant="ink" to="/">
              Back to Home
            </PageButton>
          </Actions>
          <p className="mt-4 flex flex-wrap gap-x-8">
            <TextLink to="/states">Find your state</TextLink>
            <TextLink to="/services">See the four services</TextLink>
          </p>
        </div>
      </Hero>
    </>
  );
}
