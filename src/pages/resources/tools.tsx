import type { ReactNode } from 'react';
import { type ToolCard, tools } from '../../content/resources.ts';
import { Ticks } from '../../sections/ticks.tsx';
import { Copy } from '../../ui/copy.tsx';
import { ArrowIcon } from '../../ui/icon.tsx';
import { buttonClass } from '../../ui/link.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { ContactLink } from './contact-link.tsx';

function Tool({ tool: { title, description, details }, children }: { tool: ToolCard; children: ReactNode }) {
  return (
    <li className="flex flex-col border-ink border-t-2 pt-6">
      <h3>{title}</h3>
      <p className="mt-2 max-w-text text-ink-2">
        <Copy text={description} />
      </p>
      <Ticks items={details} />
      <p className="acts mt-7">{children}</p>
    </li>
  );
}

/** The two tools. A person runs both, so both start with the visitor's website on the contact form. */
export function Tools() {
  return (
    <Sheet folio="Tools" id="tools" labelledBy="tools-title">
      <SectionHead
        id="tools-title"
        heading="Two free tools: a site audit and a rank tracker"
        lede="People run both. Each button opens our contact form. Tell us your website there, and you hear back from the person who looked at it."
      />
      <ul className="grid gap-12 lg:grid-cols-2 lg:gap-16">
        <Tool tool={tools.audit}>
          <ContactLink topic={tools.audit.request} className={buttonClass('go')}>
            Ask for the free audit
            <ArrowIcon />
          </ContactLink>
        </Tool>
        <Tool tool={tools.tracker}>
          <ContactLink topic={tools.tracker.request} className={buttonClass('alt')}>
            Ask for the free tracker
            <ArrowIcon />
          </ContactLink>
        </Tool>
      </ul>
    </Sheet>
  );
}
