import { ServiceGlyph } from '../../../charts/service-glyph.tsx';
import { auditGroups, pointNumber } from '../../../content/audit-list.ts';
import { services } from '../../../content/service-list.ts';
import { audit } from '../../../offer/plan.ts';
import { StatValue } from '../../../ui/stat.tsx';

/** The audit’s number, one mark for each point, and its groups. */
export const AuditSize = () => (
  <div className="pt-6">
    <StatValue value={audit.points} />
    <p className="mt-2 text-ink-2 text-small">{services['technical-seo'].stat.label}</p>
    <ServiceGlyph service="technical-seo" className="mt-6 w-full" />
    <ul className="two-up mt-6 grid gap-x-5 border-rule border-t text-small/snug">
      {auditGroups.map(({ name, points }) => (
        <li key={name} className="flex justify-between gap-3 border-rule border-b py-2">
          {name} <span className="text-data">{points.length}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** A group’s points, numbered through all groups, so that visitors can check the count. */
export const AuditPoints = ({ points }: Pick<(typeof auditGroups)[number], 'points'>) => (
  <>
    <p className="mt-4 break-after-avoid font-semibold text-small">
      Points {pointNumber(points[0])} to {pointNumber(points[0]) + points.length - 1}
    </p>
    <ol start={pointNumber(points[0])} className="mt-1 text-small">
      {points.map((point) => (
        <li
          key={point}
          className="relative border-rule border-t py-1.5 pl-7.5 before:absolute before:left-0 before:text-ink-3 before:content-[counter(list-item)] first:break-after-avoid"
        >
          {point}
        </li>
      ))}
    </ol>
  </>
);
