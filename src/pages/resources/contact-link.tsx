import type { ReactNode } from 'react';
import type { PagePath } from '../../site/paths.ts';

const contact: PagePath = '/contact';

/** A link to the contact form that brings its subject along; a plain anchor, like every link (ui/link.tsx). */
export function ContactLink({ topic, className, children }: { topic: string; className: string; children: ReactNode }) {
  return (
    <a href={`${contact}?${new URLSearchParams({ topic })}`} className={className}>
      {children}
    </a>
  );
}
