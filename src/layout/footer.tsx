import { serviceIds, services } from '../content/services.ts';
import { menuStates } from '../content/state-menu.ts';
import { bookingUrl } from '../site/booking.ts';
import { brand } from '../site/brand.ts';
import type { SitePath } from '../site/paths.ts';
import { settings } from '../site/settings.ts';
import { OutLink, PageLink, TextLink } from '../ui/link.tsx';
import { BrandLink } from './brand-mark.tsx';

function Column({ title, links }: { title: string; links: readonly { name: string; path: SitePath }[] }) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <PageLink to={path}>{name}</PageLink>
          </li>
        ))}
        {title === 'Resources' && (
          <li>
            <OutLink href={settings.companyProfileUrl}>LinkedIn</OutLink>
          </li>
        )}
      </ul>
    </div>
  );
}

/** The footer of every page but the landing pages (specification, section 2). */
export function Footer() {
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
        />
        <div className="foot__l">
          <span>
            © {brand.copyrightYear} {brand.name}
          </span>
          <PageLink to="/privacy-policy">Privacy Policy</PageLink>
          <PageLink to="/terms-of-service">Terms of Service</PageLink>
        </div>
      </div>
    </footer>
  );
}
