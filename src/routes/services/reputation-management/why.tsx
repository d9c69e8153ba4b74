import { ServiceWhy, WhyStat } from '../../../sections/service/why.tsx';
import { lostByOneStar } from './one-star.tsx';

const few = 5;
const many = 50;

export const Why = () => (
  <ServiceWhy
    heading="Strangers judge your firm by its reviews"
    lede="Someone who needs a divorce lawyer may not want to ask around at work or at church. The only former clients they can hear from are the ones who left a review."
  >
    <WhyStat
      value={lostByOneStar(few)}
      unit=" stars"
      label={`What one bad review costs after ${few} good ones`}
      detail={`After ${many} good ones, it costs ${lostByOneStar(many)}. The best defense is to have asked everybody else.`}
    />
    <WhyStat
      value="1"
      unit=" request"
      label="The same for every client who agrees"
      detail="Google’s policy prohibits asking only the happy ones. We send one reminder, and offer nothing in return."
    />
    <WhyStat
      value="0"
      unit=" facts"
      label="Our replies disclose nothing about a client"
      detail="A bad review doesn’t suspend Model Rule 1.6 (ABA Formal Opinion&nbsp;496, 2021; your state may differ)."
    />
    <WhyStat
      value="2024"
      label="A federal rule now bans fake reviews"
      detail="Since October 21, 2024, a business may not write, buy, or sell fake reviews (16&nbsp;CFR Part&nbsp;465). The FTC can seek civil penalties for knowing violations."
    />
  </ServiceWhy>
);
