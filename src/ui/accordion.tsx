import * as Radix from '@radix-ui/react-accordion';
import {
  type ComponentProps,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { PlusMinusIcon } from './icon.tsx';

interface AccordionItem {
  value: string;
  title: string;
  content: ReactNode;
}

/** A custom element, because React writes hidden="until-found" on all others as hidden="" (facebook/react#24740). */
const Panel = ({ hidden, ...props }: ComponentProps<'div'>) =>
  createElement('accordion-panel', { ...props, hidden: hidden && 'until-found' });

/**
 * At most one item is open, at first the first one. Closed content is `hidden="until-found"`, so that find-in-page, links to a
 * text, and crawlers find it. An item that is found or focused before hydration opens and stays open.
 */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  const [open, setOpen] = useState(items[0]?.value ?? '');
  const root = useRef<HTMLDivElement>(null);
  /** A question pressed before hydration is already open by focus. Its click arrives afterward and must not close it. */
  const pressed = useRef<string>(undefined);

  useEffect(() => {
    const accordion = root.current;
    if (!accordion) return;
    const openItem = (part: Element | null) => {
      const value = part?.closest<HTMLElement>('[data-value]')?.dataset.value;
      if (value) setOpen(value);
      return value;
    };
    pressed.current = openItem(accordion.querySelector(':focus-within > h3'));
    openItem(accordion.querySelector('[role="region"][data-state="closed"]:not([hidden])'));
    const openFound = ({ target }: Event) => openItem(target as Element);
    accordion.addEventListener('beforematch', openFound);
    return () => accordion.removeEventListener('beforematch', openFound);
  }, []);

  /** The question that was pressed, with its place in the window. */
  const held = useRef<{ item: Element; top: number }>(undefined);

  // It stays there while the answer above it closes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the panels have changed
  useLayoutEffect(() => {
    if (held.current) scrollBy(0, held.current.item.getBoundingClientRect().top - held.current.top);
    held.current = undefined;
  }, [open]);

  const forgetPress = () => {
    pressed.current = undefined;
  };

  function change(value: string) {
    const item = root.current?.querySelector(`[data-value="${value}"]`);
    held.current = item ? { item, top: item.getBoundingClientRect().top } : undefined;
    if (value || pressed.current !== open) setOpen(value);
    forgetPress();
  }

  return (
    <Radix.Root
      ref={root}
      className="rule-top"
      type="single"
      collapsible
      value={open}
      onValueChange={change}
      onPointerDownCapture={forgetPress}
      onKeyDownCapture={forgetPress}
    >
      {items.map(({ value, title, content }) => (
        <Radix.Item
          key={value}
          value={value}
          data-value={value}
          className="flex flex-col border-rule border-b"
          tabIndex={-1}
        >
          <Radix.Header asChild>
            <h3>
              <Radix.Trigger className="question font-sans font-semibold text-small/snug md:text-body/snug">
                <span>{title}</span>
                <PlusMinusIcon className="mt-1 noscript:hidden" />
              </Radix.Trigger>
            </h3>
          </Radix.Header>
          <Radix.Content forceMount asChild>
            <Panel className="answer" hidden={open !== value}>
              {/* With hidden="until-found", padding on the panel itself would stay visible as a gap. */}
              <div className="max-w-176 pr-10 pb-6 text-ink-2">{content}</div>
            </Panel>
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
