import { Copy } from '../../../ui/copy.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { SectionHeading, Sheet } from '../../../ui/sheet.tsx';
import type { TemplateProps } from './template-page.tsx';

/** Where searchers stop, as two parts of one bar. */
function FirstPageShare({ first, rest }: { first: number; rest: number }) {
  return (
    <div className="grid gap-3 p-6 pt-10 font-serif text-h3 sm:p-8 sm:pt-12">
      <div className="flex h-16 border border-ink" aria-hidden="true">
        <i className="bg-data" style={{ width: `${first}%` }} />
        <i className="flex-1 border-ink border-l bg-data-tint" />
      </div>
      <dl className="flex justify-between gap-6">
        <div>
          <dt className="font-sans text-ink-2 text-small">Stop at page 1</dt>
          <dd>{first}%</dd>
        </div>
        <div className="text-right">
          <dt className="font-sans text-ink-2 text-small">Percent below page 5</dt>
          <dd>{rest}%</dd>
        </div>
      </dl>
    </div>
  );
}

/** The competitive analysis. */
export function Competition({ data, derived }: TemplateProps) {
  const { percentOnFirstPage: first, percentBelowPage5: rest } = derived;
  return (
    <Sheet
      folio="Competition"
      tone="sunk"
      labelledBy="competition"
      bodyClass="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[5fr_6fr]"
    >
      <div>
        <SectionHeading id="competition">Your competition in {data.state}: who else wants page one</SectionHeading>
        <p className="mt-6 max-w-text">
          <Copy text={data.stateChallenges} />
        </p>
      </div>
      <Exhibit
        letter="B"
        caption={`Of 100 people who search in ${data.state}, ${first} never look past page 1, by our model. The other ${rest} are the model’s “percent below page 5.”`}
      >
        <FirstPageShare first={first} rest={rest} />
      </Exhibit>
    </Sheet>
  );
}
