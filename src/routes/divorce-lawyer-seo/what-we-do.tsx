import type { ReactNode } from 'react';
import { Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { atLeast, range } from '../../lib/format.ts';
import { audit, citations, plan } from '../../offer/plan.ts';
import { Actions } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import { Section } from '../../ui/section.tsx';
import { ResultsPageAnatomy } from './results-page-anatomy.tsx';

const kinds = [
  {
    name: 'Keyword research',
    text: 'A search in your county that tends to end in a consultation gets a page. You strike the cases you no longer take.',
  },
  {
    name: 'Content development',
    text: `${range(plan.contentPages)} pages a month, each on one question and your state’s statute. See ${link('/services/content-marketing', 'how we write')}.`,
  },
  {
    name: 'Link building',
    text: 'From the county bar, your law school, the paper that quotes you. We never buy links.',
  },
  {
    name: 'Website improvements',
    text: `A ${link('/services/technical-seo', `${audit.points}-point audit`)}, and what it finds fixed.`,
  },
  {
    name: 'Business listing optimization',
    text: `The same name, address, and phone number in ${link('/services/local-seo', `${atLeast(citations.directories)} directories`)}, and a correct Google profile.`,
  },
];

/** Numbered like the results page in the disclosure. */
export const WhatWeDo = ({ button }: { button: ReactNode }) => (
  <Section label="The work" heading="What we do for your pages, your website, and your listings">
    <Ruled>
      <ol className="rule-top">
        {kinds.map(({ name, text }, index) => (
          <li key={name} className="split-5 gap-y-1 border-rule border-b py-3 md:py-4">
            <div className="flex items-baseline gap-5">
              <span className="w-6 flex-none font-serif text-xl/tight" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{name}</h3>
            </div>
            <Paragraph className="max-w-text text-ink-2" text={text} />
          </li>
        ))}
      </ol>

      <Disclosure title={<h3>Where each part shows on Google</h3>}>
        <div className="max-w-160">
          <Exhibit caption="One results page in five parts, each with the work behind it.">
            <ResultsPageAnatomy />
          </Exhibit>
        </div>
      </Disclosure>
    </Ruled>
    <Actions className="mt-2">{button}</Actions>
  </Section>
);

const parts = [
  {
    part: 'Title',
    specimen: 'Who gets the house in an Ohio divorce? | Your Firm, Columbus',
    reason: 'The question as people type it, the state they are in, and who answers.',
  },
  {
    part: 'First paragraph',
    specimen:
      'Ohio courts divide marital property equally unless that would be inequitable (R.C. 3105.171). A deed in one name does not settle the question.',
    reason: 'The answer, then the statute. An AI answer can quote this passage.',
  },
  {
    part: 'Reviewer',
    specimen: 'Reviewed in March by Jane Roe, admitted in Ohio.',
    reason: 'Who approved it, and when.',
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
    heading="On-page SEO answers one question per page"
    lede="It looks like good drafting: say what the document is, answer first, cite, sign."
  >
    <Exhibit letter="A" caption="A page in four parts, and what each part is for." className="text-ink">
      <dl className="px-5 pt-9 pb-2 md:px-8">
        {parts.map(({ part, specimen, reason }) => (
          <div
            key={part}
            className="grid items-baseline gap-x-8 gap-y-1 border-rule not-first:border-t py-3 lg:grid-cols-[8.5rem_7fr_5fr] lg:py-4"
          >
            <dt className="font-semibold text-small">{part}</dt>
            <dd className="font-serif font-sub text-body/snug">{specimen}</dd>
            <dd className="text-ink-2 text-small/snug">{reason}</dd>
          </div>
        ))}
      </dl>
    </Exhibit>
  </Section>
);
