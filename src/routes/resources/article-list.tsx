import type { ArticleFacts } from '../../content/article-facts.ts';
import { PageLink } from '../../links/page-link.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';

/** Articles in rows. The link covers the row. */
export const ArticleList = ({ articles }: { articles: readonly ArticleFacts[] }) => (
  <ul className="rule-top">
    {articles.map(({ path, title, heading = title, dek, category, minutes }) => (
      <li key={path} className="group split-8 relative gap-y-1 border-rule border-b py-4">
        <div>
          <h3>
            <span className="group-hover:bg-mark">{heading}</span>
          </h3>
          <p className="mt-1 max-w-text text-ink-2">{dek}</p>
        </div>
        <p className="mt-1 flex justify-between gap-5 text-small">
          <span className="text-ink-3">
            {category}, {minutes} min
          </span>{' '}
          <PageLink to={path} className="font-semibold no-underline after:absolute after:inset-0">
            Read
            <span className="sr-only">: {heading}</span>{' '}
            <ArrowIcon className="inline-block size-3.5 transition-transform group-hover:[translate:0.25rem]" />
          </PageLink>
        </p>
      </li>
    ))}
  </ul>
);
