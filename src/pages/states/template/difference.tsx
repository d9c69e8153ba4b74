import { Copy } from '../../../ui/copy.tsx';
import { SectionHeading, Sheet } from '../../../ui/sheet.tsx';
import type { TemplateProps } from './template-page.tsx';

/** What this state's family law has that others do not. */
export function Difference({ data }: TemplateProps) {
  return (
    <Sheet
      folio="Local law"
      tone="card"
      labelledBy="difference"
      bodyClass="grid gap-x-16 gap-y-6 lg:grid-cols-[4fr_8fr]"
    >
      <SectionHeading id="difference">What makes {data.state} divorce law different</SectionHeading>
      <p className="max-w-text lg:pt-3">
        <Copy text={data.uniqueLegalAspect} />
      </p>
    </Sheet>
  );
}
