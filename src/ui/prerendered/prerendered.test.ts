import * as RadixAccordion from '@radix-ui/react-accordion';
import * as RadixTooltip from '@radix-ui/react-tooltip';
import { type ComponentType, createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import * as PlainAccordion from './accordion.tsx';
import * as PlainTooltip from './tooltip.tsx';

/** Parts of either kind, with props that both take. */
type Parts = Record<string, ComponentType<Record<string, unknown>>>;

const part = (parts: Parts, name: string, props: object, ...children: ReactNode[]): ReactElement =>
  createElement(parts[name] as Parts[string], { ...props }, ...children);

const questions = (parts: Parts, open: string) =>
  part(
    parts,
    'Root',
    { className: 'acc', type: 'single', collapsible: true, value: open, onValueChange: () => {} },
    ['one', 'two'].map((value) =>
      part(
        parts,
        'Item',
        { key: value, value, className: 'item', tabIndex: -1 },
        part(
          parts,
          'Header',
          { asChild: true },
          createElement('h3', {}, part(parts, 'Trigger', { className: 'question' }, 'Why?', createElement('i'))),
        ),
        part(
          parts,
          'Content',
          { forceMount: true, asChild: true },
          createElement('div', { className: 'answer', hidden: open !== value }, createElement('p', {}, 'Because.')),
        ),
      ),
    ),
  );

const term = (parts: Parts) =>
  part(
    parts,
    'Provider',
    { delayDuration: 700 },
    part(
      parts,
      'Root',
      { open: false, onOpenChange: () => {} },
      part(parts, 'Trigger', { type: 'button', className: 'tip', onClick: () => {} }, 'a term'),
      false,
    ),
  );

it.each(['', 'one', 'two'])('renders an accordion as Radix does, with “%s” open', (open) => {
  const plain = renderToString(questions(PlainAccordion as unknown as Parts, open));
  expect(plain).toBe(renderToString(questions(RadixAccordion as unknown as Parts, open)));
});

it('renders a closed tooltip as Radix does', () => {
  const plain = renderToString(term(PlainTooltip as unknown as Parts));
  expect(plain).toBe(renderToString(term(RadixTooltip as unknown as Parts)));
});
