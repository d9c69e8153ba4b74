import { stateOfSlug, usStates } from '../lib/us-states.ts';
import type { PagePath } from '../site/paths.ts';
import type { ArticleFacts, ArticleOnPage, RelatedTarget } from './article-facts.ts';
import { type GuideId, guides } from './resource-list.ts';
import { serviceIds, services } from './service-list.ts';

/** The names of pages that aren't a service, a state, or a guide. */
const otherPages: Partial<Record<PagePath, string>> = {
  '/services': 'Services',
  '/case-studies': 'Case studies',
  '/about': 'Who we are',
  '/contact': 'Write to us',
  '/states': 'All states',
  '/divorce-lawyer-seo': 'SEO for divorce lawyers, or ads?',
};

const isGuide = (target: RelatedTarget): target is GuideId => Object.hasOwn(guides, target);

/** A link to what an article leads on to. @throws If the page has no name here. */
export function relatedLink(
  target: RelatedTarget,
  articles: readonly ArticleFacts[],
): ArticleOnPage['related'][number] {
  if (isGuide(target)) {
    const { title, pages } = guides[target];
    return { kind: `Free guide, ${pages} pages`, name: title, to: '/resources#guides' };
  }
  const article = articles.find(({ path }) => path === target);
  if (article) return { kind: `Article, ${article.minutes} min`, name: article.title, to: article.path };
  const state = stateOfSlug(target.split('/').at(-1));
  if (state) return { kind: 'State', name: `How we work in ${usStates[state]}`, to: target };
  const service = serviceIds.find((id) => services[id].path === target);
  const name = service ? services[service].footerName : otherPages[target as PagePath];
  if (!name) throw new Error(`An article leads on to ${target}, which has no name in src/content/related.ts. Add it.`);
  return { kind: service ? 'Service' : 'Page', name, to: target };
}
