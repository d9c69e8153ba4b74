import { ServiceGlyph } from '../../charts/service-glyph.tsx';
import { type ServiceId, serviceIds, services } from '../../content/services.ts';
import { ArrowIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

/** A service: its figure, drawn; its name; two sentences. The link covers the whole cell. */
function ServiceCell({ id }: { id: ServiceId }) {
  const { name, path, summary, figure } = services[id];
  return (
    <article className="svc group">
      <div className="svc__top">
        <div>
          <p className="svc__n nb">{figure.value}</p>
          <p className="svc__c">{figure.counts}</p>
        </div>
        <ServiceGlyph service={id} figure={figure.value} />
      </div>
      <div>
        <h3>
          <span className="group-hover:bg-mark">{name}</span>
        </h3>
        <p className="d">{summary}</p>
        <PageLink className="more no-underline after:absolute after:inset-0" to={path}>
          Learn More
          <span className="vh"> about {name}</span>
          <ArrowIcon />
        </PageLink>
      </div>
    </article>
  );
}

export function Services() {
  return (
    <Sheet folio="Services" labelledBy="services">
      <SectionHead
        id="services"
        heading="One practice area. Four kinds of work."
        lede="The plan includes all four. Each depends on the others: a fast site without reviews gets few calls from the map, and good reviews cannot help a site that Google cannot read."
      />
      <div className="svcs">
        {serviceIds.map((id) => (
          <ServiceCell key={id} id={id} />
        ))}
      </div>
    </Sheet>
  );
}
