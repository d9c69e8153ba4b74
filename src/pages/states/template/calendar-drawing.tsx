/** Line by line, as on a clerk's list. */
const lines = [
  ['9:00', 'Status conference', 'Courtroom 2'],
  ['9:30', 'Temporary orders', 'Courtroom 1'],
  ['10:00', 'Divorce hearing', 'Courtroom 3'],
  ['10:30', 'Motion to compel', 'Courtroom 1'],
  ['11:00', 'Pretrial conference', 'Courtroom 2'],
] as const;
const called = '10:00';

/** A motion calendar, one line of it under the highlighter. */
export function CalendarDrawing() {
  return (
    <ul className="frieze docket" aria-hidden="true">
      {lines.map(([time, matter, room]) => (
        <li key={time} className={time === called ? 'on' : undefined}>
          <span>{time}</span> <span>{matter}</span> <i>{room}</i>
        </li>
      ))}
    </ul>
  );
}
