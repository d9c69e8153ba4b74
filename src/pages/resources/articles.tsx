import { articles } from '../../content/resources.ts';
import { Copy } from '../../ui/copy.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** The six teasers as a ruled list. The link covers the row, except for links in the excerpt, which lie above it. */
export function Articles() {
  return (
    <Sheet folio="Reads" tone="card" labelledBy="reads">
      <SectionHead
        id="reads"
        heading="Six subjects, one page each"
        lede="Each link opens a page of this site: the subject first, our service after it. Nothing to fill in."
      />
      <ul className="border-ink border-t-2">
        {articles.map(({ title, excerpt, category, readTime, path }) => (
          <li
            key={title}
            className="group relative grid gap-x-10 gap-y-1.5 border-rule border-b py-6 md:grid-cols-[8rem_1fr_8rem] md:items-baseline"
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
            <p className="mt-1 flex items-center gap-3 text-small md:justify-end">
              <span className="text-ink-2">{readTime}</span>
              <PageLink
                to={path}
                className="inline-flex items-center gap-2 font-semibold no-underline after:absolute after:inset-0"
              >
                Read<span className="vh">: {title}</span>
                <ArrowIcon className="size-3.5 transition-transform group-hover:translate-x-1" />
              </PageLink>
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
