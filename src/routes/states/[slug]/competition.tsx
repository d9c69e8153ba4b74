import { Paragraph } from '../../../copy/copy.tsx';
import { BookingLink } from '../../../sections/call-to-action.tsx';
import type { StateRecord } from '../../../states/state-record.ts';
import { Actions } from '../../../ui/button.tsx';
import { FigureExhibit } from '../../../ui/exhibit.tsx';
import { SectionHeading, SplitSection } from '../../../ui/section.tsx';

/** The state’s competition, and the share of its firms that clients can find. */
export const Competition = ({
  heading,
  text,
  percentToPage5: found,
  percentBelowPage5: rest,
}: NonNullable<StateRecord['competition']>) => (
  <SplitSection label="Competitive analysis" id="competition" className="split-7 gap-y-6">
    <div>
      <SectionHeading>{heading}</SectionHeading>
      <Paragraph className="mt-5 max-w-text text-small" text={text} />
      <Actions className="mt-5">
        <BookingLink>Ask which page your firm is on</BookingLink>
      </Actions>
    </div>
    <FigureExhibit letter="B" className="break-inside-avoid">
      <PageShares found={found} rest={rest} />
    </FigureExhibit>
  </SplitSection>
);

const resultPages = [1, 2, 3, 4, 5];

/** Five pages of results, the first one lit, with captions. */
const PageShares = ({ found, rest }: { found: number; rest: number }) => (
  <dl
    className="grid gap-1.5 pt-10 sm:gap-2 sm:pt-12"
    style={{ gridTemplateColumns: `${found}fr minmax(min-content, ${rest}fr)` }}
  >
    {[
      { label: 'Firms on pages 1 to 5', percent: found, pages: resultPages },
      { label: 'Firms below page 5', percent: rest, pages: [] },
    ].map(({ label, percent, pages }) => (
      <div key={label} className="flex flex-col">
        <dt className="order-last mt-1 text-ink-2 text-small">{label}</dt>
        <dd className="font-serif text-h2">
          <span className="mb-3 flex h-16 gap-1.5 font-sans text-note sm:h-20 sm:gap-2" aria-hidden="true">
            {pages.map((page) => (
              <i
                key={page}
                className={`flex-1 overflow-hidden border border-ink p-1.5 not-italic ${page === 1 ? 'bg-mark font-semibold' : 'bg-card text-ink-2'}`}
              >
                {page}
              </i>
            ))}
            {pages.length === 0 && <i className="w-full border border-rule-strong border-dashed" />}
          </span>
          {percent}%
        </dd>
      </div>
    ))}
  </dl>
);
