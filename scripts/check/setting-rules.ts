import { z } from 'zod';
import type { SettingName } from '../../src/site/settings.ts';

interface SettingRule {
  /** Its description in sentences, which `npm run make` writes into .env.example and docs/settings.md. */
  is: string;
  /** The end of “It must be …”. */
  mustBe: string;
  accepts: z.ZodType<string>;
}

/** `URL` also accepts `https:host` and spaces; a page's Content-Security-Policy does not. */
const https = z.url({ protocol: /^https$/ }).regex(/^https:\/\/[^\s/]\S*$/);
/** A page of a service, and not its front page. */
const page = https.regex(/^https:\/\/[^/]+\/[^?#]/);
const text = z.string().regex(/^\S.*$/);
const word = z.string().regex(/^\S+$/);

/** The fields that the contact form sends anyway, with JavaScript or without. */
const formFields = ['access_key', 'name', 'email', 'website', 'message', 'to', 'subject', 'redirect', '_next'];

/** An announcement as visitors read it. */
const wordsOf = (announcement: string): string =>
  announcement.replace(/\[([^\]]+)\]\((?:\/|https:\/\/)[^)\s]*\)/g, '$1');

const verification = 'in the tag that it shows you: what is between the quotation marks of content="…".';
const code = { mustBe: 'letters, digits, -, and _', accepts: z.string().regex(/^[\w-]+=*$/) };

/** The description and the rule of each setting. No visitor needs them, so they aren’t in src/; src/site/settings.ts has the rest. */
export const settingRules: Record<SettingName, SettingRule> = {
  siteOrigin: {
    is: 'The canonical origin.',
    mustBe: 'an https origin without www, path, or trailing slash, such as https://example.com',
    accepts: https.regex(/^https:\/\/(?!www\.)(?:[a-z\d-]+\.)+[a-z]{2,}$/),
  },
  contactEndpoint: {
    is: 'Where the contact form posts: the address that your form service gives you. Unset, it is the inbox of “npm start” and “npm run dev”; a static host has none.',
    mustBe: 'an https address, or a path on this site that begins with one slash',
    accepts: z.union([https, z.string().regex(/^(?!\/contact$)(?:\/[\w-]+)+$/)]),
  },
  contactAccessKey: {
    is: 'The form service’s key. Web3Forms needs one; most others don’t. It is sent from the browser, so it isn’t a secret.',
    mustBe: 'one word',
    accepts: word,
  },
  contactSpamField: {
    is: 'Only for a form service that docs/settings.md doesn’t list: its name for its spam trap, a field that only robots fill in. Unset, it is botcheck.',
    mustBe: 'a field name of letters, digits, -, and _, other than those that the form sends anyway',
    accepts: z
      .string()
      .regex(/^[\w-]+$/)
      .refine((value) => !formFields.includes(value)),
  },
  contactTo: {
    is: 'Your own address, to which the form service delivers. security.txt names it, too.',
    mustBe: 'an email address, such as hello@example.com',
    accepts: z.email(),
  },
  newsletterAction: {
    is: 'Where the newsletter service takes a plain form. Unset, the box leads to the contact form.',
    mustBe: 'the https address of its form, path included',
    // Not the page where people sign up at the service, nor the owner’s own list.
    accepts: page.regex(/^(?!https:\/\/(?:buttondown\.(?:com|email)\/(?!api\/)|[\w.]+\.admin\.))/),
  },
  bookingUrl: {
    is: 'The scheduling page of the free consultation.',
    mustBe: 'the https address of a page, without a query, because each link adds its own tracking fields',
    accepts: page.regex(/^[^?]*$/),
  },
  discoveryCallUrl: {
    is: 'The discovery-call page, to which only the landing pages lead.',
    mustBe: 'the https address of a page',
    accepts: page,
  },
  whatsappNumber: {
    is: 'The WhatsApp number in international form.',
    mustBe: 'the digits of a number with its country code, without + or spaces, such as 12025550143',
    accepts: z.string().regex(/^(?:1[2-9]\d{9}|(?!1|[2-9]\d{2}[2-9]\d{6}$)\d{7,15})$/),
  },
  phone: {
    is: 'The telephone number as visitors should read it.',
    mustBe: 'a telephone number with its country code and all of its digits, such as +1 202-555-0143',
    accepts: z.string().regex(/^\+(?:1[ (.-]*[2-9](?:[ ().-]*\d){9}|[2-9][\d ().-]{6,18}\d)$/),
  },
  legalName: { is: 'The company’s name in contracts.', mustBe: 'text on one line', accepts: text },
  address: {
    is: 'The company’s address.',
    mustBe: 'a street, city, state, and ZIP code on one line, such as 100 Main Street, Suite 2, Austin, TX 78701',
    accepts: z.string().regex(/^\S.*, [^,]+, [A-Z]{2} \d{5}(?:-\d{4})?$/),
  },
  publicEmail: {
    is: 'An email address that visitors may read.',
    mustBe: 'an email address, such as hello@example.com',
    accepts: z.email(),
  },
  companyProfileUrl: {
    is: 'The company’s page on the professional network.',
    mustBe: 'the https address of a page',
    accepts: page,
  },
  founderProfileUrl: {
    is: 'The founder’s profile on the professional network.',
    mustBe: 'the https address of a page',
    accepts: page,
  },
  announcement: {
    is: 'A line below the header of each page.',
    mustBe:
      'one sentence of at most 120 characters without HTML, whose links begin with / or https://, such as We are closed July 3 and 4. [Write to us](/contact)',
    accepts: text.refine((value) => wordsOf(value).length <= 120 && !/[<>]|\]\(/.test(wordsOf(value))),
  },
  analytics: {
    is: 'The service that counts visits, and the site’s name there.',
    mustBe:
      'plausible: and your domain there, or ga4: and your measurement ID, such as plausible:example.com, ga4:G-ABC1234567, or, to ask visitors first, ga4:G-ABC1234567:ask',
    accepts: z.string().regex(/^(?:plausible:[a-z\d-]+(?:\.[a-z\d-]+)+|ga4:G-[A-Z\d]+(?::ask)?)$/),
  },
  googleSiteVerification: { is: `Google Search Console’s code ${verification}`, ...code },
  bingSiteVerification: { is: `Bing Webmaster Tools’ code ${verification}`, ...code },
};
