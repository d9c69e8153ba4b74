import * as Radix from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import { CrossIcon } from './icon.tsx';
import { Notice, type NoticeWords, noticeClass } from './notice.tsx';

/** How long a success stays, in milliseconds; hover and focus stop the clock. A failure stays until it is closed. */
const successDuration = 8_000;

/**
 * Shows one toast, or none. It is for eyes and hands: whoever shows it also announces its words in a live region of the
 * page, which is there before the toast's code is and survives it.
 * @param onClose Told whether the toast had the focus, which then needs a place to go.
 */
export default function Toaster({
  notice,
  onClose,
}: {
  notice: NoticeWords | undefined;
  onClose: (hadFocus: boolean) => void;
}) {
  const viewport = useRef<HTMLOListElement>(null);
  // Radix announces too, late and without the alert role. In a container that is in no document it says nothing.
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
