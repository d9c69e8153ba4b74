import type { ComponentProps } from 'react';
import { cn } from '../lib/cn.ts';

const line = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.8 } as const;

/** The size in text; a class can replace it. */
const inText = { width: '0.8125em', height: '0.8125em' };

type IconProps = ComponentProps<'svg'>;

/* All icons are decorative; the text beside them has the meaning. */

export const ArrowIcon = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 14 14" {...line} {...inText} className={cn('flex-none', className)} aria-hidden="true">
    <path d="M1 7h11M7.5 2.5 12 7l-4.5 4.5" />
  </svg>
);

export const ExternalIcon = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 14 14" {...line} {...inText} className={cn('flex-none', className)} aria-hidden="true">
    <path d="M4 2h8v8M12 2 2 12" />
  </svg>
);

export const ChevronIcon = (props: IconProps) => (
  <svg viewBox="0 0 10 10" width="12" height="12" {...line} aria-hidden="true" {...props}>
    <path d="m1 3 4 4 4-4" />
  </svg>
);

export const SearchIcon = (props: IconProps) => (
  <svg viewBox="0 0 16 16" width="16" height="16" {...line} aria-hidden="true" {...props}>
    <circle cx="7" cy="7" r="5" />
    <path d="m11 11 4 4" />
  </svg>
);

export const CheckIcon = (props: IconProps) => (
  <svg viewBox="0 0 16 16" width="16" height="16" {...line} strokeWidth="2" aria-hidden="true" {...props}>
    <path d="m2 8.5 4 4 8-9" />
  </svg>
);

/** An editor’s caret, before what is wrong. It is no part of the description that screen readers hear. */
export const ErrorCaret = () => (
  <i
    className="relative top-0.5 font-semibold on-ink:text-mark text-action text-xl/none before:content-['^']"
    aria-hidden="true"
  />
);

export const CrossIcon = (props: IconProps) => (
  <svg viewBox="0 0 14 14" width="16" height="16" {...line} aria-hidden="true" {...props}>
    <path d="m2 2 10 10M12 2 2 12" />
  </svg>
);

export const PhoneIcon = (props: IconProps) => (
  <svg viewBox="0 0 22 22" width="22" height="22" {...line} strokeLinejoin="round" aria-hidden="true" {...props}>
    <path d="M6 2h10v18H6ZM9.5 16.5h3" />
  </svg>
);

export const WhatsAppIcon = (props: IconProps) => (
  <svg viewBox="0 0 22 22" width="22" height="22" {...line} strokeLinejoin="round" aria-hidden="true" {...props}>
    <path d="M2.2 19.8 3.4 15.6A8.6 8.6 0 1 1 6.6 18.7Z" />
    <path
      d="M8 6.9c-.6.5-.9 1.2-.7 2 .6 2.7 2.5 4.7 5.2 5.4.9.2 1.7-.1 2.2-.8.2-.4.2-.6 0-.8l-1.7-.9-.9.9c-1.3-.5-2.4-1.6-2.9-2.9l.9-1-.9-1.7c-.3-.4-.7-.5-1.2-.2Z"
      fill="currentColor"
      stroke="none"
    />
  </svg>
);

export const PlusMinusIcon = ({ className }: { className?: string }) => (
  <svg
    viewBox="0 0 18 18"
    width="16"
    height="16"
    aria-hidden="true"
    className={cn('size-4 flex-none stroke-2 stroke-current print:hidden', className)}
  >
    <path d="M0 9h18" />
    <path d="M9 0v18" />
  </svg>
);
