import { Notice, type NoticeWords } from '../../ui/notice.tsx';

const regions = [
  { kind: 'success', role: 'status' },
  { kind: 'failure', role: 'alert' },
] as const;

/**
 * Tells screen readers how sending went. The two live regions are in the page from the start, which is what makes an
 * announcement reliable.
 */
export function Announcement({ notice }: { notice: NoticeWords | undefined }) {
  return regions.map(({ kind, role }) => {
    const said = notice?.kind === kind ? notice : undefined;
    return (
      <div key={kind} role={role} className="vh">
        {said && <Notice {...said} />}
      </div>
    );
  });
}
