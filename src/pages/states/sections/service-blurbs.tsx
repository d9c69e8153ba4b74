import { type ServiceId, serviceIds, services } from '../../../content/services.ts';
import type { CopyText } from '../../../lib/copy-text.ts';
import { Copy } from '../../../ui/copy.tsx';
import { ArrowIcon } from '../../../ui/icon.tsx';
import { PageLink } from '../../../ui/link.tsx';

/** The four services in the words of one state. */
export function ServiceBlurbs({ blurbs }: { blurbs: Record<ServiceId, CopyText> }) {
  return (
    <ul className="four">
      {serviceIds.map((id) => {
        const { name, path } = services[id];
        return (
          <li key={id}>
            <h3>{name}</h3>
            <p>
              <Copy text={blurbs[id]} />
            </p>
            <PageLink className="tl self-end justify-self-start" to={path}>
              Learn More
              <ArrowIcon />
              <span className="vh"> about {name}</span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
