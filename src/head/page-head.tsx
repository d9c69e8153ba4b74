import { createContext, use, useEffect } from 'react';
import type { Graph } from 'schema-dts';
import { headOf, type PageFacts } from './page-facts.ts';
import { type GraphNode, pageGraph } from './structured-data.ts';

/** The build finds a page’s facts here (prerender.tsx). */
export const BuiltFacts = createContext<{ facts?: PageFacts }>({});

/** In the build, the facts leave the render: scripts/build/pages.ts writes the tags and everything else that follows from them. */
function BuiltTags({ facts }: { facts: PageFacts }): null {
  const page = use(BuiltFacts);
  if (page.facts) throw new Error(`“${facts.title}” is the second <PageHead> of a page. Remove one.`);
  page.facts = facts;
  return null;
}

/** In the browser, React adopts the tags and changes them with the page. */
function LiveTags({ facts }: { facts: PageFacts }) {
  const { title, link, meta, htmlAttrs } = headOf(facts);
  useEffect(() => {
    document.documentElement.lang = htmlAttrs.lang;
    // Added, because extensions and translators have styles of their own there.
    document.documentElement.style.cssText += htmlAttrs.style;
  }, [htmlAttrs.lang, htmlAttrs.style]);
  return (
    <>
      <title>{title}</title>
      {link.map((attributes) => (
        <link key={'hrefLang' in attributes ? attributes.href : attributes.rel} {...attributes} />
      ))}
      {meta.map((attributes) => (
        <meta key={'name' in attributes ? attributes.name : attributes.property} {...attributes} />
      ))}
    </>
  );
}

const Tags = import.meta.env.SSR ? BuiltTags : LiveTags;

/** A page's head: title, description, canonical, robots, previews, and JSON-LD. Every page renders exactly one. */
export const PageHead = (facts: PageFacts) => (
  <>
    <Tags facts={facts} />
    <StructuredData node={pageGraph(facts)} />
  </>
);

/** Adds JSON-LD to the page for as long as the component that renders it is shown. */
export function StructuredData({ node }: { node: GraphNode | Graph }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...node }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, in which no tag can begin
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
