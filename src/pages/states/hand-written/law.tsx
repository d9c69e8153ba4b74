import type { HandWrittenState, LawPoint } from '../../../content/states/types.ts';
import { Copy } from '../../../ui/copy.tsx';
import { SearchIcon } from '../../../ui/icon.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';

/** Searches as they are typed, each in a search box drawn small. */
function Searches({ queries }: { queries: readonly string[] }) {
  return (
    <ul className="flex flex-wrap content-start gap-2" aria-label="Searches">
      {queries.map((query) => (
        <li
          key={query}
          className="flex items-start gap-2 rounded-[1rem] border border-rule-strong bg-card px-3 py-1 text-ink-2 text-note"
        >
          <SearchIcon className="mt-1 size-3 flex-none text-ink-3" />
          {query}
        </li>
      ))}
    </ul>
  );
}

/** A rule of the state's law, its source, and what it makes people type. */
function LawRow({ term, text, statute, searches }: LawPoint) {
  return (
    <li className="grid gap-x-8 gap-y-4 border-rule border-b py-7 md:grid-cols-3 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <h3>{term}</h3>
        {statute && <p className="mt-1.5 text-ink-3 text-note">{statute}</p>}
      </div>
      <p className="max-w-text text-ink-2 text-ui leading-[1.55] md:col-span-2 lg:col-span-5">
        <Copy text={text} />
      </p>
      <div className="md:col-span-2 md:col-start-2 lg:col-span-3 lg:col-start-10">
        <Searches queries={searches} />
      </div>
    </li>
  );
}

export function Law({ heading, lede, points }: HandWrittenState['law']) {
  return (
    <Sheet folio="Local law" labelledBy="law">
      <SectionHead id="law" heading={heading} lede={lede} />
      <ul className="border-ink border-t-2">
        {points.map((point) => (
          <LawRow key={point.term} {...point} />
        ))}
      </ul>
    </Sheet>
  );
}
