import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { SiteHref } from '../site/paths.ts';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

/** Provided by layout/client-router.tsx. */
export const Prefetch = createContext<(pathname: string) => void>(() => {});

interface PageLinkProps extends AnchorProps {
  to: SiteHref;
  /** Loads a document instead of navigating in the app. */
  reload?: boolean;
  /** Prefetches when the link scrolls into view: for calls to action. */
  prefetchInView?: boolean;
}

/** A link to a page of this site. It prefetches the page on hover, focus, or touch. */
export function PageLink({ to, reload, prefetchInView, ...props }: PageLinkProps) {
  const fetchPage = useContext(Prefetch);
  const link = useRef<HTMLAnchorElement>(null);
  const [pathname = ''] = to.split(/[?#]/);
  const prefetch = () => reload || fetchPage(pathname);

  // biome-ignore lint/correctness/useExhaustiveDependencies: on mount only; a link never changes where it leads
  useEffect(() => {
    if (!link.current) return;
    // The visitor may have pointed at it before hydration.
    if (link.current.matches(':hover, :focus')) prefetch();
    if (!prefetchInView) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && prefetch());
    // Not before the visitor scrolls, to keep the first load small.
    const observe = () => link.current && observer.observe(link.current);
    addEventListener('scroll', observe, { once: true });
    return () => {
      removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, []);

  return (
    <Link
      ref={link}
      to={to}
      reloadDocument={reload}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  );
}
