import * as Radix from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import { CrossIcon, WarningIcon } from './icon.tsx';

/** What a notice says, and whether it is good news. */
export interface NoticeWords {
  kind: 'success' | 'failure';
  title: string;
  text: string;
}

/** The class list of the box around a notice. */
const noticeClass = (kind: NoticeWords['kind']): string => (kind === 'failure' ? 'toast toast--err' : 'toast');

const DoneIcon = () => (
  <svg viewBox="0 0 22 22" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <circle cx="11" cy="11" r="9" />
    <path d="m7 11.3 2.8 2.8 5.4-6" />
  </svg>
);

/** How something went: icon, title, sentence. What a toast shows, and what stands in for it where it cannot load. */
export function Notice({ kind, title, text }: NoticeWords) {
  return (
    <>
      {kind === 'failure' ? <WarningIcon /> : <DoneIcon />}
      <div>
        <b>{title}</b>
        <p>{text}</p>
      </div>
    </>
  );
}

/** How long a success stays, in milliseconds; hover and focus stop the clock. A failure stays until it is closed. */
const successDuration = 8_000;

/**
 * Shows one toast, or none. Screen readers get its words elsewhere: the component that shows it also writes them into a
 * live region of the page, which is there before the toast's code and outlasts the toast.
 * @param onClose Told whether the toast had the focus, which then needs a place to go.
 */
export function Toaster({
  notice,
  onClose,
}: {
  notice: NoticeWords | undefined;
  onClose: (hadFocus: boolean) => void;
}) {
  const viewport = useRef<HTMLOListElement>(null);
  // Radix announces the toast too, late and without the alert role. A container outside the document keeps that silent.
  const [nowhere] = useState(() => document.createElement('div'));
  return (
    <Radix.Provider announcerContainer={nowhere}>
      {notice && (
        <Radix.Root
          className={noticeClass(notice.kind)}
          duration={notice.kind === 'failure' ? Infinity : successDuration}
          onOpenChange={() => onClose(viewport.current?.contains(document.activeElement) ?? false)}
        >
          <Notice {...notice} />
          <Radix.Close aria-label="Dismiss">
            <CrossIcon />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport ref={viewport} className="toasts" />
    </Radix.Provider>
  );
}
