import type { ComponentProps, MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** A link within the page. It scrolls, smoothly unless motion is reduced. The focus follows: layout/layouts.tsx. */
export function AnchorLink({ to, ...props }: Omit<ComponentProps<'a'>, 'href'> & { to: `#${string}` }) {
  const navigate = useNavigate();

  function jump(event: MouseEvent) {
    const target = document.getElementById(to.slice(1));
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const from = scrollY;
    // The router jumps to the target during this call, so we scroll back first.
    navigate(location.search + to, { flushSync: true, replace: to === location.hash });
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      scrollTo({ top: from, behavior: 'instant' });
      target.scrollIntoView({ behavior: 'smooth' });
    }
  }

  return <a href={to} onClick={jump} {...props} />;
}
