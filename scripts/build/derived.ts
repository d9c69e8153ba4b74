import { readdirSync, readFileSync } from 'node:fs';
import { type PageHead, parsePage } from '../checks/built-pages.ts';
import { digest, kept } from './disk-cache.ts';

/** What follows from a page's content. Working it out takes a parse or two, so it is kept while the page stays as it is. */
export interface Derived {
  /** Its Markdown twin, if it may be found. */
  markdown?: string;
  /** A digest of what its share image says and shows. */
  cardKey: string;
  /** Whether its share image shows a map. */
  hasMap: boolean;
}

const content = (html: string): string => html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));

/** What can be derived from a built page. @throws If it has no `<main>`, or no date of its last change. */
export function derivedFrom(head: PageHead, html: string): Promise<Derived> {
  const name = `page${head.file.replace(/\.html$/, '').replaceAll('/', '-') || '-index'}`;
  return kept(name, digest(derivedBy(), JSON.stringify(head), content(html)), async () => {
    const [{ markdownTwin }, { cardFacts, cardKey }] = await Promise.all([
      import('../outputs/markdown.ts'),
      import('../share-images/card-facts.ts'),
    ]);
    const page = parsePage(head.file, html);
    const card = cardFacts(page);
    return {
      ...(head.indexable && { markdown: markdownTwin(page) }),
      cardKey: cardKey(card),
      hasMap: card.map !== undefined,
    };
  });
}

let version: string | undefined;

/** A digest of all that derives. */
function derivedBy(): string {
  if (version) return version;
  const sources = ['outputs', 'share-images', 'checks'].flatMap((folder) => {
    const url = new URL(`../${folder}/`, import.meta.url);
    return readdirSync(url)
      .filter((file) => /^(markdown|reading-copy|card-facts|built-pages)\.ts$/.test(file))
      .sort()
      .map((file) => readFileSync(new URL(file, url)));
  });
  const packages = ['hast-util-to-mdast', 'mdast-util-to-markdown', 'mdast-util-gfm', 'node-html-parser'].map((name) =>
    readFileSync(new URL(`../../node_modules/${name}/package.json`, import.meta.url)),
  );
  version = digest(...sources, ...packages);
  return version;
}
