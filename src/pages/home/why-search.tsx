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
  { question: 'Cost per click', ads: 'You pay for every one', search: 'Nothing per click. You pay the monthly fee' },
  { question: 'In AI answers', ads: 'An ad, if shown at all', search: 'Can be cited as the source' },
  { question: 'What you own afterward', ads: 'A billing history', search: 'Your pages, reviews and listings' },
];

/** Exhibit C, the first year, and the comparison with paid ads. */
export function WhySearch() {
  return (
    <Sheet folio="SEO or ads" labelledBy="why">
      <SectionHead
        id="why"
        heading="Why SEO matters: your pages stay when the ads stop"
        lede="An ad brings calls the day you buy it and none the day you stop. Pages take months to earn their place, and then they keep bringing people in."
      />
      <h3 className="mb-8 max-w-lede">How long it takes: a modest start, and the biggest gains in months 7 to 12</h3>
      <Exhibit
        letter="C"
        caption="What we plan for: the gain over your starting point in each phase. Solid is the low end, tint the high end. Each phase counts something different, named below its bar."
      >
        <TimelineChart />
      </Exhibit>
      <div className="mt-[clamp(3rem,6vw,5rem)]">
        <VersusTable caption="Search and paid ads, side by side" rows={comparison} />
        <p className="small mt-5 text-ink-2">
          <Copy text="Ads win some rounds. Our [Divorce Lawyer SEO Company](/divorce-lawyer-seo) page has the full comparison." />
        </p>
      </div>
    </Sheet>
  );
}
