import { PageHead } from '../../head/head-tags.tsx';
import type { CopyText } from '../../lib/copy-text.ts';
import { claims } from '../../site/claims.ts';
import { Notes, NotesProvider } from '../../ui/copy.tsx';
import { Articles } from './articles.tsx';
import { Guides } from './guides.tsx';
import { Newsletter } from './newsletter.tsx';
import { ResourcesHero } from './resources-hero.tsx';
import { Tools } from './tools.tsx';

const { guidePages, trackedKeywords } = claims.resources;
const [first, second, third] = guidePages;

const notes: Record<string, CopyText> = {
  rules:
    'Advertising and confidentiality rules differ by state. The guides say where to look; they are not legal advice.',
};

/**
 * The specification shows no action for Download, Read, Audit, Tracker and Subscribe. People send the guides, run the
 * tools and keep the list, so those four lead to the contact form with their subject; Read leads to the page that treats it.
 */
export default function Resources() {
  return (
    <NotesProvider notes={notes}>
      <PageHead
        path="/resources"
        updated="2026-11-22"
        pageType="CollectionPage"
        title="Free SEO Guides for divorce and family-law attorneys"
        description={`Three free SEO guides of ${first}, ${second} and ${third} pages for family-law firms, six articles, a site audit, and a rank tracker that follows ${trackedKeywords} keywords for you.`}
      />
      <ResourcesHero />
      <Guides />
      <Articles />
      <Tools />
      <Notes />
      <Newsletter />
    </NotesProvider>
  );
}
