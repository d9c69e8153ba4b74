import { absoluteUrl } from '../../head/page-head.ts';
import { settings } from '../../site/settings.ts';
import { subject } from './send-message.ts';

/** What only the form without JavaScript sends along; with it, `contactPayload` decides. */
export function PlainPostFields() {
  const values = {
    access_key: settings.contactAccessKey,
    to: settings.contactTo,
    subject,
    redirect: absoluteUrl('/thank-you'),
  };
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/**
 * A field that no person sees, so that only a robot fills it in. Where scripts run it stays in the browser; the form's own
 * POST sends it along, under the name that the form service looks for. `inert` keeps browsers and password managers from
 * filling it in, which would make a visitor look like a robot.
 */
export function SpamTrap() {
  const name = settings.contactSpamField;
  return (
    <div className="vh" aria-hidden="true" inert>
      <label htmlFor={name}>Leave this empty</label>
      <input type="text" id={name} name={name} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
