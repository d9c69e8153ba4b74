import { type ServiceId, serviceIds } from '../../../content/service-list.ts';
import { Copy } from '../../../copy/copy.tsx';
import type { CopyText } from '../../../copy/copy-text.ts';
import { CellGrid, ServiceCell } from '../../../sections/service-cell.tsx';
import { TextLink } from '../../../ui/button.tsx';

export const ServiceBlurbs = ({ blurbs }: { blurbs: Record<ServiceId, CopyText> }) => (
  <div className="break-inside-avoid">
    <CellGrid>
      {serviceIds.map((id) => (
        <ServiceCell key={id} id={id}>
          <Copy text={blurbs[id]} />
        </ServiceCell>
      ))}
    </CellGrid>
    <p className="mt-2">
      <TextLink to="/services/content-marketing#finished-page">See a finished page</TextLink>
    </p>
  </div>
);
