import { TimelineChart } from '../../charts/timeline-chart.tsx';
import { type VersusRow, VersusTable } from '../../sections/versus-table.tsx';
import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const comparison: VersusRow[] = [
  {
    question: 'The day you stop paying',
    ads: 'Traffic stops',
    search: 'Your pages stay up and lose ground slowly',
  },
  { question: 'First results', ads: 'Same day', search: `About ${claims.daysToResults} days for most clients` },
  { question: 'Cost per click', ads: 'You pay for every one', search: 'None; the fee is monthly' },
  { question: 'In AI answers', ads: 'An ad, if shown at all', search: 'Can be cited as the source' },
  { question: 'What you own afterward', ads: 'A billing history', search: 'Pages, reviews and listings' },
];

/** Exhibit C, the first year, and the comparison with paid ads. */
export function WhySearch() {
  return (
    <Sheet folio="Why search" labelledBy="why">
      <SectionHead
        id="why"
        heading="Ads stop when you stop paying. Your pages stay."
        lede="The first two months look modest. The largest gain in traffic comes in months 7 to 12, which is the reason to start before you need it."
      />
      <Exhibit
        letter="C"
        caption="Gain over your starting point in each phase. Solid: the low end. Tint: up to the high end. The measure changes with the phase and is named below it."
      >
        <TimelineChart />
      </Exhibit>
      <div className="mt-[clamp(3rem,6vw,5rem)]">
        <VersusTable caption="Search and paid ads, side by side" rows={comparison} />
        <p className="small mt-5 text-ink-2">
          <Copy text="The longer comparison is on our [Divorce Lawyer SEO Company](/divorce-lawyer-seo) page." />
        </p>
      </div>
    </Sheet>
  );
}
