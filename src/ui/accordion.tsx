import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PlusMinusIcon } from './icon.tsx';

interface AccordionItem {
  value: string;
  title: string;
  content: ReactNode;
}

/**
 * At most one item is open, at first the first one. Closed content is `hidden="until-found"`, so that find-in-page and
 * crawlers find it. An item that has focus before hydration opens by CSS, and stays open.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState(items[0]?.value ?? '');
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const accordion = root.current;
    if (!accordion) return;
    const focused = document.activeElement?.closest<HTMLElement>('[data-value]');
    if (focused?.dataset.value && accordion.contains(focused)) setOpen(focused.dataset.value);
    const openFound = ({ target }: Event) => {
      const found = target instanceof Element ? target.closest<HTMLElement>('[data-value]') : null;
      if (found?.dataset.value) setOpen(found.dataset.value);
    };
    accordion.addEventListener('beforematch', openFound);
    return () => accordion.removeEventListener('beforematch', openFound);
  }, []);

  // React writes hidden="until-found" as hidden="" (facebook/react#24740).
  useEffect(() => {
    for (const item of root.current?.querySelectorAll<HTMLElement>('[data-value]') ?? []) {
      const panel = item.querySelector('[role="region"]');
      if (item.dataset.value === open) panel?.removeAttribute('hidden');
      else panel?.setAttribute('hidden', 'until-found');
    }
  }, [open]);

  return (
    <Radix.Root ref={root} className="rule-top" type="single" collapsible value={open} onValueChange={setOpen}>
      {items.map(({ value, title, content }) => (
        <Radix.Item
          key={value}
          value={value}
          data-value={value}
          className="group/item border-rule border-b"
          tabIndex={-1}
        >
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className="group hover:highlight flex w-full cursor-pointer noscript:cursor-default items-start justify-between gap-6 py-4 text-left leading-tight">
                {title}
                <PlusMinusIcon className="mt-1.5 noscript:hidden" />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content forceMount asChild>
            <div
              hidden={undefined}
              className="print:block! noscript:block! noscript:[content-visibility:visible] group-not-focus-within/item:not-[[hidden]]:data-[state=closed]:hidden print:[content-visibility:visible]"
            >
              {/* With hidden="until-found", padding on the panel itself would stay visible as a gap. */}
              <div className="max-w-176 pr-10 pb-6 text-ink-2 lg:ml-[calc((100%+2rem)/3)]">{content}</div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
