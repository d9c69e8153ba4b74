import { settings } from './settings.ts';

interface FormService {
  /** How its endpoints begin. */
  endpoint: string;
  /** Its spam trap: a field that no visitor sees, so that only a robot fills it in. */
  spamField: string;
  /** The field that names the page after a form without JavaScript; where there is none, a setting at the service does. */
  redirectField?: string;
  key?: 'required';
}

/** Each form service’s names for the fields that are meant for the service (docs/settings.md). */
export const formServices: readonly FormService[] = [
  { endpoint: 'https://api.web3forms.com/', spamField: 'botcheck', redirectField: 'redirect', key: 'required' },
  { endpoint: 'https://formspree.io/', spamField: '_gotcha', redirectField: '_next' },
  { endpoint: 'https://usebasin.com/', spamField: '_gotcha' },
];

const { contactEndpoint, contactAccessKey, contactSpamField } = settings;
const isLocal = contactEndpoint.startsWith('/');
const named = formServices.find(({ endpoint }) => contactEndpoint.startsWith(endpoint));

/** The service that the contact form posts to. */
export const formService = {
  endpoint: contactEndpoint,
  /** Empty if the service has no keys. */
  accessKey: contactAccessKey || (isLocal ? 'local-inbox' : ''),
  spamField: contactSpamField || named?.spamField || 'botcheck',
  redirectField: named ? named.redirectField : 'redirect',
};
