import { articles } from '../../content/resources.ts';
import { Copy } from '../../ui/copy.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** The six teasers as a ruled list. The link covers the row, except for links in the excerpt, which lie above it. */
export function Articles() {
  return (
    <Sheet folio="Articles" tone="card" labelledBy="reads">
      <SectionHead
        id="reads"
        heading="Six topics to read about on this site"
        lede="Each link opens the page of this site that covers the topic. The pages also describe our services and prices. There’s nothing to fill in."
      />
      <ul className="border-ink border-t-2">
        {articles.map(({ title, excerpt, category, readTime, path, leadsTo }) => (
          <li
            key={title}
            className="group relative grid gap-x-10 gap-y-1.5 border-rule border-b py-6 md:grid-cols-[6rem_1fr_10rem] lg:grid-cols-[8rem_1fr_12rem] md:items-baseline"
          >
            <p className="font-semibold text-action text-small">{category}</p>
            <div>
              <h3>
                <span className="group-hover:bg-mark">{title}</span>
              </h3>
              <p className="mt-1.5 max-w-text text-ink-2 [&_a]:relative [&_a]:z-1">
                <Copy text={excerpt} />
              </p>
            </div>
            <p className="mt-1 grid gap-1 text-small">
              <span className="text-ink-2">{readTime}</span>
              <PageLink to={path} className="font-semibold no-underline after:absolute after:inset-0">
                Read on {leadsTo}
                <span className="vh">: {title}</span>{' '}
                <ArrowIcon className="inline-block size-3.5 transition-transform group-hover:translate-x-1" />
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
