/** An entry of the header's menu. */
export type SiteSection = 'services' | 'states' | 'about' | 'case-studies';

const statePath = /^\/states(\/|$)|-divorce-lawyer-seo$/;

/**
 * The header entry that the current path belongs to (specification, section 2: Services for /services and anything
 * under it, States likewise). The root-level state pages count as states.
 */
export function sectionOf(pathname: string): SiteSection | undefined {
  if (/^\/services(\/|$)/.test(pathname)) return 'services';
  if (statePath.test(pathname)) return 'states';
  if (pathname === '/about') return 'about';
  if (pathname === '/case-studies') return 'case-studies';
  return undefined;
}
