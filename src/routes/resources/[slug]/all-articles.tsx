import { articles, hasListPage } from '../../../content/articles.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { Hero, HeroHeading, HeroLede, HeroText } from '../../../ui/hero.tsx';
import { Section } from '../../../ui/section.tsx';
import NotFound from '../../not-found/page.tsx';
import { ArticleList } from '../article-list.tsx';

const [newest] = articles.map(({ published }) => published);

/** The list of all articles, newest first, once the Resources page doesn’t show them all. */
export default function AllArticles() {
  if (!hasListPage) return <NotFound />;
  return (
    <>
      <PageHead
        path="/resources/articles"
        updated={newest ?? ''}
        pageType="CollectionPage"
        title="All articles on SEO for family-law firms"
        description={`All ${articles.length} of our articles on how divorce and family-law firms are found: content, local search, reviews, websites, budgets, and state law.`}
      />
      <Hero
        above={
          <Breadcrumbs
            above={[{ name: 'Free SEO Guides', path: '/resources' }]}
            name="All articles"
            path="/resources/articles"
          />
        }
      >
        <HeroText>
          <HeroHeading>All articles</HeroHeading>
          <HeroLede>Newest first.</HeroLede>
        </HeroText>
      </Hero>
      <Section label="Articles" heading={`${articles.length} articles`}>
        <ArticleList articles={articles} />
      </Section>
    </>
  );
}
