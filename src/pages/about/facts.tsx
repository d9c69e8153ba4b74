import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

const facts = [
  {
    value: `${claims.servingSince}`,
    label: 'the year we started',
    detail:
      'We have served legal professionals from day one. AI answers came later. They draw on the same pages, reviews and listings.',
  },
  {
    value: claims.campaigns,
    label: 'campaigns',
    detail: 'Every one for a divorce or family-law practice. What people search for differs [by state](/states).',
  },
  {
    value: `${claims.clientRetention}%`,
    label: 'client retention',
    detail: `Nobody is locked in. The agreement runs month to month, so clients stay because they choose to.`,
  },
  {
    value: 'SOC 2',
    label: 'compliant',
    detail: 'You give us logins and intake numbers. SOC 2 is about how we protect them.',
  },
];

/** The headline facts (specification, section 1). */
export function Facts() {
  return (
    <Sheet folio="The record" labelledBy="facts">
      <SectionHeading id="facts" className="vh">
        {claims.campaigns} campaigns since {claims.servingSince}, {claims.clientRetention}% client retention
      </SectionHeading>
      <ul className="mk">
        {facts.map(({ value, label, detail }) => (
          <li key={label} className="mk__i">
            <p className="mk__n">{value}</p>
            <p className="mk__l">{label}</p>
            <p className="mk__d">
              <Copy text={detail} />
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
