import type { ArticleFacts } from '../../content/article-facts.ts';
import { PageLink } from '../../links/page-link.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';

/** Articles in rows. The link covers the row. */
export const ArticleList = ({ articles }: { articles: readonly ArticleFacts[] }) => (
  <ul className="rule-top">
    {articles.map(({ path, title, dek, category, minutes }) => (
      <li
        key={path}
        className="group relative grid items-baseline gap-x-10 gap-y-1 border-rule border-b py-4.5 md:grid-cols-[1fr_minmax(0,4fr)_minmax(0,2fr)]"
      >
        <p className="font-semibold text-action text-small">{category}</p>
        <div>
          <h3>
            <span className="group-hover:bg-mark">{title}</span>
          </h3>
          <p className="mt-1 max-w-text text-ink-2">{dek}</p>
        </div>
        <p className="mt-1 flex gap-5 text-small md:justify-end">
          <span className="text-ink-2">{minutes} min</span>
          <PageLink to={path} className="font-semibold no-underline after:absolute after:inset-0">
            Read
            <span className="sr-only">: {title}</span>{' '}
            <ArrowIcon className="inline-block size-3.5 transition-transform group-hover:translate-x-1" />
          </PageLink>
        </p>
      </li>
    ))}
  </ul>
);
