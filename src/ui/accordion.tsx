import * as Radix from '@radix-ui/react-accordion';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface AccordionItem {
  value: string;
  title: string;
  content: ReactNode;
}

/**
 * One item open at a time, at first the first one; it can be closed again. Closed content is `hidden="until-found"`:
 * hidden from view, focus and assistive technology, but found by find-in-page and read by crawlers. Before hydration, a
 * focused question shows its answer (accordion.css) and then stays open.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState(items[0]?.value ?? '');
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const accordion = root.current;
    if (!accordion) return;
    const focused = document.activeElement?.closest('.acc__i')?.querySelector<HTMLElement>('[data-value]');
    if (focused?.dataset.value && accordion.contains(focused)) setOpen(focused.dataset.value);
    // Find-in-page is about to show a closed answer.
    const openFound = ({ target }: Event) => {
      const panel = target instanceof Element ? target.closest<HTMLElement>('[data-value]') : null;
      if (panel?.dataset.value) setOpen(panel.dataset.value);
    };
    accordion.addEventListener('beforematch', openFound);
    return () => accordion.removeEventListener('beforematch', openFound);
  }, []);

  // React writes hidden="until-found" as hidden="" (facebook/react#24740), so we set the attribute by hand.
  useEffect(() => {
    for (const panel of root.current?.querySelectorAll<HTMLElement>('[data-value]') ?? []) {
      if (panel.dataset.value === open) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
  }, [open]);

  return (
    <Radix.Root ref={root} className="acc" type="single" collapsible value={open} onValueChange={setOpen}>
      {items.map(({ value, title, content }) => (
        <Radix.Item key={value} value={value} className="acc__i" tabIndex={-1}>
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className="acc__b">
                {title}
                <i aria-hidden="true" />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content forceMount asChild>
            <div className="acc__c" data-value={value} hidden={undefined}>
              <div>{content}</div>
            </div>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
