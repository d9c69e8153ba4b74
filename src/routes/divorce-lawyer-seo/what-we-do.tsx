import type { ReactNode } from 'react';
import { Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { atLeast, range } from '../../lib/format.ts';
import { audit, citations, plan } from '../../offer/plan.ts';
import { Actions } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section.tsx';

const kinds = [
  {
    name: 'Keyword research',
    text: 'A page for each search that tends to end in a consultation.',
  },
  {
    name: 'Content development',
    text: `${range(plan.contentPages)} pages a month, each on one question. See ${link('/services/content-marketing', 'how we write')}.`,
  },
  {
    name: 'Link building',
    text: 'From the county bar, your law school, the local paper. Never bought.',
  },
  {
    name: 'Website improvements',
    text: `A ${link('/services/technical-seo', `${audit.points}-point audit`)}, and what it finds fixed.`,
  },
  {
    name: 'Business listing optimization',
    text: `One name, address, and phone number in ${link('/services/local-seo', `${atLeast(citations.directories)} directories`)} and on Google.`,
  },
];

export const WhatWeDo = ({ button }: { button: ReactNode }) => (
  <Section label="The work" heading="What we do for your pages, your website, and your listings">
    <ol className="rule-top">
      {kinds.map(({ name, text }, index) => (
        <li key={name} className="split-5 gap-y-1 border-rule border-b py-3 md:py-4">
          <div className="flex items-baseline gap-5">
            <span className="w-6 flex-none font-serif text-xl/tight" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{name}</h3>
          </div>
          <Paragraph className="max-w-text text-ink-2 max-lg:pl-11" text={text} />
        </li>
      ))}
    </ol>

    <Actions className="mt-5">{button}</Actions>
  </Section>
);

const parts = [
  {
    part: 'Title: the question as people type it',
    specimen: 'Who gets the house in an Ohio divorce? | Your Firm, Columbus',
  },
  {
    part: 'First paragraph: the answer, then the statute',
    specimen:
      'Ohio courts divide marital property equally unless that would be inequitable (R.C. 3105.171). A deed in one name does not settle the question.',
  },
  { part: 'Reviewer: who approved it, and when', specimen: 'Reviewed in March by Jane Roe, admitted in Ohio.' },
  {
    part: 'The call: it asks once',
    specimen: 'Call the office, or tell us when it is safe to reply.',
  },
];

export const OnPageSpecimen = () => (
  <Section label="Drafting" tone="ink" heading="On-page SEO answers one question per page">
    <Exhibit letter="B" className="text-ink">
      <dl className="px-5 pt-5 pb-2 md:px-8">
        {parts.map(({ part, specimen }) => (
          <div key={part} className="split-5 gap-y-1 border-rule not-first:border-t py-3 lg:py-4">
            <dt className="text-ink-2 text-small/snug">{part}</dt>
            <dd className="font-serif font-sub text-body/snug">{specimen}</dd>
          </div>
        ))}
      </dl>
    </Exhibit>
  </Section>
);
