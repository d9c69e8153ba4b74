import type { CopyText } from '../../../lib/copy-text.ts';
import { GuaranteeSection } from '../../../sections/guarantee.tsx';
import type { Campaign } from '../../../site/booking.ts';

/** As the Terms of Service define it (pages/legal/terms-of-service.tsx). */
const measure =
  'Progress is measured against the audit made at the start, in the measures that we agreed on then, such as visibility in local results, search traffic or calls.';

/** The guarantee in one state's words, and beside it what counts as progress. */
export function StateGuarantee({ heading, lede, campaign }: { heading: string; lede: CopyText; campaign: Campaign }) {
  return (
    <GuaranteeSection
      heading={heading}
      lede={`${lede} ${measure}`}
      campaign={campaign}
      labels={['We start', 'Most see results', 'Progress, or free work']}
    />
  );
}
