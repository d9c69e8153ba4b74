import { ServiceGlyph } from '../../../charts/service-glyph.tsx';
import { auditGroups } from '../../../content/audit-list.ts';
import { services } from '../../../content/service-list.ts';
import { audit } from '../../../offer/plan.ts';
import { ServiceHero } from '../../../sections/service/hero.tsx';
import { StatValue } from '../../../ui/stat.tsx';

/** The audit’s number, one mark for each point, and its groups. */
const Points = () => (
  <div className="p-5 sm:p-8">
    <StatValue value={audit.points} />
    <p className="mt-2 text-ink-2 text-small">{services['technical-seo'].stat.label}</p>
    <ServiceGlyph service="technical-seo" className="mt-6 w-full" />
    <ul className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(max(7.5rem,40%),1fr))] gap-x-5 border-rule border-t text-small/snug">
      {auditGroups.map(({ name, points }) => (
        <li key={name} className="flex justify-between gap-3 border-rule border-b py-2">
          {name} <span className="text-data">{points.length}</span>
        </li>
      ))}
    </ul>
  </div>
);

export const Hero = () => (
  <ServiceHero
    service="technical-seo"
    eyebrow="Technical SEO for divorce lawyers"
    heading={`We check ${audit.points} points on your website and fix what fails`}
    lede="Technical SEO, also called website optimization, makes your site easy for Google to read and fast on a client’s phone. We fix the worst problems first and show you the result of every check."
    caption={`One mark for each of the ${audit.points} points. All of them are listed below.`}
  >
    <Points />
  </ServiceHero>
);
