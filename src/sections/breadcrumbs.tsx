import { StructuredData } from '../head/page-head.tsx';
import { breadcrumbList } from '../head/structured-data.ts';
import { cn } from '../lib/cn.ts';
import { PageLink } from '../links/page-link.tsx';
import type { SitePath } from '../site/paths.ts';

const separator = (
  <span className="mr-2 text-ink-3" aria-hidden="true">
    /
  </span>
);

const linkClass =
  'inline-flex min-h-11 items-center underline decoration-rule-strong underline-offset-[0.25em] hover:bg-mark';

/**
 * Breadcrumbs with their structured data.
 * @param above The pages between the home page and this one, outermost first.
 * @param isLong On a phone, only the page above is shown.
 */
export function Breadcrumbs({
  above = [],
  name,
  path,
  isLong = false,
}: {
  above?: { name: string; path: SitePath }[];
  name: string;
  path: SitePath;
  isLong?: boolean;
}) {
  const trail = [{ name: 'Home', path: '/' as const }, ...above];
  const up = isLong && above.at(-1);
  return (
    <nav className="text-ink-2 text-small" aria-label="Breadcrumb">
      {up && (
        <PageLink className={`md:hidden ${linkClass}`} to={up.path}>
          <span>
            <span aria-hidden="true">‹ </span>
            {up.name}
          </span>
        </PageLink>
      )}
      <ol className={cn('flex flex-wrap items-center gap-x-2', up && 'max-md:hidden')}>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index > 0 && separator}
            <PageLink className={linkClass} to={crumb.path}>
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
