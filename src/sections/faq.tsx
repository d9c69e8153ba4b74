import { Paragraph } from '../copy/copy.tsx';
import type { CopyText, Faq } from '../copy/copy-text.ts';
import { StructuredData } from '../head/head-tags.tsx';
import { faqPage } from '../head/structured-data.ts';
import { cn } from '../lib/cn.ts';
import { Accordion } from '../ui/accordion.tsx';
import { Section } from '../ui/section.tsx';

/** Frequently asked questions with their structured data. */
export const FaqSection = ({
  heading,
  lede,
  items,
  tone,
}: {
  heading: string;
  lede?: CopyText;
  items: readonly Faq[];
  tone?: 'card';
}) => (
  <Section
    volume="utility"
    label="FAQ"
    tone={tone}
    // The notes that follow it begin with a rule.
    className={cn(tone && 'border-b-0')}
    id="faq"
    heading={heading}
    lede={lede}
  >
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
