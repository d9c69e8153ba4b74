import {
  Children,
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { cn } from '../lib/cn.ts';
import type { SitePath } from '../site/paths.ts';
import { ArrowIcon, OutIcon } from './icon.tsx';

type AnchorProps = Omit<ComponentProps<'a'>, 'href'>;

/** Provided by layout/client-router.tsx. */
export const Prefetch = createContext<(pathname: string) => void>(() => {});

interface PageLinkProps extends AnchorProps {
  to: SitePath;
  /** A full page load. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; a link that leads elsewhere is another link
  useEffect(() => {
    if (!link.current) return;
    // The visitor may have pointed at it before hydration.
    if (link.current.matches(':hover, :focus')) prefetch();
    if (!prefetchInView) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && prefetch());
    // Only once the visitor scrolls, to keep the first load small.
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

/** A link that leaves the site: in a new tab, without opener and referrer, and announced to screen readers. */
export function OutLink({ href, children, ...props }: AnchorProps & { href: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...props}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** A link within the page. It scrolls, smoothly unless motion is reduced, and moves focus. */
export function AnchorLink({ to, ...props }: AnchorProps & { to: `#${string}` }) {
  const navigate = useNavigate();

  function jump(event: MouseEvent) {
    const target = document.getElementById(to.slice(1));
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const from = scrollY;
    // The router jumps within this call. We go back and scroll there instead.
    navigate(location.search + to, { flushSync: true, replace: to === location.hash });
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      scrollTo({ top: from, behavior: 'instant' });
      target.scrollIntoView({ behavior: 'smooth' });
    }
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }

  return <a href={to} onClick={jump} {...props} />;
}

const button =
  'relative inline-flex cursor-pointer items-center justify-center gap-2 rounded-xs border-[1.5px] text-center font-semibold leading-tight no-underline transition-colors disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-3 print:border-ink print:bg-transparent print:text-ink forced-colors:border-[ButtonText] forced-colors:bg-[ButtonFace] forced-colors:text-[ButtonText]';

const buttonVariants = {
  primary:
    'border-transparent bg-action text-white hover:bg-action-hover on-ink:bg-paper on-ink:text-ink on-ink:hover:bg-mark',
  secondary:
    'border-ink text-ink hover:bg-ink hover:text-on-ink on-ink:border-on-ink-2 on-ink:text-on-ink on-ink:hover:bg-on-ink on-ink:hover:text-ink',
  ink: 'border-transparent bg-ink text-on-ink hover:bg-data',
};

type ButtonVariant = keyof typeof buttonVariants;

/** A button’s classes. A view has at most one `primary` button besides the header’s. */
export const buttonClass = (variant: ButtonVariant, small = false): string =>
  `${button} ${buttonVariants[variant]} ${small ? 'min-h-11 px-4 py-2 text-small' : 'min-h-13 px-6 py-3 text-ui'}`;

export function OutButton({ children, ...props }: AnchorProps & { href: string }) {
  return (
    <OutLink className={buttonClass('primary')} {...props}>
      {children}
      <OutIcon />
    </OutLink>
  );
}

export const PageButton = ({
  variant = 'secondary',
  ...props
}: AnchorProps & { to: SitePath; variant?: ButtonVariant }) => (
  <PageLink prefetchInView className={buttonClass(variant)} {...props} />
);

/** A text link with an arrow: inside the site with `to`, out of it with `href`. */
export function TextLink({
  className,
  children,
  ...target
}: { className?: string; children: ReactNode } & ({ to: SitePath } | { href: string })) {
  const props = { className: cn('text-link inline-flex min-h-11 items-center gap-2', className) };
  return 'to' in target ? (
    <PageLink {...target} {...props}>
      {children}
      <ArrowIcon />
    </PageLink>
  ) : (
    <OutLink {...target} {...props}>
      {children}
      <OutIcon />
    </OutLink>
  );
}

/** A row of buttons. On phones each takes the full width. */
export const Actions = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn('flex flex-wrap items-center gap-x-4 gap-y-3 max-[30rem]:*:w-full', className)}>
    {/* A blank keeps the words apart where the layout doesn't: in a copy, and in the Markdown version. */}
    {Children.toArray(children).map((child) => [child, ' '])}
  </div>
);
