import type { Element, ElementContent, Text } from 'hast';
import { type NoBreaks, unbroken } from '../../src/copy/no-break.ts';

export const element = (tagName: string, properties: Element['properties'], children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties,
  children,
});

/** A text, with an element around each part that a browser must not break. */
export const unbrokenText = (value: string, noBreaks: NoBreaks, around: (text: Text) => Element): ElementContent[] =>
  unbroken(value, noBreaks).map((piece) => {
    const text: Text = { type: 'text', value: piece.text };
    return piece.isWhole ? around(text) : text;
  });
