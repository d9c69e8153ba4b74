import { asksFirst } from '../../site/analytics.ts';
import { type Analytics, analytics } from '../../site/settings.ts';

interface AnalyticsWords {
  summary: string;
  /** For the page's description, after a sentence. */
  inShort: string;
  reading: readonly string[];
  /** Ends the list of companies that handle data for us. */
  companies: string;
}

const open = 'You can read every page without telling us who you are. There is no account to open.';
const fonts = 'Its fonts and pictures come from the same place as its text';
const reported =
  'When you open a page, your browser reports the page, the site that you came from, and the type of browser and device. It also reports that a booking link was pressed and which one, that a message was sent, that a guide was downloaded, and the error message when a script on the page fails. What you type is never reported.';

const consent =
  'We ask you first. Nothing of Google Analytics loads before you agree, and if you say no, we don’t ask again. Your browser remembers your answer. To change it, delete this site’s data in your browser’s settings.';

/** The privacy policy’s statements on counting visits, for each service in VITE_ANALYTICS. */
const wordsByService: Record<Analytics['service'], AnalyticsWords> = {
  none: {
    summary: 'This site sets no cookies and runs no analytics.',
    inShort: ' No cookies, no analytics.',
    reading: [
      `${open} This site sets no cookies. It runs no analytics, no advertising tags, and no tool that records what you do on a page. ${fonts}, so opening a page does not tell another company about your visit.`,
    ],
    companies: 'our email provider and the scheduling service',
  },
  plausible: {
    summary: 'This site sets no cookies and counts visits without identifying visitors.',
    inShort: ' No cookies.',
    reading: [
      `${open} This site sets no cookies and runs no advertising tags. ${fonts}. One other company learns of your visit: the one that counts visits for us.`,
      `We count visits with Plausible Analytics. ${reported} Plausible uses your network (IP) address to tell visitors of the same day apart and to see roughly where they are. It does not store the address and sets no cookies.`,
    ],
    companies: 'our email provider, the scheduling service, and Plausible Analytics',
  },
  ga4: {
    summary: `This site counts visits with Google Analytics, which sets cookies${asksFirst ? ' once you agree' : ''}.`,
    inShort: '',
    reading: [
      `${open} This site runs no advertising tags. ${fonts}. One other company learns of your visit: the one that counts visits for us.`,
      `We count visits with Google Analytics. It sets cookies whose names begin with _ga. They tell your browser from others for up to two years. ${reported} Google uses your network (IP) address to see roughly where visitors are, and handles the data under its own privacy policy. If you block the site’s cookies or use Google’s opt-out add-on, you can still read every page.`,
      ...(asksFirst ? [consent] : []),
    ],
    companies: 'our email provider, the scheduling service, and Google Analytics',
  },
};

export const analyticsWords = wordsByService[analytics.service];
