import { absoluteUrl } from '../../head/page-head.ts';
import { settings } from '../../site/settings.ts';
import { subject, trapName } from './send-message.ts';

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

/** `inert` keeps browsers and password managers from filling it in, which would make a visitor look like a robot. */
export function SpamTrap() {
  return (
    <div className="vh" aria-hidden="true" inert>
      <label htmlFor={trapName}>Leave this empty</label>
      <input type="text" id={trapName} name={trapName} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
