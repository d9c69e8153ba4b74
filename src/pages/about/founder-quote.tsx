import { founder } from '../../content/team.ts';
import { founderNode } from '../../head/graph.ts';
import { StructuredData } from '../../head/structured-data.tsx';
import { settings } from '../../site/settings.ts';
import { TextLink } from '../../ui/link.tsx';
import { Portrait } from '../../ui/portrait.tsx';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { SectionHeading, Sheet } from '../../ui/sheet.tsx';

/** The founder in their own words, with the profile on the professional network (specification, section 2). */
export function FounderQuote() {
  return (
    <Sheet folio="Founder" tone="card" labelledBy="founder">
      <SectionHeading id="founder" className="vh">
        {founder.name}
      </SectionHeading>
      <div className="quote">
        <Portrait name={founder.image} width={272} alt={founder.alt} />
        <div>
          {founder.sample && <SampleLabel className="mb-5">Sample profile</SampleLabel>}
          <blockquote>“{founder.quote}”</blockquote>
          <cite>
            <b>{founder.name}</b>
            <span>{founder.role}</span>
          </cite>
          <p className="mt-3">
            <TextLink href={settings.founderProfileUrl}>{`${founder.name} on LinkedIn`}</TextLink>
          </p>
        </div>
      </div>
      <StructuredData node={founderNode(founder)} />
    </Sheet>
  );
}
