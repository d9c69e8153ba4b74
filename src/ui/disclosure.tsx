import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { PlusMinusIcon } from './icon.tsx';

/** Three or more disclosures, in the accordion’s frame. */
export const DisclosureList = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cn('rule-top *:border-t-0', className)}>{children}</div>
);

/** Opens without JavaScript, and when find-in-page or a link leads into it. */
export const Disclosure = ({
  title,
  name,
  open,
  children,
}: {
  /** Use a heading if it belongs in the page’s outline. */
  title: ReactNode;
  /** Disclosures with the same name open one at a time. */
  name?: string;
  open?: boolean;
  children: ReactNode;
}) => (
  <details name={name} open={open} className="border-rule border-y [details+&]:border-t-0">
    <summary className="question font-serif font-sub text-xl/tight">
      {typeof title === 'string' ? <span>{title}</span> : title}
      <PlusMinusIcon className="mt-1.5" />
    </summary>
    <div className="pb-6">{children}</div>
  </details>
);
