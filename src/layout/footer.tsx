import { memo, type ReactNode } from 'react';
import { ExternalLink } from '../links/external-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import { bookingUrl, whatsAppUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import { settings } from '../site/settings.ts';
import { TextLink } from '../ui/button.tsx';
import { BrandLink } from './header.tsx';
import { footerLinkClass, LegalLinks } from './legal-links.tsx';
import { footerLists, footerMenu, type MenuPage } from './menu.ts';

const columnLinkClass = `${footerLinkClass} text-small`;

export const Footer = memo(function Footer() {
  return (
    // The border separates it from a dark last section.
    <footer lang={brand.language} className="page-section on-ink flex-1 pt-0 pb-4 print:hidden">
      <div className="section-body border-rule-ink in-[main:has(>.on-ink:last-child)+*]:border-t pt-6 lg:pt-15">
        <div className="split-5 gap-y-4">
          <div className="flex flex-wrap items-center justify-between gap-y-2 self-start">
            <BrandLink />
            <p className="order-last max-w-120 text-note text-on-ink-2">{brand.blurb}</p>
            <p className="text-small">
              <TextLink href={bookingUrl('footer')}>Pick a time for a free call</TextLink>
            </p>
            {/* For browsers without the menu’s popover, because the menu has it. */}
            {settings.whatsappNumber && (
              <p className="text-small supports-[selector(:popover-open)]:hidden">
                <TextLink href={whatsAppUrl()}>WhatsApp</TextLink>
              </p>
            )}
          </div>
          <div id={footerLists} className="grid gap-x-6 gap-y-1 md:grid-cols-3">
            {footerMenu.map(({ name, path, pages }) => pages && <Column key={path} title={name} links={pages} />)}
            <Column title="Resources" links={footerMenu.filter(({ pages }) => !pages)}>
              {settings.companyProfileUrl && (
                <li>
                  <ExternalLink className={columnLinkClass} href={settings.companyProfileUrl}>
                    LinkedIn
                  </ExternalLink>
                </li>
              )}
            </Column>
          </div>
        </div>
        <div className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-1 border-rule-ink border-t pt-3 text-note text-on-ink-2 lg:mt-10">
          <span className="mr-auto max-md:w-full">
            © {brand.copyrightYear} {brand.name}
          </span>
          <LegalLinks />
        </div>
      </div>
    </footer>
  );
});

/** Links that leave the site are passed as children, in list items. */
const Column = ({ title, links, children }: { title: string; links: readonly MenuPage[]; children?: ReactNode }) => (
  // On phones, the links run on after their title, as in a sentence.
  <div className="flex flex-wrap content-start items-center gap-x-5 md:grid">
    <h2 className="font-sans font-semibold text-on-ink-2 text-small/snug">{title}</h2>
    <ul className="max-md:contents">
      {links.map(({ name, path, footerName = name }) => (
        <li key={path}>
          <PageLink className={columnLinkClass} to={path}>
            {footerName}
          </PageLink>
        </li>
      ))}
      {children}
    </ul>
  </div>
);
