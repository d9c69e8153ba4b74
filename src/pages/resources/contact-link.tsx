import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PagePath } from '../../site/paths.ts';

const contact: PagePath = '/contact';

/** A link to the contact form that brings its subject along. */
export function ContactLink({ topic, className, children }: { topic: string; className: string; children: ReactNode }) {
  return (
    <Link to={{ pathname: contact, search: new URLSearchParams({ topic }).toString() }} className={className}>
      {children}
    </Link>
  );
}
