import { atLeast, range } from '../lib/format.ts';
import { claims } from '../site/claims.ts';
import type { ServiceId } from './services.ts';

interface ServiceFigure {
  value: string;
  /** What it counts. */
  counts: string;
}

/** The figure that stands for each service on cards and at the top of its page. */
export const serviceFigures: Record<ServiceId, ServiceFigure> = {
  'local-seo': { value: atLeast(claims.citations.directories), counts: 'directories, same name, address and phone' },
  'technical-seo': { value: String(claims.audit.points), counts: 'points in the full site audit' },
  'content-marketing': { value: range(claims.plan.contentPages), counts: 'new pages a month' },
  'reputation-management': {
    value: String(claims.sampleCampaigns.rating),
    counts: 'stars out of 5 on average, in a sample campaign',
  },
};
