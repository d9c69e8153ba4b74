import { type TeamMember, team } from '../../content/team.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const grounds = ['bg-mark', 'bg-data-tint', 'bg-sunk', 'bg-data-tint', 'bg-sunk'];

function Member({
  member: { name, role, experience, description, image, alt },
  ground,
}: {
  member: TeamMember;
  ground: string;
}) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] content-start items-start gap-x-5 border-rule border-b py-5 last:border-b-0 lg:grid-cols-1 lg:gap-y-4 lg:border-b-0 lg:py-0">
      <Portrait name={image} width={208} alt={alt} className={`aspect-[4/5] w-full border border-ink ${ground}`} />
      <div>
        <h3 className="text-[1.25rem]">{name}</h3>
        <p className="mt-1 font-semibold text-small">{role}</p>
        <p className="text-ink-2 text-small lg:min-h-[2lh]">{experience}</p>
        <p className="mt-2.5 text-ink-2 text-small">{description}</p>
      </div>
    </li>
  );
}

/** The five people, as framed portraits in one ruled row. */
export function Team() {
  return (
    <Sheet folio="The team" labelledBy="team">
      <SectionHead
        id="team"
        heading="Five people who work only on family law"
        lede="You’ll know all of them by name. The person who writes your weekly email knows your site."
        sample={team.some(({ sample }) => sample) ? 'Sample team' : undefined}
      />
      <ul className="grid border-ink border-t-2 md:grid-cols-2 md:gap-x-8 lg:grid-cols-5 lg:gap-x-6 lg:pt-6">
        {team.map((member, index) => (
          <Member key={member.name} member={member} ground={grounds[index] ?? 'bg-data-tint'} />
        ))}
      </ul>
    </Sheet>
  );
}
