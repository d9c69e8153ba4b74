import { logo } from '../site/logo.ts';

export const Logo = ({ className }: { className: string }) => (
  <svg className={className} viewBox={logo.viewBox} width="24" height="30" aria-hidden="true">
    <path d={logo.margin} stroke="var(--color-margin)" strokeWidth="1.2" />
    <path d={logo.firstLine} fill="var(--color-action)" />
    <path d={logo.lines} fill="currentColor" />
  </svg>
);
