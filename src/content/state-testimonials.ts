import type { StateId } from '../lib/us-states.ts';

/** The testimonial of a state page: the words of one client, and the drawing beside them. */
export interface StateTestimonial {
  /** A portrait's file name without its extension. */
  image: string;
  /** What the drawing shows. */
  alt: string;
  quote: string;
  /** The clients are invented, and the page has to say so in a note. */
  sample: true;
}

/**
 * Testimonials by state (specification, section 3: "Per-state lookups for 13 states"). Sample content.
 * Name, role, kind of firm and city of each person stand in the state's own file; the same people speak on the home
 * page, in other sentences. Portraits are filed under the name they were drawn for, which is not always the state's.
 */
export const stateTestimonials = {
  florida: {
    image: 'florida',
    alt: 'Drawn portrait of Lucia Fernandez, with a dark bob to the shoulders and a dark jacket',
    quote:
      'Parents call asking for custody. I answer with time-sharing and parental responsibility, and half the consultation used to go to vocabulary. Now they have read our parenting-plan page first, so we start with their children.',
    sample: true,
  },
  'new-york': {
    image: 'illinois',
    alt: 'Drawn portrait of Naomi Feldman, with long dark hair past the shoulders and a light jacket',
    quote:
      'Matrimonial clients in Westchester read everything twice. They arrive knowing what a statement of net worth is and why we buy an index number. The first hour goes to strategy, which is what they came to pay for.',
    sample: true,
  },
  illinois: {
    image: 'new-york',
    alt: 'Drawn portrait of Thomas Reyes, with short dark hair swept back and a light jacket',
    quote:
      'Nobody outside the statute says allocation of parental responsibilities, but every judge at the Daley Center does. Our pages say both. After 60 days it showed in the calendar, Cook County first and then DuPage.',
    sample: true,
  },
  pennsylvania: {
    image: 'pennsylvania',
    alt: 'Drawn portrait of Samuel Reinhart, with curly dark hair, a mustache and a tie',
    quote:
      '‘She won’t sign’ is how most of my intakes begin. The page on 3301(d) answers that before I do. People now come in with a separation date written down, and sometimes with the proof of it.',
    sample: true,
  },
  ohio: {
    image: 'adeyemi',
    alt: 'Drawn portrait of Marcus Adeyemi, with short dark hair, a full beard and a dark jacket',
    quote:
      'Franklin County callers used to ask me whether they needed a dissolution or a divorce. Now the page asks them. By day 62 the consultations had changed: fewer questions about forms, more people who were ready to retain.',
    sample: true,
  },
  georgia: {
    image: 'whitaker',
    alt: 'Drawn portrait of Danielle Whitaker, with straight dark hair to the shoulders, bangs and a light jacket',
    quote:
      'At 14 a child here has a say in which parent to live with, and every parent in Fulton County seems to look that up at night. Fifty-two days in, they were reading our answer and calling in the morning.',
    sample: true,
  },
  'north-carolina': {
    image: 'north-carolina',
    alt: 'Drawn portrait of Karen Sobol, with wavy dark hair to the shoulders and square glasses',
    quote:
      'Let the divorce go through without asking for equitable distribution and you have lost it. That warning is a page now. By day 58, people in Wake County were calling me before they filed instead of after.',
    sample: true,
  },
  michigan: {
    image: 'michigan',
    alt: 'Drawn portrait of Peter Kowalski, with short combed dark hair, a full beard and a light jacket',
    quote:
      'With children the statute says six months, and everyone in Kent County wants to know whether that is really so. We published the long answer. Around day 65 callers stopped asking about it and started asking for appointments.',
    sample: true,
  },
  alabama: {
    image: 'alabama',
    alt: 'Drawn portrait of Denise Rutledge, with full curly dark hair and a dark jacket',
    quote:
      'I was tired of being compared with a form website. We split the pages, one for uncontested work at a flat fee and one for custody trials in Madison County. The second one fills my calendar.',
    sample: true,
  },
  alaska: {
    image: 'alaska',
    alt: 'Drawn portrait of Owen Haldorsen, with curly dark hair, a full beard and a tie',
    quote:
      'My clients are in Bethel, in Kodiak and in places with no road at all. They read the dissolution page on a phone, see that I appear by telephone, and call. A few I have still never met.',
    sample: true,
  },
  arizona: {
    image: 'arizona',
    alt: 'Drawn portrait of Marisol Ibarra, with dark hair in a high ponytail and a light jacket',
    quote:
      'Everyone types custody. The judge says legal decision-making. Our site puts both in the first line, so people in the East Valley walk in knowing which question they are really asking.',
    sample: true,
  },
  texas: {
    image: 'delgado',
    alt: 'Drawn portrait of Elena Delgado, with long straight dark hair, bangs and a dark jacket',
    quote:
      'I stopped trying to outspend Dallas. We wrote for Collin County: the 60-day wait, who keeps the house, what a conservator is. The people who call have already read half of it.',
    sample: true,
  },
  california: {
    image: 'california',
    alt: 'Drawn portrait of Arjun Mehta, with short wavy dark hair, round glasses and a dark jacket',
    quote:
      'Six months and a day is what everybody remembers. Our pages explain what has to happen inside those months: the disclosures, the FL forms, the date of separation. Alameda County clients now bring the papers with them.',
    sample: true,
  },
} satisfies Partial<Record<StateId, StateTestimonial>>;

/** The words of a client for a state that has none here yet; who says them stands in the state's file. Sample content. */
export const genericTestimonial: StateTestimonial = {
  image: 'georgia',
  alt: 'Drawn portrait of a client with wavy dark hair to the shoulders and a headband',
  quote:
    'They asked which cases I wanted before they asked which searches. The first month was quiet. After that, callers knew what our courthouse expects of them, because they had read it on my site the night before.',
  sample: true,
};

/** The testimonial that a state's page shows: its own, or the generic one. */
export function testimonialFor(state: StateId): StateTestimonial {
  const own: Partial<Record<StateId, StateTestimonial>> = stateTestimonials;
  return own[state] ?? genericTestimonial;
}
