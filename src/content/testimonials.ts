import { claims } from '../site/claims.ts';

/** A client's story on the home page (specification, section 3). */
interface Testimonial {
  name: string;
  firm: string;
  /** City and state. */
  location: string;
  challenge: string;
  strategy: string;
  /** The client's words, without quotation marks. */
  testimonial: string;
  result: string;
  /** Figures that stand large below the story, as they are read, and what each one counts. */
  metrics: { value: string; counts: string }[];
  /** The drawing in `public/portraits`, without its extension. */
  portrait?: string;
  /** The clients are invented, and the page has to say so in a note. */
  sample: true;
}

/** The four stories of the home page; the first two have portraits. Sample content. */
export const testimonials = [
  {
    name: 'Danielle Whitaker',
    firm: 'Whitaker Family Law',
    location: 'Atlanta, Georgia',
    challenge: 'Directories held the first three results for every divorce search in the county.',
    strategy: 'Local listings, reviews that name the county, one page per question.',
    testimonial:
      'I used to buy leads that four other firms were already calling. Now people arrive having read our pages, and they ask for me by name.',
    result: 'Calls from people who have read the pages first.',
    metrics: [{ value: '52', counts: 'days to results' }],
    portrait: 'whitaker',
    sample: true,
  },
  {
    name: 'Marcus Adeyemi',
    firm: 'Adeyemi & Pike',
    location: 'Columbus, Ohio',
    challenge: 'A slow site, and two conflicting addresses in the directories.',
    strategy: `The ${claims.audit.points}-point audit first, then content for the searches within reach.`,
    testimonial: 'In week one they told me which terms we would not win, and why. I had never had that from a vendor.',
    result: 'One address in every listing, and a site that opens on a phone.',
    metrics: [{ value: '62', counts: 'days to results' }],
    portrait: 'adeyemi',
    sample: true,
  },
  {
    name: 'Karen Sobol',
    firm: 'Sobol Law Group',
    location: 'Raleigh, North Carolina',
    challenge: 'A site about filing for divorce, in a state where a year of separation comes first.',
    strategy: 'Pages on the year of separation, ahead of those on filing.',
    testimonial: 'People here search for separation a year before they search for divorce. Nobody had told us that.',
    result: 'People find the firm in the month they move out.',
    metrics: [
      { value: '58', counts: 'days to results' },
      { value: '4,200', counts: 'separation searches a month' },
    ],
    sample: true,
  },
  {
    name: 'Thomas Reyes',
    firm: 'Reyes Family Law',
    location: 'Chicago, Illinois',
    challenge: 'A busy phone, and few calls about cases that the firm takes.',
    strategy: 'Separate pages for Cook and DuPage counties, in the words that clients type.',
    testimonial: 'Same budget, better calls. My intake team noticed before I did.',
    result: 'More calls about contested cases, fewer about forms.',
    metrics: [{ value: '60', counts: 'days to results' }],
    sample: true,
  },
] as const satisfies Testimonial[];
