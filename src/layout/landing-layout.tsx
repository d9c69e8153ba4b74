import { discoveryCallUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import { buttonClass, OutLink } from '../ui/link.tsx';
import { BrandLink } from './brand-mark.tsx';
import { LegalLine } from './legal-line.tsx';
import { PageFrame } from './page-frame.tsx';

/**
 * The frame of the landing pages. It offers one thing, the discovery call, and keeps it within reach while the page
 * scrolls; there is no menu, no WhatsApp and no second offer to weigh against it. Two ways out stay on purpose: the mark,
 * which leads to the rest of the site, because this reader checks who is writing before answering, and the legal pages,
 * which advertising owes its reader; breadcrumbs would be a third. The footer says in words who we are, as every page
 * does.
 */
export const LandingLayout = () => <PageFrame header={<LandingHeader />} footer={<LandingFooter />} />;

const LandingHeader = () => (
  <header className="bar">
    <div className="bar__in">
      <BrandLink />
      <OutLink className={`${buttonClass('go', true)} btn--bar`} href={discoveryCallUrl()}>
        Book a call
      </OutLink>
    </div>
  </header>
);

const LandingFooter = () => (
  <footer className="foot sheet sheet--ink on-ink">
    <div className="body">
      <p className="foot__b max-w-text text-on-ink-2">{brand.blurb}</p>
      <LegalLine />
    </div>
  </footer>
);
