import { atLeast, range } from '../../lib/format.ts';
import { claims } from '../../site/claims.ts';
import { Paragraph } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';

const { audit, citations, plan } = claims;

const kinds = [
  {
    name: 'Keyword research',
    text: 'We list what people in your county type, from “how long does a divorce take” to your own name, and sort it by what the person wants. A search that tends to end in a consultation gets a page. You see the list and strike the cases you no longer take.',
  },
  {
    name: 'Content development',
    text: `You get ${range(plan.contentPages)} pages a month, each on one question and based on your state’s statute. You read them before anyone else does. Each page names the attorney who approved it, because readers and the bar both hold you responsible. See [how we write](/services/content-marketing).`,
  },
  {
    name: 'Link building',
    text: 'Links from places your clients would recognize: the county bar, your law school, the local paper that quotes you, a counselor’s list of resources. You need only a few, and each takes a letter or a phone call. We don’t buy links: Google’s spam policies forbid it, and the drop that follows is slow to fix.',
  },
  {
    name: 'Website improvements',
    text: `We run the [${audit.points}-point audit](/services/technical-seo) and fix what it finds: pages that load slowly on a phone, a contact form that loses messages, two pages that compete for one search, an old domain that is still online. You rarely need a new site.`,
  },
  {
    name: 'Business listing optimization',
    text: `We list the same name, address and phone number in [${atLeast(citations.directories)} directories](/services/local-seo). Then we correct your Google profile: the right category, real hours, a photo of the right door. When listings disagree, the usual reason is a merger or a move three years ago.`,
  },
];

/** The kinds of work, numbered as in the hero’s results page. */
export const WhatWeDo = () => (
  <Section
    label="The work"
    labelledBy="work"
    heading="What we do for your pages, your website and your listings"
    lede="The work has five parts, from three of our services: local SEO, website optimization and content marketing. Our fourth service, reviews, is further down the page. You could do all this yourself, on the evenings when you’re not preparing for a hearing."
  >
    <ol className="rule-top">
      {kinds.map(({ name, text }, index) => (
        <li key={name} className="grid gap-x-8 gap-y-3 border-rule border-b py-7 md:grid-cols-[5fr_7fr]">
          <div className="flex items-baseline gap-5">
            <span className="tabular-nums w-6 flex-none font-serif text-h3 text-ink-3" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
          </div>
          <Paragraph className="max-w-text text-ink-2 max-md:pl-11" text={text} />
        </li>
      ))}
    </ol>
  </Section>
);

const parts = [
  {
    part: 'Title',
    specimen: 'Who gets the house in an Ohio divorce? | Your Firm, Columbus',
    reason: 'The question as people type it, the state they are in, and who answers.',
  },
  {
    part: 'URL',
    specimen: 'yourfirm.com/who-gets-the-house',
    reason: 'Readable, and it never changes. A page that moves can lose its links.',
  },
  {
    part: 'Heading',
    specimen: 'Who gets the house?',
    reason: 'One per page. It keeps the title’s promise.',
  },
  {
    part: 'First paragraph',
    specimen:
      'Ohio courts divide marital property equally unless that would be inequitable (R.C. 3105.171). A deed in one name does not settle the question.',
    reason: 'The answer, then the statute. This is the passage an AI answer can quote.',
  },
  {
    part: 'Reviewer',
    specimen: 'Reviewed in March by Jane Roe, admitted in Ohio.',
    reason: 'Who stands behind it, and when it was last checked against the law.',
  },
  {
    part: 'Links',
    specimen: 'Buying out a spouse. Temporary orders. What a first meeting costs.',
    reason: 'A reader with one question has another. Links also tell Google which pages matter.',
  },
  {
    part: 'The call',
    specimen: 'Call the office, or tell us when it is safe to reply.',
    reason: 'It asks once and lets the reader pick a safe time.',
  },
];

export const OnPageSpecimen = () => (
  <Section
    label="Drafting"
    tone="ink"
    labelledBy="on-page"
    heading="What good on-page SEO looks like: one page, one question"
    lede="On-page SEO is everything that a search engine and a reader find on the page itself. You will recognize most of it as good drafting: say what the document is, answer first, cite, sign."
  >
    <Exhibit
      letter="C"
      caption="Illustration. A page in seven parts, and what each part is for. The attorney is fictional; the statute is real."
      className="text-ink"
    >
      <dl className="px-5 pt-9 pb-2 md:px-8">
        {parts.map(({ part, specimen, reason }) => (
          <div
            key={part}
            className="grid gap-x-8 gap-y-1 border-rule not-first:border-t py-4 lg:grid-cols-[8.5rem_7fr_5fr] items-baseline"
          >
            <dt className="font-semibold text-small">{part}</dt>
            <dd className="font-medium font-serif text-[1.1875rem] leading-snug">{specimen}</dd>
            <dd className="text-ink-2 text-small">{reason}</dd>
          </div>
        ))}
      </dl>
    </Exhibit>
  </Section>
);
