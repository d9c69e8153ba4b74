import { claims } from '../../../site/claims.ts';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { auditGroups } from './audit-list.ts';

/** The number of a group's first point: the points are numbered through. */
const firstOf = (index: number) => 1 + auditGroups.slice(0, index).reduce((sum, { points }) => sum + points.length, 0);

/** The whole audit, so that the number can be checked. */
export function AuditPoints() {
  return (
    <Sheet folio="The audit" tone="sunk" labelledBy="audit">
      <SectionHead
        id="audit"
        heading={`All ${claims.audit.points} points, so you can check them yourself`}
        lede="Run the list yourself, or hand it to the agency you have now. Points 1 to 9 come first, because nothing else helps a page Google hasn’t indexed."
      />
      <div className="grid gap-x-10 gap-y-10 sm:grid-cols-2 xl:grid-cols-3">
        {auditGroups.map(({ name, points }, index) => (
          <section key={name} aria-labelledby={`audit-${index}`}>
            <h3 id={`audit-${index}`} className="border-ink border-t-2 pt-3 pb-2">
              {name}
            </h3>
            <ol className="audit" start={firstOf(index)} style={{ counterReset: `point ${firstOf(index) - 1}` }}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
