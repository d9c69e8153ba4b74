import { auditGroups, pointNumber } from '../../../content/audit-list.ts';
import { claims } from '../../../site/claims.ts';
import { Section } from '../../../ui/section.tsx';

const { audit } = claims;

/** The whole audit, so that visitors can check the number. */
export const AuditPoints = () => (
  <Section
    label="The audit"
    tone="sunk"
    labelledBy="audit"
    heading={`All ${audit.points} points, so you can check them yourself`}
    lede={`Or hand the list to the agency you have now. Our monthly fee covers the work. Four points matter more to a family lawyer than to a roofer. Third-party scripts (${pointNumber('Third-party scripts')}), form entries (${pointNumber('Where form entries go')}) and case details in analytics (${pointNumber('Case details leaking into analytics')}) touch your duty of confidentiality. Model Rule 1.6(c) asks for reasonable efforts against unauthorized disclosure, and Rule 1.18 protects people who consult you and never hire you. A date and a reviewer on each legal page (${pointNumber('Date and reviewer on legal pages')}) tell readers who stands behind it.`}
  >
    <div className="grid gap-10 sm:grid-cols-2 xl:grid-cols-3">
      {auditGroups.map(({ name, points }, index) => (
        <section key={name} aria-labelledby={`audit-${index}`}>
          <h3 id={`audit-${index}`} className="rule-top pt-3 pb-2">
            {name}
          </h3>
          <ol start={pointNumber(points[0])} className="text-small">
            {points.map((point) => (
              <li
                key={point}
                className="relative border-rule border-t py-1.5 pl-7.5 before:absolute before:left-0 before:text-ink-3 before:content-[counter(list-item)]"
              >
                {point}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  </Section>
);
