import type { StateId } from '../lib/us-states.ts';

/** The testimonial of a state page: the words of one client, and the portrait beside them. */
export interface StateTestimonial {
  /** The portrait's file name without its extension (src/ui/portrait.tsx). */
  image: string;
  /** What the portrait shows. */
  alt: string;
  quote: string;
  /** An invented client: the section has the label “Sample client”. */
  sample?: true;
}

/**
 * Testimonials by state.
 * Name, role, kind of firm and city of each person stand in the state's own file; the same people speak on the home
 * page, in other sentences. Portraits are filed under the name they were drawn for, which is not always the state's.
 */
export const stateTestimonials: Partial<Record<StateId, StateTestimonial>> = {
  florida: {
    image: 'florida',
    alt: 'Drawn portrait of Lucia Fernandez, with a dark bob to the shoulders and a dark jacket',
    quote:
      'Our most-read page still promised permanent alimony. We rewrote it at the same address and put the date on it. It is still our most-read page, and now the calls it brings are about cases we can take.',
    sample: true,
  },
  'new-york': {
    image: 'illinois',
    alt: 'Drawn portrait of Naomi Feldman, with long dark hair past the shoulders and a light jacket',
    quote:
      'We stopped bidding on Manhattan and put the money into White Plains. Our ad bill is lower than it was, and the people who call can drive to our office.',
    sample: true,
  },
  illinois: {
    image: 'new-york',
    alt: 'Drawn portrait of Thomas Reyes, with short dark hair swept back and a light jacket',
    quote:
      'No client has ever said ‘allocation of parental responsibilities’ to me. Every judge at the Daley Center says it. Our pages say both. After 60 days I could see it in the map views. The calls came later, contested cases among them, from DuPage first and then from Cook County.',
    sample: true,
  },
  pennsylvania: {
    image: 'pennsylvania',
    alt: 'Drawn portrait of Samuel Reinhart, with curly dark hair, a mustache and a tie',
    quote:
      '‘She won’t sign’ is how most of my calls begin. We wrote one page on 3301(d) for Dauphin County and one for Cumberland. People waiting out the year found them, and by fall they were hiring us.',
    sample: true,
  },
  ohio: {
    image: 'adeyemi',
    alt: 'Drawn portrait of Marcus Adeyemi, with short dark hair, a full beard and a dark jacket',
    quote:
      'We had two addresses in the directories and one page for everything. By day 62 the addresses matched and dissolution had its own page. We got fewer calls about forms, and more from people ready to retain us.',
    sample: true,
  },
  georgia: {
    image: 'whitaker',
    alt: 'Drawn portrait of Danielle Whitaker, with straight dark hair to the shoulders, bangs and a light jacket',
    quote:
      'At 14 a child here has a say in which parent to live with, and every parent in Fulton County seems to look that up at night. Fifty-two days in, they were reading our answer. The first of them called the next morning.',
    sample: true,
  },
  'north-carolina': {
    image: 'north-carolina',
    alt: 'Drawn portrait of Karen Sobol, with wavy dark hair to the shoulders and square glasses',
    quote:
      'If the divorce goes through before you ask for equitable distribution, you lose it. That warning is a page on our site now. By day 58, people in Wake County were calling before they filed, and bringing us the property case.',
    sample: true,
  },
  michigan: {
    image: 'michigan',
    alt: 'Drawn portrait of Peter Kowalski, with short combed dark hair, a full beard and a light jacket',
    quote:
      'We wrote up the Friend of the Court in Kent County: the interview, the recommendation, the objection. Around day 65 the first parents called about an objection. That is now the work I get the most calls for.',
    sample: true,
  },
  alabama: {
    image: 'alabama',
    alt: 'Drawn portrait of Denise Rutledge, with full curly dark hair and a dark jacket',
    quote:
      'I was tired of being compared with a website that sells forms. We split the pages: one for uncontested work at a flat fee, one for custody trials in Madison County. The second one fills my calendar, and my average fee is higher.',
    sample: true,
  },
  alaska: {
    image: 'alaska',
    alt: 'Drawn portrait of Owen Haldorsen, with curly dark hair, a full beard and a tie',
    quote:
      'My clients are in Bethel, in Kodiak and in places with no road at all. They read the dissolution page on a phone, see that I appear by telephone, and call. I now have cases in towns where I have never set foot.',
    sample: true,
  },
  arizona: {
    image: 'arizona',
    alt: 'Drawn portrait of Marisol Ibarra, with dark hair in a high ponytail and a light jacket',
    quote:
      'We put the maintenance ranges on one page, with a date on it, and people in Gilbert found it. Then we cut back the ads that brought us price shoppers. Each new case costs us less.',
    sample: true,
  },
  texas: {
    image: 'delgado',
    alt: 'Drawn portrait of Elena Delgado, with long straight dark hair, bangs and a dark jacket',
    quote:
      'I stopped trying to outspend Dallas. We wrote for Collin County: the 60-day wait, who keeps the house, what a conservator is. The people who call have already read half of it, and more of them sign.',
    sample: true,
  },
  california: {
    image: 'california',
    alt: 'Drawn portrait of Arjun Mehta, with short wavy dark hair, round glasses and a dark jacket',
    quote:
      'Six months is what everybody remembers. Our pages explain what has to happen inside those months: the disclosures, the FL forms, the date of separation. People in Alameda County used to stop at the court’s self-help page. Now some of them come to us.',
    sample: true,
  },
};

/** The words of a client for a state that has none here yet; who says them stands in the state's file. */
export const genericTestimonial: StateTestimonial = {
  image: 'georgia',
  alt: 'Drawn portrait of a client with wavy dark hair to the shoulders and a headband',
  quote:
    'They asked which cases I wanted before they asked which searches. The first month was quiet. After that the calls picked up, and more of them were about the cases I take.',
  sample: true,
};

/** The testimonial that a state's page shows: its own, or the generic one. */
export function testimonialFor(state: StateId): StateTestimonial {
  return stateTestimonials[state] ?? genericTestimonial;
}
