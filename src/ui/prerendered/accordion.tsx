import { type ComponentProps, cloneElement, createContext, type ReactElement, useContext, useId } from 'react';

/*
 * What @radix-ui/react-accordion renders, without what it does: the build puts this in its place, because there nothing is
 * pressed, and Radix's contexts and slots are a tenth of a state page's work. The browser has Radix, which takes the markup
 * over, ids included (prerendered.test.ts).
 */

interface PartState {
  open: boolean;
  triggerId: string;
}

const OpenValue = createContext<string | undefined>(undefined);
const ItemState = createContext<PartState>({ open: false, triggerId: '' });
const ContentId = createContext('');

const orientation = { 'data-orientation': 'vertical' };
const stateOf = (open: boolean) => ({ 'data-state': open ? 'open' : 'closed' });

interface RootProps extends ComponentProps<'div'> {
  type: 'single';
  collapsible: true;
  value: string;
  onValueChange: (value: string) => void;
}

export function Root({ type: _, collapsible: __, value, onValueChange: ___, ...props }: RootProps) {
  return (
    <OpenValue value={value}>
      <div {...props} {...orientation} />
    </OpenValue>
  );
}

export function Item({ value, ...props }: ComponentProps<'div'> & { value: string }) {
  const open = useContext(OpenValue) === value;
  const triggerId = `radix-${useId()}`;
  return (
    <ItemState value={{ open, triggerId }}>
      <Collapsible {...stateOf(open)} {...orientation} {...props} />
    </ItemState>
  );
}

/** A component of its own, as in Radix: ids tell how deep they were asked for. */
function Collapsible(props: ComponentProps<'div'>) {
  return (
    <ContentId value={`radix-${useId()}`}>
      <div {...props} />
    </ContentId>
  );
}

interface AsChildProps {
  asChild: true;
  children: ReactElement;
}

export function Header({ children }: AsChildProps) {
  return cloneElement(children, { ...orientation, ...stateOf(useContext(ItemState).open) });
}

export function Trigger(props: ComponentProps<'button'>) {
  const { open, triggerId } = useContext(ItemState);
  const contentId = useContext(ContentId);
  return (
    <button
      type="button"
      aria-controls={open ? contentId : undefined}
      aria-expanded={open}
      {...stateOf(open)}
      {...orientation}
      id={triggerId}
      {...props}
      data-radix-collection-item=""
    />
  );
}

const size = {
  '--radix-accordion-content-height': 'var(--radix-collapsible-content-height)',
  '--radix-accordion-content-width': 'var(--radix-collapsible-content-width)',
};

export function Content({ children }: AsChildProps & { forceMount: true }) {
  const { open, triggerId } = useContext(ItemState);
  return cloneElement(children as ReactElement<ComponentProps<'div'>>, {
    ...stateOf(open),
    id: useContext(ContentId),
    role: 'region',
    'aria-labelledby': triggerId,
    ...orientation,
    style: size as object,
  });
}
