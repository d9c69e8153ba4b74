import { settings } from './settings.ts';

const action = settings.newsletterAction;

/** The service that sends the newsletter, if there is one (docs/settings.md), and what it calls the email field. */
export const newsletter = action
  ? { action, emailField: new URL(action).hostname.endsWith('.list-manage.com') ? 'EMAIL' : 'email' }
  : undefined;
