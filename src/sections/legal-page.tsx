import type { ReactNode } from 'react';
import { Copy, Paragraph } from '../copy/copy.tsx';
import type { CopyText } from '../copy/copy-text.ts';
import type { PageFacts } from '../head/page-facts.ts';
import { PageHead } from '../head/page-head.tsx';
import { cn } from '../lib/cn.ts';
import { longDate } from '../lib/format.ts';
import { AnchorLink } from '../links/anchor-link.tsx';
import type { PagePath } from '../site/paths.ts';
import { Hero, HeroHeading, HeroLede, HeroNote, HeroText } from '../ui/hero.tsx';
import { SectionFrame, useHeadingId } from '../ui/section.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

/** A numbered section of a legal text. A string is a paragraph, an array a list. */
export interface LegalSection {
  id: string;
  heading: string;
  body: readonly (CopyText | readonly CopyText[])[];
}

interface LegalPageProps extends Pick<PageFacts, 'title' | 'description'> {
  path: PagePath;
  updated: string;
  heading: string;
  /** Two or three sentences. They don’t replace the document. */
  summary: CopyText;
  sections: readonly LegalSection[];
}

export const LegalPage = ({ path, title, description, updated, heading, summary, sections }: LegalPageProps) => (
  <>
    <PageHead path={path} title={title} description={description} type="article" updated={updated} />
    <Hero above={<Breadcrumbs name={heading} path={path} />} className="max-lg:block">
      <HeroText>
        <HeroHeading>{heading}</HeroHeading>
        <HeroLede>
          <Copy text={summary} />
        </HeroLede>
        <div className="print:pb-[calc(var(--line)/2)]">
          <HeroNote>
            Last updated <time dateTime={updated}>{longDate(updated)}</time>
          </HeroNote>
        </div>
      </HeroText>
      <Contents sections={sections} />
    </Hero>
    {sections.map((section, index) => (
      <LegalText key={section.id} section={section} number={index + 1} last={index === sections.length - 1} />
    ))}
  </>
);

const Contents = ({ sections }: { sections: readonly LegalSection[] }) => (
  <nav aria-label="Contents" className="rule-top pt-3">
    <ol className="columns-[11rem] gap-8">
      {sections.map(({ id, heading }, index) => (
        <li key={id} className="break-inside-avoid">
          <AnchorLink
            to={`#${id}`}
            className="flex min-h-11 items-baseline gap-3 py-2.5 text-small leading-snug no-underline hover:bg-mark"
          >
            <span className="w-6 flex-none text-right font-semibold text-ink-2">{index + 1}</span>
            <span className="underline decoration-rule-strong underline-offset-[0.25em]">{heading}</span>
          </AnchorLink>
        </li>
      ))}
    </ol>
  </nav>
);

const NumberedHeading = ({ number, children }: { number: number; children: string }) => (
  <h2 id={useHeadingId()} className="text-h3">
    <span className="sr-only">{number}. </span>
    {children}
  </h2>
);

const LegalText = ({
  section: { id, heading, body },
  number,
  last,
}: {
  section: LegalSection;
  number: number;
  last: boolean;
}) => (
  <SectionFrame
    label={`${number}`}
    id={id}
    // On a phone, the tab says the number.
    className={cn('max-lg:*:first:hidden', !last && 'pb-8', number === 1 && '[counter-reset:section]')}
  >
    <div className="section-body words split-5 gap-y-4">
      <NumberedHeading number={number}>{heading}</NumberedHeading>
      <div className="words grid max-w-text gap-4">
        {body.map(
          (block): ReactNode =>
            typeof block === 'string' ? (
              <Paragraph key={block} text={block} />
            ) : (
              <ul key={block[0]} className="list-disc pl-5">
                {block.map((item) => (
                  <li key={item} className="py-1">
                    <Copy text={item} />
                  </li>
                ))}
              </ul>
            ),
        )}
      </div>
    </div>
  </SectionFrame>
);
