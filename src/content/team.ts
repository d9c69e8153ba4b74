import { atLeast } from '../lib/format.ts';
import type { MaybeSample } from '../lib/sample.ts';
import { audit, citations } from '../offer/plan.ts';
import { results } from '../offer/results.ts';

export interface TeamMember extends MaybeSample {
  /** The author’s id in an article. */
  id: string;
  name: string;
  role: string;
  experience: string;
  /** Two short sentences on what this person does for a client. */
  description: string;
  /** A file name in public/portraits or src/assets/portraits, without its extension. */
  image: string;
  alt: string;
}

export const founder: TeamMember & { quote: string; stateQuote: string } = {
  id: 'julian-marsh',
  name: 'Julian Marsh',
  role: 'Founder',
  experience: `Family-law SEO since ${results.servingSince}`,
  description:
    'Sets the plan for each firm. He reads your pages the way a client would and asks what is still unclear.',
  image: 'founder',
  alt: 'Drawn portrait of Julian Marsh, with short hair, a beard, rectangular glasses, and a jacket',
  sample: true,
  quote:
    'You wouldn’t send a custody trial to a real-estate lawyer. Be just as strict about who writes your custody page.',
  stateQuote:
    'We read the statute and the court’s own forms before we write a page. If we can’t explain them in plain words, the page isn’t ready.',
};

/** The lead of the free call, whom the pages name. */
export const callLead: TeamMember = {
  id: 'renata-costa',
  name: 'Renata Costa',
  role: 'Client director',
  experience: '12 years in legal marketing',
  description:
    'Leads your free call, writes the weekly email, and signs the monthly report. When a number looks wrong, you call her.',
  image: 'team-1',
  alt: 'Drawn portrait of Renata Costa, with hair to the shoulders and a bow',
  sample: true,
};

export const team: readonly TeamMember[] = [
  founder,
  callLead,
  {
    id: 'graham-ellis',
    name: 'Graham Ellis',
    role: 'Local search lead',
    experience: '9 years in local search',
    description: `Keeps your name, address, and phone the same in ${atLeast(citations.directories)} directories. He finds the listing your old office left behind.`,
    image: 'team-2',
    alt: 'Drawn portrait of Graham Ellis, with swept hair, a shirt, and a tie',
    sample: true,
  },
  {
    id: 'imani-brooks',
    name: 'Imani Brooks',
    role: 'Editor',
    experience: '10 years in legal publishing',
    description:
      'Edits each page for a frightened reader and for the lawyer whose name is on it. She cuts the adjectives first.',
    image: 'team-3',
    alt: 'Drawn portrait of Imani Brooks, with hair in a high bun, bangs, and a jacket',
    sample: true,
  },
  {
    id: 'theo-lindgren',
    name: 'Theo Lindgren',
    role: 'Technical lead',
    experience: '8 years in web development',
    description: `Runs the ${audit.points}-point audit and repairs what it finds. He starts with the page that’s losing you the most calls.`,
    image: 'team-4',
    alt: 'Drawn portrait of Theo Lindgren, with a quiff, round glasses, and a sweater',
    sample: true,
  },
];
