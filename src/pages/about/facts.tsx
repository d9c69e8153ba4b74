import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

const facts = [
  {
    value: `${claims.servingSince}`,
    label: 'the year we started',
    detail:
      'Legal professionals from the first day. AI answers came later, and they draw on the same pages, reviews and listings.',
  },
  {
    value: claims.campaigns,
    label: 'campaigns',
    detail: 'All of them for divorce and family-law practices. What people search for differs [by state](/states).',
  },
  {
    value: `${claims.clientRetention}%`,
    label: 'of clients stay',
    detail: 'On a month-to-month agreement, staying is a decision that somebody makes every month.[^retention]',
  },
  {
    value: 'SOC 2',
    label: 'compliant',
    detail: 'You give us logins and intake figures. SOC 2 is about how such data is kept.[^soc]',
  },
];

/** The headline facts (specification, section 1). */
export function Facts() {
  return (
    <Sheet folio="The record" labelledBy="facts">
      <SectionHeading id="facts" className="vh">
        The agency in four facts
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
