import { promises } from '../../content/promises.ts';
import { Paragraph } from '../../copy/copy.tsx';
import { link } from '../../copy/copy-text.ts';
import { ReportExcerpt } from '../../sections/report-excerpt.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHeading, SplitSection } from '../../ui/section.tsx';

export const Report = () => (
  <SplitSection act label="Reporting" className="split-5 gap-y-8">
    <div className="lg:sticky lg:top-24">
      <SectionHeading className="mb-5">You read what worked and what didn’t</SectionHeading>
      <Paragraph
        className="lede"
        text={`${promises.reportOrder}. See ${link('/services#report', 'the whole report')}.`}
      />
    </div>
    <Exhibit letter="C" rule="before:left-2 sm:before:left-10">
      <ReportExcerpt />
    </Exhibit>
  </SplitSection>
);
