import { memo, type ReactNode } from 'react';
import { serviceIds, services } from '../content/services.ts';
import { menuStates } from '../content/state-menu.ts';
import { bookingUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import type { SitePath } from '../site/paths.ts';
import { settings } from '../site/settings.ts';
import { OutLink, PageLink, TextLink } from '../ui/link.tsx';
import { BrandLink } from './header.tsx';

/** A titled list of pages. Links that leave the site are passed as children, in list items. */
function Column({
  title,
  links,
  children,
}: {
  title: string;
  links: readonly { name: string; path: SitePath }[];
  children?: ReactNode;
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
        {children}
      </ul>
    </div>
  );
}

/** The footer of every page but the landing pages (specification, section 2). */
export const Footer = memo(function Footer() {
  return (
    <footer className="foot sheet sheet--ink on-ink">
      <div className="body">
        <div className="foot__b">
          <BrandLink />
          <p>{brand.blurb}</p>
          <TextLink href={bookingUrl('footer')}>Book a free consultation</TextLink>
        </div>
        <Column
          title="Services"
          links={serviceIds.map((id) => ({ name: services[id].footerName, path: services[id].path }))}
        />
        <Column title="States" links={menuStates} />
        <Column
          title="Resources"
          links={[
            { name: 'Free SEO Guides', path: '/resources' },
            { name: 'Divorce Lawyer SEO Company', path: '/divorce-lawyer-seo' },
            { name: 'Contact', path: '/contact' },
          ]}
        >
          <li>
            <OutLink href={settings.companyProfileUrl}>LinkedIn</OutLink>
          </li>
        </Column>
        <LegalLine />
      </div>
    </footer>
  );
});

/** The last line of every page: copyright and the two legal pages. */
export function LegalLine() {
  return (
    <div className="foot__l">
      <span>
        © {brand.copyrightYear} {brand.name}
      </span>
      <PageLink to="/privacy-policy">Privacy Policy</PageLink>
      <PageLink to="/terms-of-service">Terms of Service</PageLink>
    </div>
  );
}
