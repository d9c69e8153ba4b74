import { atLeast } from '../../../lib/format.ts';
import { citations } from '../../../offer/plan.ts';
import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';

export const Why = () => (
  <ServiceWhy
    heading="Clients choose from the map before they see your website"
    lede="People compare three profiles and tap Call. Most divorces are filed in the county where one of the spouses lives, and people want a lawyer who knows that courthouse."
  >
    <WhyStat
      value={3}
      unit=" firms"
      label="The map usually has room for three"
      detail="Every other firm is behind a “More” link. Google chooses again for each search and each neighborhood."
    />
    <WhyStat
      value={2}
      unit=" of 3"
      label="You can work on two of Google’s three ranking factors"
      detail="Google names how well you match the search, how close you are, and how well known you are. We work on the first and the last."
    />
    <WhyStat
      value={10}
      label="One Google profile can list ten categories"
      detail="A firm listed as plain “Lawyer” competes with every injury practice in town. “Divorce lawyer” is a category of its own."
    />
    <WhyStat
      value={atLeast(citations.directories)}
      label="Directories where your details have to match"
      detail="A suite you left years ago can live on in a dozen of them. Each one sends somebody to the wrong floor."
    />
  </ServiceWhy>
);
