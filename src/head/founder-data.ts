import type { Person } from 'schema-dts';
import { settings } from '../site/settings.ts';
import { absoluteUrl } from './page-facts.ts';
import { organizationId } from './structured-data.ts';

/** The founder, on the page about them. */
export const founderNode = (founder: { name: string; role: string }): Exclude<Person, string> => ({
  '@type': 'Person',
  '@id': absoluteUrl('/about#founder'),
  name: founder.name,
  jobTitle: founder.role,
  worksFor: { '@id': organizationId },
  ...(settings.founderProfileUrl && { sameAs: [settings.founderProfileUrl] }),
});
