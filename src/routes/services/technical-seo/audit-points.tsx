import { type auditGroups, pointNumber } from '../../../content/audit-list.ts';

/** A group’s points, numbered through all groups, so that visitors can check the count. */
export const AuditPoints = ({ points }: Pick<(typeof auditGroups)[number], 'points'>) => (
  <>
    <p className="mt-4 font-semibold text-small">
      Points {pointNumber(points[0])} to {pointNumber(points[0]) + points.length - 1}
    </p>
    <ol start={pointNumber(points[0])} className="mt-1 text-small">
      {points.map((point) => (
        <li
          key={point}
          className="relative border-rule border-t py-1.5 pl-7.5 before:absolute before:left-0 before:text-ink-3 before:content-[counter(list-item)]"
        >
          {point}
        </li>
      ))}
    </ol>
  </>
);
