import type { ArticleOnPage } from '../../../content/article-facts.ts';
import { PageLink } from '../../../links/page-link.tsx';
import { ArrowIcon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';

/** What fits the subject, then the articles before and after this one. */
export const ReadNext = ({ article: { related, newer, older } }: { article: ArticleOnPage }) => (
  <Section label="Read next" heading="More on this" className="print:hidden">
    <ul className="rule-top grid md:grid-cols-3 md:gap-x-8">
      {related.map(({ kind, name, to }) => (
        <li key={name} className="group relative border-rule border-b py-4 md:py-6">
          <p className="text-ink-2 text-note">{kind}</p>
          <h3 className="mt-1 text-xl/tight">
            <PageLink to={to} className="no-underline after:absolute after:inset-0 group-hover:bg-mark">
              {name}
            </PageLink>
          </h3>
        </li>
      ))}
    </ul>
    <nav aria-label="Other articles" className="mt-6 grid gap-4 text-small md:grid-cols-2">
      <Neighbor direction="Newer" article={newer} />
      <Neighbor direction="Older" article={older} />
    </nav>
  </Section>
);

const Neighbor = ({ direction, article }: { direction: 'Newer' | 'Older'; article?: ArticleOnPage['newer'] }) =>
  article && (
    <PageLink
      to={article.path}
      className={`group flex min-h-11 items-start gap-3 no-underline ${direction === 'Older' ? 'md:col-start-2 md:flex-row-reverse md:text-right' : ''}`}
    >
      <ArrowIcon className={`mt-0.5 size-4 ${direction === 'Newer' ? 'rotate-180' : ''}`} />
      <span>
        <span className="block text-ink-2 text-note">{direction}</span>
        <span className="font-semibold group-hover:bg-mark">{article.title}</span>
      </span>
    </PageLink>
  );
