import { type TeamMember, team } from '../../src/content/team.ts';

/** Invented people, one sentence each. Their pages don’t say so, which is why no site with one of them may go live. */
export const samplePeople = (people: readonly TeamMember[] = team): string[] =>
  people
    .filter(({ sample }) => sample)
    .map(
      ({ name, role }) =>
        `${name} (${role}) is invented. Put a real person there, and delete the entry’s “sample: true”, in src/content/team.ts`,
    );
