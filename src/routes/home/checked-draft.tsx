import { DraftOpening, DraftSheet, draftRule } from '../../sections/draft-opening.tsx';
import { TextLink } from '../../ui/button.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { SectionHeading, SplitSection } from '../../ui/section.tsx';

/** The opening of the draft that the page on content marketing shows whole. */
export const CheckedDraft = () => (
  <SplitSection label="Your pages" className="split-5 gap-y-8">
    <div className="lg:sticky lg:top-24">
      <SectionHeading>Every draft is checked against the statute before you see it</SectionHeading>
    </div>
    <div>
      <Exhibit letter="B" rule={draftRule}>
        <DraftSheet>
          <DraftOpening />
        </DraftSheet>
      </Exhibit>
      <p className="mt-2">
        <TextLink to="/services/content-marketing">See the whole draft</TextLink>
      </p>
    </div>
  </SplitSection>
);
