import { Paragraph } from '../copy/copy.tsx';
import type { CopyText, Faq } from '../copy/copy-text.ts';
import { StructuredData } from '../head/page-head.tsx';
import { faqPage } from '../head/structured-data.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Section } from '../ui/section.tsx';

/** Frequently asked questions with their structured data. */
export const FaqSection = ({ heading, lede, items }: { heading: string; lede?: CopyText; items: readonly Faq[] }) => (
  <Section label="FAQ" id="faq" heading={heading} lede={lede}>
    <Accordion
      items={items.map(({ value, question, answer }, index) => ({
        value: value ?? `item-${index + 1}`,
        title: question,
        content: <Paragraph text={answer} />,
      }))}
    />
    <StructuredData node={faqPage(items)} />
  </Section>
);
