import { Sheet } from '../../ui/sheet.tsx';

/**
 * The newsletter box. A plain GET carries the address to the contact form, which works without JavaScript and keeps the
 * site at one place that receives anything.
 */
export function Newsletter() {
  return (
    <Sheet folio="By email" tone="ink" labelledBy="newsletter" className="close">
      <div>
        <h2 id="newsletter">One email when something changes.</h2>
        <p className="lede">
          Search engines and bar rules both move. We write when a change affects family-law firms, and only then.
        </p>
      </div>
      <form action="/contact" method="get" className="mt-10 grid gap-4 lg:mt-0">
        <div className="f">
          <label htmlFor="newsletter-email">Your email</label>
          <input
            className="in text-ink"
            id="newsletter-email"
            name="email"
            type="email"
            autoComplete="email"
            required
          />
        </div>
        <input type="hidden" name="topic" value="the newsletter. Please add me." />
        <button className="btn btn--go" type="submit">
          Subscribe
        </button>
        <p className="note">
          Opens our contact form with your address filled in. A person adds you, and takes you off again when you say
          so.
        </p>
      </form>
    </Sheet>
  );
}
