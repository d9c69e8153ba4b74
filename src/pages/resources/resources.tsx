import { PageHead } from '../../head/head-tags.tsx';
import { claims } from '../../site/claims.ts';
import { Articles } from './articles.tsx';
import { Guides } from './guides.tsx';
import { Newsletter } from './newsletter.tsx';
import { ResourcesHero } from './resources-hero.tsx';
import { Tools } from './tools.tsx';

const { guidePages, trackedKeywords } = claims.resources;
const [first, second, third] = guidePages;

/**
 * The specification shows no action for Download, Read, Audit, Tracker and Subscribe. People send the guides, run the
 * tools and keep the list, so those four lead to the contact form with their subject; Read leads to the page that treats it.
 */
export default function Resources() {
  return (
    <>
      <PageHead
        path="/resources"
        updated="2026-11-23"
        pageType="CollectionPage"
        title="Free SEO Guides for divorce and family-law attorneys"
        description={`Free for family-law firms: three SEO guides (${first}, ${second} and ${third} pages), a site audit and a tracker for ${trackedKeywords} keywords. Ask by form; a person emails you.`}
      />
      <ResourcesHero />
      <Guides />
      <Articles />
      <Tools />
      <Newsletter />
    </>
  );
}
