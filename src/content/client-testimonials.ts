import type { MaybeSample } from '../lib/sample.ts';
import { audit } from '../offer/plan.ts';

export interface Testimonial extends MaybeSample {
  name: string;
  firm: string;
  location: string;
  challenge: string;
  strategy: string;
  testimonial: string;
  result: string;
  /** Large figures below the quote, each with its label. */
  metrics: { value: string; label: string }[];
  portrait?: string;
}

export const testimonials: readonly Testimonial[] = [
  {
    name: 'Danielle Whitaker',
    firm: 'Whitaker Family Law',
    location: 'Atlanta, Georgia',
    challenge: 'Directories held the top three results for every divorce search in the county.',
    strategy:
      'Local listings, a review request to each client who agreed to one, and one page for each question clients ask.',
    testimonial:
      'I used to buy leads that four other firms were already calling. Now people have read our pages before they call, and they ask for me by name.',
    result: 'She stopped buying leads in month nine.',
    metrics: [
      { value: '10', label: 'new clients a month, up from 2' },
      { value: '+160%', label: 'visits from search by month ten' },
    ],
    portrait: 'whitaker',
    sample: true,
  },
  {
    name: 'Marcus Adeyemi',
    firm: 'Adeyemi & Pike',
    location: 'Columbus, Ohio',
    challenge: 'A slow site, and two conflicting addresses in the directories.',
    strategy: `The ${audit.points}-point audit first, then pages for the searches within reach.`,
    testimonial:
      'In week one they told me which searches we wouldn’t win, and why. No vendor had ever done that. By month six, our calls from the map had doubled.',
    result: 'One address in every listing, a site that opens fast on a phone, and twice the calls from the map.',
    metrics: [
      { value: '2x', label: 'calls from Google Maps' },
      { value: '1.9 s', label: 'to open on a phone, from 8.6' },
    ],
    portrait: 'adeyemi',
    sample: true,
  },
  {
    name: 'Karen Sobol',
    firm: 'Sobol Law Group',
    location: 'Raleigh, North Carolina',
    challenge: 'A site about filing for divorce, in a state where a year of separation comes first.',
    strategy: 'Pages on the year of separation first, pages on filing second.',
    testimonial:
      'I knew clients had to wait a year. I didn’t know they were searching that whole year, and finding somebody else. Now they hire us for the separation agreement and stay for the divorce.',
    result: 'People find the firm the month they move out.',
    metrics: [
      { value: '+80%', label: 'consultations by month six' },
      { value: '7', label: 'separation pages on page one' },
    ],
    sample: true,
  },
  {
    name: 'Thomas Reyes',
    firm: 'Reyes Family Law',
    location: 'Chicago, Illinois',
    challenge: 'A busy phone, and few calls about cases the firm takes.',
    strategy: 'Separate pages for Cook and DuPage counties, in the words clients type.',
    testimonial: 'Same budget, better cases. My intake team noticed before I did.',
    result: 'More contested cases, fewer calls about forms.',
    metrics: [
      { value: '3 of 4', label: 'calls fit the firm, up from 1\u00a0in\u00a04' },
      { value: '11', label: 'contested cases in six months, up from 6' },
    ],
    sample: true,
  },
];
