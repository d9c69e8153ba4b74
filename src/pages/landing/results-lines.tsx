import { SearchIcon } from '../../ui/icon.tsx';

/** The line that the reader's firm stands on at the start, in the picture and in the margin beside it. */
export const ownLine = 9;

/** Widths of the bars that stand for words, in percent. They show no data. */
const widths = [74, 58, 66, 81, 49, 70, 62, 77, 68, 55];

/** A results page of ten lines, with the reader's firm on one of them. */
export function ResultsLines({ own }: { own: number }) {
  return (
    <>
      <p className="serp__q">
        <SearchIcon />
        divorce lawyer in your county
      </p>
      <ol className="mt-4">
        {widths.map((width, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places
            key={index}
            className={`grid h-10 grid-cols-[1.75rem_minmax(0,1fr)] items-center gap-3 border-rule border-t px-5 ${index + 1 === own ? 'bg-mark font-semibold' : 'text-ink-3'}`}
          >
            <span className="num font-medium font-serif" aria-hidden="true">
              {index + 1}
            </span>
            {index + 1 === own ? (
              'Your firm'
            ) : (
              <span className="h-2 bg-rule" style={{ width: `${width}%` }}>
                <span className="vh">Somebody else</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
