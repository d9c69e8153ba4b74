import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const { audit, citations, generalPageFaq } = claims;

const kinds = [
  {
    name: 'Keyword research',
    text: 'We list what people in your county type, from “how long does a divorce take” to your own name, and sort it by what the person wants. We cross out searches for a blank form. A search that tends to end in a paid meeting gets a page. You see the list and cross out the cases you no longer take.',
  },
  {
    name: 'Content development',
    text: `${generalPageFaq.contentPages} pages a month, each on one question, written to your state’s statute. You read them before anyone else does. They carry your byline, because readers and the bar both hold you to them. See [how we write](/services/content-marketing).`,
  },
  {
    name: 'Link building',
    text: 'Links from places your clients would recognize: the county bar, your law school, the local paper that quotes you, a counselor’s list of resources. You need only a few, and each takes a letter or a favor. We don’t buy links. A bought link puts your site at risk and is hard to explain to a grievance committee.',
  },
  {
    name: 'Website improvements',
    text: `We run the [${audit.points}-point audit](/services/technical-seo) and fix what it finds, worst first: pages that crawl on a phone, a contact form that loses messages, two pages that compete for one search, an old domain that is still online. You rarely need a new site.`,
  },
  {
    name: 'Business listing optimization',
    text: `The same name, address and phone number in [${citations.directories} directories](/services/local-seo). Then your Google profile: the right category, real hours, a photo of the right door. When listings disagree, the usual reason is a merger or a move three years ago.`,
  },
];

/** The service list (specification, section 2), in the order in which the work starts. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="What we do: five kinds of work, in the order we start"
        lede="None of it is secret. You could do all of it yourself, on the evenings when you’re not preparing for a hearing."
      />
      <ol className="border-ink border-t-2">
        {kinds.map(({ name, text }, index) => (
          <li
            key={name}
            className="grid gap-x-8 gap-y-3 border-rule border-b py-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-7"
          >
            <div className="flex items-baseline gap-5">
              <span className="num w-6 flex-none font-serif text-h3 text-ink-3" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
            </div>
            <p className="max-w-text text-ink-2 max-md:pl-11">
              <Copy text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
