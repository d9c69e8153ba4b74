import { link } from '../../copy/copy-text.ts';
import { capitalized, dollars, ordinal, range } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { plan, terms } from '../../offer/plan.ts';
import { brand } from '../../site/brand.ts';
import { Exhibit } from '../../ui/exhibit.tsx';

interface Clause {
  title: string;
  text: string;
  marked?: boolean;
}

const clauses: readonly Clause[] = [
  { title: 'Work', text: `Listings, website, ${range(plan.contentPages)} pages a month, and reviews.` },
  { title: 'Fee', text: `${dollars(plan.monthly)}, due on the ${ordinal(terms.feesDueOn)}. No setup fees.` },
  { title: 'Term', text: `Month to month. ${terms.noticeDays} days’ notice ends it, for any reason.`, marked: true },
  { title: 'Guarantee', text: `${capitalized(guarantee.inShort)}.` },
  { title: 'Property', text: 'Domain, profile, and pages you’ve paid for are yours.', marked: true },
  { title: 'Approval', text: 'Nothing is published under your name without it.' },
];

/** The terms that a firm signs, in short. */
export const EngagementLetter = () => (
  <Exhibit letter="A" caption={`In short; the whole is in ${link('/terms-of-service', 'our terms')}.`}>
    <div className="px-5 py-4 font-serif text-body/snug md:px-8 md:py-7">
      <p className="mb-4">
        Engagement letter
        <span className="block text-ink-2 text-small">{brand.name} and your firm</span>
      </p>
      <ol>
        {clauses.map(({ title, text, marked }, index) => (
          <li key={title} className="flex gap-3 border-rule border-t py-2.5">
            <span aria-hidden="true">{index + 1}.</span>
            <p>
              <b className="font-sub">{title}.</b> {marked ? <mark className="bg-mark text-ink">{text}</mark> : text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  </Exhibit>
);
