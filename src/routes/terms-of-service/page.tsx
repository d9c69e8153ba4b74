import { promises } from '../../content/promises.ts';
import { link } from '../../copy/copy-text.ts';
import { ordinal } from '../../lib/format.ts';
import { guarantee } from '../../offer/guarantee.ts';
import { consultation, plan, terms } from '../../offer/plan.ts';
import { LegalPage, type LegalSection } from '../../sections/legal-page.tsx';
import { brand } from '../../site/brand.ts';
import { settings } from '../../site/settings.ts';

const sections: readonly LegalSection[] = [
  {
    id: 'agreement',
    heading: 'The agreement',
    body: [
      `These terms apply between ${brand.name} (“we”) and the law firm or attorney who uses this website or hires us (“you”). Using the site means accepting the parts that concern the site. Hiring us means accepting all of them.`,
      'If you and we sign a separate agreement or an order form, it comes first wherever it says something different. If you accept for a firm, you confirm that you have the authority to do so.',
      promises.competitors,
    ],
  },
  {
    id: 'services',
    heading: 'What we do',
    body: [
      `We provide search-engine optimization to divorce and family-law attorneys: local search, website optimization, content, and reputation work, as described on our ${link('/services', 'services pages')}. Exactly what we do for you, and in what order, follows from the plan that we agree on at the start.`,
      'We may use employees and subcontractors. We remain responsible for their work.',
    ],
  },
  {
    id: 'consultation',
    heading: 'The free consultation and audit',
    body: [
      `The first consultation takes about ${consultation.minutes} minutes and is free. So is the audit that comes with it, and you may keep and use it whether or not you hire us. It describes what we saw on the day we looked. Neither obliges you to buy anything.`,
    ],
  },
  {
    id: 'fees',
    heading: 'Fees and payment',
    body: [
      `The monthly fee and what it includes are stated in your order. Fees are due on the ${ordinal(terms.feesDueOn)} day of each month, in US dollars, for the month then beginning.`,
      [
        `An amount that is not paid when due carries a late fee of ${terms.lateFeePercent}% monthly, or the highest rate that the law allows if that is lower.`,
        `If an amount is still unpaid ${terms.suspensionDays} days after it was due, we may suspend the work until it is paid. Suspension does not end the agreement.`,
        'If you dispute an invoice, tell us in writing what is wrong and pay the part that is not in dispute.',
      ],
      'Fees do not include taxes that apply to them, or advertising and software that you buy from others. We do not buy anything in your name without asking you.',
    ],
  },
  {
    id: 'term',
    heading: 'Term and termination',
    body: [
      `The agreement runs month-to-month. You may cancel anytime, and so may we, with ${terms.noticeDays} days’ written notice. No reason is needed, and email is enough. The work continues and the fee is owed until the notice period ends.`,
      'Either of us may end the agreement at once if the other seriously breaches it and does not fix the breach within a reasonable time after written notice.',
      `When it ends, you pay for the work up to that day, and we hand back the access that you gave us along with the work that is yours under ${link('/terms-of-service#ownership', 'section 9')}.`,
    ],
  },
  {
    id: 'guarantee',
    heading: `The ${guarantee.days}-day satisfaction guarantee`,
    body: [
      `Before the ${plan.name} starts, we agree with you in writing on one number, of local visibility, search traffic, or calls, that is to be reached by day ${guarantee.days}. Progress means that it is reached. If it is not, our work continues free until progress is seen.`,
      'The days do not count while the work is suspended for late payment, or while we wait for access, information, or an approval that we have asked for. Free work is the only remedy under the guarantee.',
    ],
  },
  {
    id: 'no-promises',
    heading: 'Rankings and results',
    body: [
      'Search engines and AI services belong to other companies and change without notice. We do not promise a ranking or a place in an AI answer. Figures on this site are our own counts and estimates. Results vary with your market. Past results do not guarantee future ones.',
    ],
  },
  {
    id: 'your-part',
    heading: 'Your part',
    body: [
      'The work depends on things that only you can provide. You agree to:',
      [
        'give us access to your website, listings, and analytics when we need it, and keep copies of what matters to you;',
        'tell us the facts about your practice correctly, and tell us when they change;',
        'review what we draft, and approve it or tell us what has to change, within a reasonable time;',
        'make sure that you have the right to use whatever you give us.',
      ],
      'You are the lawyer. We know the common rules on attorney advertising and draft with them in mind, but whether a page, a listing, or a reply to a review is allowed where you are licensed is for you to decide. Nothing is published under your name without your approval. Please do not give us confidential information about your clients. Requests for reviews need a name and contact details: give us only those of clients who have agreed.',
    ],
  },
  {
    id: 'ownership',
    heading: 'Who owns what',
    body: [
      'What you bring stays yours: your name, your trademarks, your domain, your site, your Google Business Profile, your Analytics, your other accounts, and what you have written. We may use them to do the work.',
      'What we write and build for you becomes yours when it has been paid for. Our methods, templates, software, and know-how stay ours. Where they are part of your pages, you may keep using them there. We do not show your results to others as an example unless you have agreed.',
    ],
  },
  {
    id: 'confidentiality',
    heading: 'Confidentiality',
    body: [
      `Each of us keeps confidential what we learn about the other’s business and anything else that a reasonable person would take to be confidential, and uses it only for the work. That does not cover information that is public, that the recipient already had, or that the law requires to be disclosed. How we treat personal information is in the ${link('/privacy-policy', 'Privacy Policy')}.`,
    ],
  },
  {
    id: 'website',
    heading: 'Using this website',
    body: [
      'You may read, print, and quote the site. Please do not copy it as a whole, attack it, overload it, or pretend to be somebody else on it. The names, the text, and the drawings belong to us or to those who allowed us to use them.',
      'The site explains search marketing to lawyers. When it mentions a statute or a rule, it does so to show what people search for. It gives no legal advice, and reading it makes nobody a client of a law firm. Client stories marked as examples describe no real person or firm.',
    ],
  },
  {
    id: 'third-parties',
    heading: 'Other companies’ services',
    body: [
      `Search engines, directories, hosting companies, our scheduling page, ${settings.whatsappNumber && 'WhatsApp, '}and the form service are run by other companies. We choose them with care, but we are not responsible for what they do. Where you hold an account with one of them, your agreement with it applies.`,
    ],
  },
  {
    id: 'warranties',
    heading: 'Warranties',
    body: [
      `We do the work with reasonable skill and care. Beyond that and the guarantee in ${link('/terms-of-service#guarantee', 'section 6')}, the site and the services are provided as is. As far as the law allows, we give no further warranties of any kind, express or implied, including those of merchantability and fitness for a particular purpose.`,
    ],
  },
  {
    id: 'liability',
    heading: 'Limit of liability',
    body: [
      `Our total liability for everything that arises from the site, the services, or these terms is capped at the fees that you paid us in the ${terms.liabilityMonths} months before the event that led to the claim. Neither of us is liable to the other for lost profits, lost clients, or other indirect or consequential losses.`,
      'These limits apply whatever the claim is based on. They do not apply where the law does not allow them, and they do not reduce the fees that you owe.',
    ],
  },
  {
    id: 'disputes',
    heading: 'Law and disputes',
    body: [
      `${terms.law} law applies to these terms, without regard to its conflict-of-laws rules.`,
      'Please write to us first. Most disagreements about an invoice or a page end with a conversation. A dispute that does not is settled by binding arbitration instead of a lawsuit, before one arbitrator, in English, on an individual basis. If we cannot agree on the arbitrator, the appointment follows the arbitration law that applies. A court with jurisdiction may enforce the award, and either of us may ask a court for an urgent order to protect confidential information or property until the arbitrator can decide.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    body: [
      `We may change these terms for the future. The date above then changes, and clients hear of it by email at least ${terms.noticeDays} days before. If you do not accept a change, you may end the agreement under ${link('/terms-of-service#term', 'section 5')} before it takes effect.`,
    ],
  },
  {
    id: 'general',
    heading: 'General',
    body: [
      'If part of these terms cannot be enforced, the rest stays in force. Choosing not to enforce a right once does not waive it. Neither of us is responsible for a delay beyond our control. You may not transfer the agreement without our consent. We may transfer it together with the business. Sections that by their nature should outlast the agreement do so, including those on payment, ownership, confidentiality, liability, and disputes.',
    ],
  },
  {
    id: 'questions',
    heading: 'Notices and questions',
    body: [
      `Written notice to us goes to the email address on your invoice or through the ${link('/contact', 'contact form')}. Notice to you goes to the email address that you gave us. Notice counts from the day it is sent, unless the sender learns that it did not arrive.`,
    ],
  },
];

export default function TermsOfService() {
  return (
    <LegalPage
      path="/terms-of-service"
      title={`Terms of Service | ${brand.name}`}
      description={`The terms behind the monthly plan: month-to-month, fees due on the ${ordinal(terms.feesDueOn)}, ${terms.noticeDays} days’ written notice to terminate, liability capped, ${terms.law} law, arbitration.`}
      heading="Terms of Service"
      summary={`The agreement is month-to-month, and ${terms.noticeDays} days’ written notice ends it. Fees are due on the ${ordinal(terms.feesDueOn)}. We promise care and a ${guarantee.days}-day guarantee. The sections below are the binding terms.`}
      updated={terms.lastUpdated}
      sections={sections}
    />
  );
}
