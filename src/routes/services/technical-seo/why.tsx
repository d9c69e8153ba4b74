import { audit } from '../../../offer/plan.ts';
import { results } from '../../../offer/results.ts';
import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';

const { daysToResults } = results;

export const Why = () => (
  <ServiceWhy
    heading="Website problems keep good pages from ranking"
    lede="The best custody page in the county can lose to a worse one if Google hasn’t indexed yours, if it loads slowly, or if people can’t use it with one thumb."
  >
    <WhyStat
      value={audit.points}
      unit=" points"
      label="You see how your site did on every point"
      detail="Each one is marked pass, fix, or not applicable. You see the whole list, not just a score."
    />
    <WhyStat
      value="1"
      unit=" line"
      label="One line of code can hide a page from Google"
      detail="A noindex tag left over from a redesign takes a page out of Google, and visitors never notice. We look for it first."
    />
    <WhyStat
      value="75"
      unit="%"
      label="Three visits in four must pass Google’s speed tests"
      detail="Google judges real visits, on phones and desktops separately. The computer in your office tells you little."
    />
    <WhyStat
      value={daysToResults}
      unit=" days"
      label={`Most clients see results in about ${daysToResults} days`}
      detail="Repairs come first, so that every new page can rank from its first day."
    />
  </ServiceWhy>
);
