import type { HandWrittenState } from '../../../content/states/types.ts';
import { Copy } from '../../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../../ui/sheet.tsx';
import { KeywordTable } from '../sections/keyword-table.tsx';

/** The searches worth having, and which of them come first. */
export function Keywords({ heading, lede, rows, targets }: HandWrittenState['keywords']) {
  return (
    <Sheet folio="Keywords" tone="sunk" labelledBy="keywords">
      <SectionHead id="keywords" heading={heading} lede={lede} />
      <KeywordTable caption={heading} rows={rows} />
      <ol className="tgts">
        {targets.map(({ name, text }, index) => (
          <li key={name} className="tgt">
            <p className="tgt__n" aria-hidden="true">
              {index + 1}
            </p>
            <h3>{name}</h3>
            <p>
              <Copy text={text} />
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
