import { range } from '../../../lib/format.ts';
import { plan } from '../../../offer/plan.ts';
import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';

const [fewest, most] = plan.contentPages;

export const Why = () => (
  <ServiceWhy
    heading="Your pages answer questions while the office is closed"
    lede="People read about divorce at night, a few minutes at a time. When they’re ready to talk, they already know the firm whose pages helped them."
  >
    <WhyStat
      value={range(plan.contentPages)}
      label={`New pages a month, or ${fewest * 12} to ${most * 12} a year`}
      detail="Each page answers its own question, so your pages don’t compete with each other."
    />
    <WhyStat
      value="10"
      unit=" results"
      label="A page of Google results has room for about ten websites"
      detail="For “divorce lawyer,” directories take several of them. For a question about your county’s parenting class, few pages compete."
    />
    <WhyStat
      value="2"
      unit=" sentences"
      label="Every page answers in its first two sentences"
      detail="A tired reader can stop there, and ChatGPT can quote the answer with your name."
    />
    <WhyStat
      value="1"
      unit=" attorney"
      label="Each page names the attorney who approved it"
      detail="Google’s own guidance asks who wrote a page and why a reader should trust it."
    />
  </ServiceWhy>
);
