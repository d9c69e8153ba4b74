import * as Radix from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import { CrossIcon } from './icon.tsx';
import { Notice, type NoticeWords, noticeClass } from './notice.tsx';

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
