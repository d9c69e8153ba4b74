import * as Radix from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import { CrossIcon, WarningIcon } from './icon.tsx';

/** A notice's text and whether it is good news. */
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

/** Icon, title and sentence: the content of a toast. */
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

/** How long a success stays, in milliseconds; hover and focus pause it. A failure stays until it is closed. */
const successDuration = 8_000;

/**
 * Shows one toast, or none. The component that shows it also announces it in a live region of its own, which is more
 * reliable for screen readers.
 * @param onClose Gets whether the toast had focus, which then has to go elsewhere.
 */
export function Toaster({
  notice,
  onClose,
}: {
  notice: NoticeWords | undefined;
  onClose: (hadFocus: boolean) => void;
}) {
  const viewport = useRef<HTMLOListElement>(null);
  // Radix announces the toast too, late and without the alert role. A container outside the document silences it.
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
