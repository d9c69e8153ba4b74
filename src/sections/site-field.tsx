import { buttonClass } from '../ui/button.tsx';
import { inputClass } from '../ui/field.tsx';

/** One field for the visitor who won’t book yet. It opens the contact form with the website filled in. */
export const SiteField = () => (
  <form action="/contact" className="max-w-120">
    <label htmlFor="site" className="font-semibold text-small">
      Not ready to book? Your website:
    </label>
    <div className="mt-1.5 flex flex-wrap gap-2">
      <input
        className={`${inputClass} flex-1 basis-48`}
        type="text"
        id="site"
        name="website"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        placeholder="yourfirm.com"
        aria-describedby="site-note"
      />
      <button className={`${buttonClass('ink', true)} max-w-full flex-1 basis-28`} type="submit">
        See who outranks me
      </button>
    </div>
    <p id="site-note" className="note mt-1.5">
      By email, within 24 hours. No phone number asked.
    </p>
  </form>
);
