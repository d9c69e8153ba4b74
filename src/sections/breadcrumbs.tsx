import { StructuredData } from '../head/head-tags.tsx';
import { breadcrumbList } from '../head/structured-data.ts';
import { cn } from '../lib/cn.ts';
import { PageLink } from '../links/page-link.tsx';
import type { SitePath } from '../site/paths.ts';

const separator = (
  <span className="mr-2 text-ink-3" aria-hidden="true">
    /
  </span>
);

/**
 * Breadcrumbs with their structured data.
 * @param above The pages between the home page and this one, outermost first.
 */
export function Breadcrumbs({
  above = [],
  name,
  path,
  className,
}: {
  above?: { name: string; path: SitePath }[];
  name: string;
  path: SitePath;
  className: string;
}) {
  const trail = [{ name: 'Home', path: '/' as const }, ...above];
  return (
    <nav className={cn('text-ink-2 text-small', className)} aria-label="Breadcrumb">
      <ol className="flex flex-wrap items-center gap-x-2">
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index > 0 && separator}
            <PageLink
              className="inline-flex min-h-11 items-center underline decoration-rule-strong underline-offset-[0.25em] hover:bg-mark"
              to={crumb.path}
            >
              {crumb.name}
            </PageLink>
          </li>
        ))}
        <li aria-current="page">
          {separator}
          {name}
        </li>
      </ol>
      <StructuredData node={breadcrumbList([...trail, { name, path }])} />
    </nav>
  );
}
