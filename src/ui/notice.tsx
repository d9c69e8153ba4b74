import { WarningIcon } from './icon.tsx';

/** What a notice says, and whether it is good news. */
export interface NoticeWords {
  kind: 'success' | 'failure';
  title: string;
  text: string;
}

/** The class list of the box around a notice. */
export const noticeClass = (kind: NoticeWords['kind']): string => (kind === 'failure' ? 'toast toast--err' : 'toast');

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
