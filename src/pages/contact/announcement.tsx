import { Notice, type NoticeWords, noticeClass } from '../../ui/notice.tsx';

const regions = [
  { kind: 'success', role: 'status' },
  { kind: 'failure', role: 'alert' },
] as const;

/**
 * Says how sending went. The two live regions are in the page from the start, which is what makes an announcement
 * reliable. While the toast's code is not there, `visible` shows their words on the page as well.
 */
export function Announcement({ notice, visible }: { notice: NoticeWords | undefined; visible: boolean }) {
  return regions.map(({ kind, role }) => {
    const said = notice?.kind === kind ? notice : undefined;
    return (
      <div key={kind} role={role} className={said && visible ? `${noticeClass(kind)} toast--inline` : 'vh'}>
        {said && <Notice {...said} />}
      </div>
    );
  });
}
