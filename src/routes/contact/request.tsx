import { Fragment } from 'react';
import { RankGrid } from '../../charts/rank-grid.tsx';
import { auditRanks } from '../../content/example-audit.ts';
import { PageLink } from '../../links/page-link.tsx';
import { consultation } from '../../offer/plan.ts';
import { HeroHeading, HeroLede } from '../../ui/hero.tsx';

/* The page’s words for a visitor who typed a website in the one field of another page. */

export const RequestHeading = ({ domain }: { domain: string }) => (
  <>
    <HeroHeading>
      Who outranks{' '}
      <span className="wrap-anywhere">
        {/* Where it doesn’t fit on a line, it breaks before a dot. */}
        {domain.split(/(?=\.)/).map((part) => (
          <Fragment key={part}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </span>
      ?
    </HeroHeading>
    <HeroLede>
      Tell us your county. Within 24&nbsp;hours, we email you the firms that come up before yours there, and what puts
      them ahead. We don’t ask for your phone number.
    </HeroLede>
  </>
);

/** The first page of home’s example, small, with its six parts and the map. */
export const AuditPage = () => (
  <figure>
    <div
      className="before:margin-rule relative max-w-120 border border-ink bg-card py-3 pr-4 pl-6 text-xs before:left-2"
      aria-hidden="true"
    >
      <p className="font-serif text-body/tight">Example Family Law</p>
      <p className="border-ink border-b pb-2 text-ink-2">Dayton, Ohio. Free audit, page 1</p>
      <div className="mt-2 flex items-start gap-3">
        <ol className="flex-1">
          {consultation.auditParts.map((part, index) => (
            <li key={part} className="border-rule border-b py-1 last:border-b-0">{`${index + 1} ${part}`}</li>
          ))}
        </ol>
        <RankGrid ranks={auditRanks} className="mt-2 w-20" label="" />
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
