import { serviceIds, services } from '../content/service-list.ts';
import { stateOfSlug } from '../lib/us-states.ts';
import type { SitePath } from '../site/paths.ts';
import { menuStates } from '../states/menu.ts';

export interface MenuPage {
  name: string;
  path: SitePath;
  /** Below the name in the header’s panel. */
  description?: string;
  /** After the name in the mobile menu. */
  aside?: string;
  /** Instead of the name in the footer. */
  footerName?: string;
}

type Place = 'header' | 'mobile' | 'footer';

interface MenuEntry extends MenuPage {
  /** The mobile menu replaces the header’s on small screens, so it also has everything that is in the header. */
  in: readonly Place[];
  /** The pages of its panel in the header, its section in the mobile menu, and its column in the footer. */
  pages?: readonly MenuPage[];
}

/** The entries of the header, the mobile menu, and the footer, in their order. */
const menu: readonly MenuEntry[] = [
  {
    name: 'Services',
    path: '/services',
    in: ['header', 'footer'],
    pages: serviceIds.map((id) => ({ ...services[id], description: services[id].menuDescription })),
  },
  { name: 'States', path: '/states', in: ['header', 'footer'], pages: menuStates },
  { name: 'About', path: '/about', in: ['header'] },
  { name: 'Case Studies', path: '/case-studies', in: ['header'] },
  { name: 'Free SEO Guides', path: '/resources', in: ['footer'] },
  { name: 'Contact', path: '/contact', in: ['mobile', 'footer'] },
  { name: 'Divorce Lawyer SEO Company', path: '/divorce-lawyer-seo', in: ['footer'] },
];

export const headerMenu = menu.filter((entry) => entry.in.includes('header'));
export const footerMenu = menu.filter((entry) => entry.in.includes('footer'));

const inMobileMenu = menu.filter((entry) => entry.in.includes('header') || entry.in.includes('mobile'));
const [firstList, ...otherLists] = inMobileMenu.filter(({ pages }) => pages);
const agency = { name: 'The agency', path: undefined, pages: inMobileMenu.filter(({ pages }) => !pages) };

/** The mobile menu’s sections. The agency’s pages come before the states, because few would scroll past those. */
export const mobileMenu = [firstList, agency, ...otherLists];

/** The header’s entry that a page belongs to. State pages at the root level belong to the states. */
export function currentEntry(pathname: string): MenuEntry | undefined {
  const address = stateOfSlug(pathname.slice(1)) ? '/states' : pathname;
  return headerMenu.find(({ path }) => `${address}/`.startsWith(`${path}/`));
}

/** The id of the footer’s lists, to which the header of a browser without popovers leads. */
export const footerLists = 'pages';
