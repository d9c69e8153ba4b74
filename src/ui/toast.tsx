import * as Radix from '@radix-ui/react-toast';
import { type ReactNode, useRef, useState } from 'react';
import { CrossIcon, ErrorCaret } from './icon.tsx';

export interface NoticeWords {
  kind: 'success' | 'failure';
  title: string;
  text: string;
}

const kindClass = {
  success: 'border-l-success bg-card',
  failure: 'border-l-action bg-card',
};

const DoneIcon = () => (
  <svg
    viewBox="0 0 22 22"
    width="22"
    height="22"
    className="mt-0.5 size-5.5 flex-none fill-none stroke-2 stroke-current text-success"
    aria-hidden="true"
  >
    <circle cx="11" cy="11" r="9" />
    <path d="m7 11.3 2.8 2.8 5.4-6" />
  </svg>
);

export const Notice = ({ kind, title, text, children }: NoticeWords & { children?: ReactNode }) => (
  <>
    {kind === 'failure' ? <ErrorCaret /> : <DoneIcon />}
    <div className="flex-1">
      <b className="block font-semibold leading-snug">{title}</b>
      <p className="text-ink-2 text-small">{text}</p>
      {children}
    </div>
  </>
);

/** In milliseconds; hover and focus pause it. A failure stays until it is closed. */
const successDuration = 5_000;

/**
 * Shows one toast or none. Its caller announces the notice in a live region of its own.
 * @param onClose Receives whether the toast had focus.
 */
export function Toaster({
  notice,
  onClose,
  children,
}: {
  notice: NoticeWords | undefined;
  onClose: (hadFocus: boolean) => void;
  /** Below the notice. */
  children?: ReactNode;
}) {
  const viewport = useRef<HTMLOListElement>(null);
  // Radix would announce the toast a second time. An element outside the document silences it.
  const [detachedElement] = useState(() => document.createElement('div'));
  return (
    <Radix.Provider announcerContainer={detachedElement}>
      {notice && (
        <Radix.Root
          className={`flex animate-panel items-start gap-3 border border-ink border-l-6 p-4 print:hidden ${kindClass[notice.kind]}`}
          // Radix sets the property while a finger drags the toast.
          style={{ translate: 'var(--radix-toast-swipe-move-x)' }}
          duration={notice.kind === 'failure' ? Infinity : successDuration}
          onOpenChange={() => onClose(viewport.current?.contains(document.activeElement) ?? false)}
        >
          <Notice {...notice}>{children}</Notice>
          <Radix.Close aria-label="Dismiss" className="-my-1 -mr-2.5 grid size-11 cursor-pointer place-items-center">
            <CrossIcon className="size-3.5" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport ref={viewport} className="fixed inset-x-4 bottom-4 z-90 ml-auto max-w-120" />
    </Radix.Provider>
  );
}
