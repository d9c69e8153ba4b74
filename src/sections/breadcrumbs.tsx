import { breadcrumbList } from '../head/graph.ts';
import { StructuredData } from '../head/head-tags.tsx';
import type { SitePath } from '../site/paths.ts';
import { PageLink } from '../ui/link.tsx';

/**
 * Breadcrumbs with their structured data, on every page but the home page, the landing pages and the not-found page.
 * @param above The pages between, outermost first; the home page is added.
 */
export function Breadcrumbs({
  above = [],
  name,
  path,
}: {
  above?: { name: string; path: SitePath }[];
  name: string;
  path: SitePath;
}) {
  const trail = [{ name: 'Home', path: '/' as const }, ...above];
  return (
    <nav className="crumb" aria-label="Breadcrumb">
      <ol>
        {trail.map((crumb) => (
          <li key={crumb.path}>
            <PageLink to={crumb.path}>{crumb.name}</PageLink>
          </li>
        ))}
        <li aria-current="page">{name}</li>
      </ol>
      <StructuredData node={breadcrumbList([...trail, { name, path }])} />
    </nav>
  );
}
