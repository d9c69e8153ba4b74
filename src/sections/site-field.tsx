import { buttonClass } from '../ui/button.tsx';
import { inputClass } from '../ui/field.tsx';

/** One field for the visitor who won’t book yet. It opens the contact form with the website filled in. */
export const SiteField = () => (
  <form action="/contact" className="max-w-120">
    <label htmlFor="site" className="font-semibold text-small">
      Not ready to book? Your website:
    </label>
    <div className="mt-1.5 flex gap-2 max-[22.5rem]:flex-wrap">
      <input
        className={inputClass}
        type="text"
        id="site"
        name="website"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="url"
        spellCheck={false}
        placeholder="yourfirm.com"
      />
      <button className={`${buttonClass('ink', true)} flex-none whitespace-nowrap`} type="submit">
        See who outranks me
      </button>
    </div>
  </form>
);
