import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const { audit, citations, generalPageFaq } = claims;

const kinds = [
  {
    name: 'Keyword research',
    text: 'We list what people in your county type, from “how long does a divorce take” to your own name, and sort it by what the person wants. A search for a blank form is struck. A search that tends to end in a paid meeting gets a page. You see the list, and you strike what you no longer take.',
  },
  {
    name: 'Content development',
    text: `${generalPageFaq.contentPages} pages a month, one question each, written to your state’s statute and read by you before anyone else sees them. They carry your byline, because the reader and the bar both hold you to them. More on [how we write](/services/content-marketing).`,
  },
  {
    name: 'Link building',
    text: 'Links from places a client would recognize: the county bar, your law school, the local paper that quotes you, a counselor’s list of resources. Few of them are needed, and each takes a letter or a favor. We do not buy links. A bought one is a risk to the site and hard to explain to a grievance committee.',
  },
  {
    name: 'Website improvements',
    text: `First the [${audit.points}-point audit](/services/technical-seo), then its list, worst first: pages that crawl on a phone, a contact form that loses messages, two pages that compete for one search, an old domain that still answers. A new site is rarely the first repair.`,
  },
  {
    name: 'Business listing optimization',
    text: `One name, one address and one phone number, the same in [${citations.directories} directories](/services/local-seo). Then the profile on the map: the right category, real hours, a photograph of the right door. A merger or a move three years ago is the usual reason they disagree.`,
  },
];

/** The service list (specification, section 2), in the order in which the work starts. */
export function Work() {
  return (
    <Sheet folio="The work" labelledBy="work">
      <SectionHead
        id="work"
        heading="Five kinds of work, in the order we start them"
        lede="Nothing here is secret. You could do all of it yourself on the evenings when you are not preparing for a hearing."
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
