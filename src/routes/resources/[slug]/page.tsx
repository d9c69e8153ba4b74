import { lazy, use } from 'react';
import { useParams } from 'react-router-dom';
import type { ArticleOnPage } from '../../../content/article-facts.ts';
import { type ArticleModule, loadArticleAt } from '../../../content/load-article.ts';
import { blogPosting } from '../../../head/article-data.ts';
import { PageHead, StructuredData } from '../../../head/page-head.tsx';
import { longDate } from '../../../lib/format.ts';
import { PageLink } from '../../../links/page-link.tsx';
import { consultation } from '../../../offer/plan.ts';
import { Breadcrumbs } from '../../../sections/breadcrumbs.tsx';
import { CallLead } from '../../../sections/call-lead.tsx';
import { BookingButton, CampaignContext, NextStep } from '../../../sections/call-to-action.tsx';
import { SiteField } from '../../../sections/site-field.tsx';
import { Actions } from '../../../ui/button.tsx';
import { Hero, HeroHeading, HeroLede } from '../../../ui/hero.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { SectionHeading } from '../../../ui/section.tsx';
import { NewsletterForm } from '../newsletter.tsx';
import { ReadNext } from './read-next.tsx';
import { textComponents } from './text.tsx';

// Lazy, so that articles don't load them.
const AllArticles = lazy(() => import('./all-articles.tsx'));
const NotFound = lazy(() => import('../../not-found/page.tsx'));

/** An article at /resources/{file name}, and at /resources/articles the list of all, if it has a page. */
export default function ArticlePage() {
  const { slug } = useParams();
  if (slug === 'articles') return <AllArticles />;
  const request = loadArticleAt(`/resources/${slug}`);
  return request ? <Article key={slug} request={request} /> : <NotFound />;
}

function Article({ request }: { request: Promise<ArticleModule> }) {
  const { default: Text, article } = use(request);
  if (!article) return <NotFound />;
  const { path, title, heading = title, description, dek, category, published, updated, author } = article;
  return (
    <CampaignContext value="resources">
      <PageHead
        path={path}
        title={title}
        description={description}
        type="article"
        published={published}
        updated={updated}
      />
      <StructuredData
        node={blogPosting({
          path,
          headline: heading,
          description: dek,
          section: category,
          published,
          updated,
          wordCount: article.wordCount,
          author,
        })}
      />
      <Hero
        above={
          <Breadcrumbs above={[{ name: 'Free SEO Guides', path: '/resources' }]} name={title} path={path} isLong />
        }
      >
        <div className="col-span-full">
          <HeroHeading className="max-w-240">{heading}</HeroHeading>
          <HeroLede className="mt-4 print:mt-0">{dek}</HeroLede>
          <Byline article={article} />
        </div>
      </Hero>
      <div className="page-section on-paper">
        <div className="section-body split-8 gap-y-5">
          <Text components={textComponents} />
        </div>
      </div>
      <ReadNext article={article} />
      <Closing />
    </CampaignContext>
  );
}

const Byline = ({ article }: { article: ArticleOnPage }) => {
  const { author, reviewer, published, updated, category, minutes, draft } = article;
  return (
    <div className="mt-7 flex items-start gap-4 text-small print:mt-[calc(var(--line)/2)]">
      <Portrait
        name={author.image}
        width={72}
        alt={author.alt}
        className="aspect-4/5 w-[min(4rem,16vw)] flex-none print:h-[calc(var(--line)*1.5)] print:w-auto"
      />
      <div>
        <p>
          <span className="inline-block">
            By{' '}
            <PageLink className="text-link" to={`/about#${author.id}`}>
              {author.name}
            </PageLink>
            ,
          </span>{' '}
          <span className="inline-block">{author.role}</span>
        </p>
        {reviewer && (
          <p className="text-ink-2">
            <span className="inline-block">Reviewed by {reviewer.name},</span>{' '}
            <span className="inline-block">{reviewer.role}</span>
          </p>
        )}
        <p className="flex flex-wrap gap-x-4 text-ink-2">
          <span>
            <span className="inline-block">
              <time dateTime={published}>{longDate(published)}</time>
              {updated !== published && ','}
            </span>
            {updated !== published && (
              <>
                {' '}
                <span className="inline-block">
                  updated{' '}
                  <time className="inline-block" dateTime={updated}>
                    {longDate(updated)}
                  </time>
                </span>
              </>
            )}
          </span>{' '}
          <span className="text-ink-3">
            {draft && 'Draft, '}
            {category}, {minutes} min
          </span>
        </p>
      </div>
    </div>
  );
};

const Closing = () => (
  <NextStep>
    <div className="section-body split-8 gap-y-10">
      <div>
        <SectionHeading>Ask us what this left open</SectionHeading>
        <p className="lede mt-4">
          Book {consultation.minutes} free minutes. We look up your own firm while you watch, and you keep what we find.
        </p>
        <Actions className="mt-6">
          <BookingButton />
        </Actions>
        <CallLead className="mt-4" />
        <div className="mt-8">
          <SiteField variant="secondary" />
        </div>
      </div>
      <div>
        <h3>The next article, by email</h3>
        <p className="mt-2 mb-4 text-on-ink-2 text-small">
          And a line when search or bar rules change for family-law firms.
        </p>
        <NewsletterForm variant="secondary" />
      </div>
    </div>
  </NextStep>
);
