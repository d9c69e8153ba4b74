import type { ComponentProps, ReactNode } from 'react';

/*
 * What @radix-ui/react-tooltip renders while no tooltip is open, without what it does (accordion.tsx says why). What it
 * renders of an open one is left out: the build opens none.
 */

export const Provider = ({ children }: { children: ReactNode }): ReactNode => children;

export const Root = ({ children }: { children: ReactNode }): ReactNode => children;

export const Trigger = (props: ComponentProps<'button'>) => <button data-state="closed" {...props} />;

export const [Portal, Content, Arrow] = [Root, Root, Root];
