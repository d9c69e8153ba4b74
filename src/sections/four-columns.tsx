import type { ReactNode } from 'react';
import { Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import { PageLink } from '../links/page-link.tsx';
import type { SitePath } from '../site/paths.ts';

interface Item {
  title: string;
  path?: SitePath;
  text: CopyText;
  link?: ReactNode;
}

export const FourColumns = ({ items }: { items: readonly Item[] }) => (
  <ul className="rule-top grid gap-x-8 md:grid-cols-2 xl:grid-cols-4">
    {items.map(({ title, path, text, link }) => (
      // Subgrid rows align the titles, texts, and links.
      <li key={title} className="border-rule border-b py-5 md:row-span-3 md:grid md:grid-rows-subgrid">
        {/* So that “Reputation Management” fits on one line. */}
        <h3 className="text-xl/tight">
          {path ? (
            <PageLink className="font-sub text-link" to={path}>
              {title}
            </PageLink>
          ) : (
            title
          )}
        </h3>
        <Paragraph className="mt-2 text-detail text-ink-2" text={text} />
        {link}
      </li>
    ))}
  </ul>
);
