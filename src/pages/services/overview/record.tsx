import { GainBars } from '../../../charts/gain-bars.tsx';
import { RecordFigure } from '../../../sections/record-figure.tsx';
import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

const { trafficIncrease, moreQualityLeads, clientRetention, campaigns, servingSince } = claims;

/** The headline claims that the four services together answer for (specification, section 1). */
export function Record() {
  return (
    <Sheet folio="The record" labelledBy="record">
      <SectionHead
        id="record"
        heading={`Average results: ${trafficIncrease}% more traffic, ${moreQualityLeads}% more quality leads`}
        lede={`These are averages across ${campaigns} campaigns for legal professionals since ${servingSince}. Your market, your site and your competitors all change the result. [Sample cases](/case-studies) show how single campaigns ran.`}
      />
      <div className="rec rec--3">
        <RecordFigure value={trafficIncrease} unit="%" label="average increase in traffic">
          <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
            <GainBars gain={trafficIncrease} />
          </svg>
        </RecordFigure>
        <RecordFigure value={moreQualityLeads} unit="%" label="more quality leads">
          <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
            <GainBars gain={moreQualityLeads} most={trafficIncrease} />
          </svg>
        </RecordFigure>
        <RecordFigure value={clientRetention} unit="%" label="client retention: nine in ten firms stay with us">
          <svg viewBox="0 0 200 44" preserveAspectRatio="none" aria-hidden="true">
            <path className="g1" d={`M0 4h${clientRetention * 2}v36h-${clientRetention * 2}z`} />
            <path className="g0" d={`M${clientRetention * 2} 4H200v36H${clientRetention * 2}z`} />
          </svg>
        </RecordFigure>
      </div>
      <p className="note mt-3">
        Blue is the gain, or the firms that stay. Gray is the starting point, or the firms that left.
      </p>
    </Sheet>
  );
}
