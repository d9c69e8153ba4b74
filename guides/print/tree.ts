import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';

export interface Content {
  children: ReactNode;
}

/** One sheet of paper. */
export interface GuidePage {
  number: number;
  part: ReactNode;
  startsPart: boolean;
  label: string;
  heading: ReactNode;
  nodes: readonly ReactNode[];
}

export type AnyElement = ReactElement<{
  children?: ReactNode;
  /** Of a field (forms.tsx). */
  label?: string;
  name?: string;
  /** Of a remark (components.tsx). */
  note?: string;
  /** In the index (components.tsx). */
  word?: string;
  also?: string;
  /** Of a citation (../laws.ts). */
  'data-code'?: string;
  'data-section'?: string;
}>;

/** All elements of a type in a tree, in their order. */
export function findAll(nodes: ReactNode, type: unknown): AnyElement[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement(node)) return [];
    const element = node as AnyElement;
    return [...(element.type === type ? [element] : []), ...findAll(element.props.children, type)];
  });
}

/** The words of a tree without its components’ own, and without nonbreaking spaces. */
export const wordsOf = (nodes: ReactNode): string =>
  Children.toArray(nodes)
    .map((node) => (isValidElement(node) ? wordsOf((node as AnyElement).props.children) : node))
    .join('')
    .replaceAll('\u00a0', ' ');
