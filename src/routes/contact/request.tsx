import { PageLink } from '../../links/page-link.tsx';
import { SampleAudit } from '../../sections/sample-audit.tsx';
import { HeroHeading, HeroLede } from '../../ui/hero.tsx';

/* What the page is for a visitor who typed a website in the one field of another page. */

export const RequestHeading = ({ domain }: { domain: string }) => (
  <>
    <HeroHeading>
      Who outranks <span className="wrap-anywhere">{domain}</span>?
    </HeroHeading>
    <HeroLede className="mt-6">
      Tell us your county. Within 24&nbsp;hours, we email you the firms that come up before yours there, and what puts
      them ahead. We don’t ask for your phone number.
    </HeroLede>
  </>
);

/** The first page of an audit, at two fifths of its size. */
export const AuditPage = () => (
  <figure>
    <div className="relative h-60 w-60 overflow-hidden border border-ink bg-card" aria-hidden="true" inert>
      <div className="absolute top-0 left-0 w-150 origin-top-left scale-40">
        <SampleAudit />
      </div>
    </div>
    <figcaption className="note mt-2">
      Page 1 of an audit looks like this.{' '}
      <PageLink className="text-link" to="/#free-call">
        Read it
      </PageLink>
    </figcaption>
  </figure>
);
