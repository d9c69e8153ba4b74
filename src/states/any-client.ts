import type { ClientWords } from './schema.ts';

/** For states without a client quote of their own. */
export const anyClient: ClientWords = {
  image: 'georgia',
  alt: 'Drawn portrait of a client with wavy dark hair to the shoulders and a headband',
  quote:
    'They asked which cases I wanted before they asked which searches. The first month was quiet. After that the calls picked up, and more of them were about the cases I take.',
  sample: true,
};
