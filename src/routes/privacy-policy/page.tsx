import { link } from '../../copy/copy-text.ts';
import { listed } from '../../lib/format.ts';
import { privacy, terms } from '../../offer/plan.ts';
import { LegalPage, type LegalSection } from '../../sections/legal-page.tsx';
import { brand } from '../../site/brand.ts';
import { formService } from '../../site/form-service.ts';
import { newsletter } from '../../site/newsletter.ts';
import { settings } from '../../site/settings.ts';
import { analyticsWords } from './analytics.ts';

const announcementWords = settings.announcement
  ? ' If you close the announcement at the top, your browser remembers that until you clear its data.'
  : '';

const newsletterWords = newsletter
  ? `The newsletter box sends your email address to the service that delivers the newsletter, ${new URL(newsletter.action).hostname}.`
  : `If you use the newsletter box on our ${link('/resources', 'guides page')} or below an article, your email address is kept in the same place until the contact form picks it up.`;

const hasWhatsApp = settings.whatsappNumber !== '';
const hasProfile = settings.companyProfileUrl !== '' || settings.founderProfileUrl !== '';

/** `Scheduling, WhatsApp, and LinkedIn`, as far as they are set. */
const otherServices = listed(['Scheduling', ...(hasWhatsApp ? ['WhatsApp'] : []), ...(hasProfile ? ['LinkedIn'] : [])]);

const profiles = [settings.companyProfileUrl && 'our company’s', settings.founderProfileUrl && 'our founder’s']
  .filter(Boolean)
  .join(' and ');

const sections: readonly LegalSection[] = [
  {
    id: 'scope',
    heading: 'What this policy covers',
    body: [
      `This policy covers this website, which ${brand.name} (“we”) runs for divorce and family-law attorneys in the United States. It says what reaches us when you read the site, write to us, or book a call, and what we do with it.`,
      `The work we do for clients is covered by the ${link('/terms-of-service', 'Terms of Service')} and by our agreement with each client. Other companies’ sites that we link to have their own policies.`,
    ],
  },
  {
    id: 'reading',
    heading: 'When you just read the site',
    body: [
      ...analyticsWords.reading,
      `Your browser keeps a note for the site while the tab is open: how far you had scrolled on each page, so that the Back button returns you there. The note stays on your device and disappears when you close the tab. ${newsletterWords} What you write in the contact form is kept in the same place until you send it, and the receipt of what you sent until you close the tab.${announcementWords}`,
    ],
  },
  {
    id: 'logs',
    heading: 'Server logs',
    body: [
      'Ordinary access logs may be kept, by the company that hosts this site and by us, in storage that we rent from such a company. A line in a log holds the address of the page, the time, the type of browser, and the network (IP) address that asked. The logs serve to keep the site running and to stop abuse. Ours are deleted within three months; the host deletes its own by its own rules. We do not combine them with anything else to find out who you are.',
      `The address of a page can carry a subject: what you searched for in the ${link('/states', 'list of states')}, the website you typed into the short form (“See who outranks me”), or the topic of a link to the contact form. We ask for no name and no email address there.`,
    ],
  },
  {
    id: 'contact-form',
    heading: 'What you send through the contact form',
    body: [
      `The form asks for your name, your email address, and your website. A message is optional. When you press the button, those entries go to a form service, together with ${formService.accessKey && 'a key that identifies our form, '}the address it delivers to${formService.accessKey && ','} and a fixed subject line. The service passes them to us as a message. Nothing else about you is added, and this site keeps no copy outside your browser.`,
      'The form service handles the entries under its own terms in order to deliver them. We use what you wrote to answer you, to look at the website you named, and to prepare the audit if you asked for one.',
    ],
  },
  {
    id: 'confidences',
    heading: 'Please leave client matters out',
    body: [
      'You owe your clients confidentiality, and a web form is the wrong place for what they told you. Please do not send names, facts, or documents from a matter through a form, a chat, or a scheduling page. We do not need them to answer a question about search. If any reach us, we delete them as soon as we notice, and we do not use them.',
    ],
  },
  {
    id: 'other-services',
    heading: otherServices,
    body: [
      'Some links lead to services that other companies run. They open in a new tab, and your browser is told not to pass on the page you came from. What you enter there is governed by those companies’ policies.',
      [
        'The scheduling page takes your booking and gives us what you entered. Most of our links to it carry three labels that say which button was used (utm_source, utm_medium, and utm_campaign). They are the same for every visitor who presses that button and do not identify you.',
        ...(hasWhatsApp
          ? [
              'WhatsApp opens a chat with us and shows us your number and profile name. The first line is filled in for you, and you can change it before you send it.',
            ]
          : []),
        ...(hasProfile ? [`LinkedIn shows ${profiles} profile.`] : []),
      ],
    ],
  },
  {
    id: 'use',
    heading: 'What we use your details for',
    body: [
      'We use the details you give us for the reason you gave them:',
      [
        'to answer you and to hold the call that you booked;',
        'to send the audit, tracker report, or newsletter that you asked for;',
        'to prepare an offer and, if you become a client, to do the work and send invoices;',
        'to keep the records that a business has to keep, and to handle a dispute if there is one.',
      ],
      'We do not sell personal information. We do not rent it out or trade it, and we do not use it to show you advertising elsewhere.',
    ],
  },
  {
    id: 'sharing',
    heading: 'Who else sees it',
    body: [
      `The people at our agency who need it see it. So do the companies that handle it for us: the form service, ${analyticsWords.companies}. They may use it to provide that service to us.`,
      'We disclose personal information to others only if you ask us to, if the law or a valid court order requires it, if it is needed to protect someone’s rights or safety, or if the business is transferred. If the business is transferred, the new owner is bound by this policy until it tells you of a change.',
    ],
  },
  {
    id: 'retention',
    heading: 'How long we keep it',
    body: [
      'We keep messages for as long as the conversation lasts and for a reasonable time afterward, in case you come back to it. We keep client records while the agreement runs and for as long afterward as tax, accounting, and limitations rules make sensible. You can ask us to delete anything sooner that we have no duty to keep.',
    ],
  },
  {
    id: 'security',
    heading: 'How it is protected',
    body: [
      'Pages and form entries travel over encrypted connections. Our handling of data is SOC 2 compliant. Within the agency, access is limited to those who need it for their work. No method of sending or storing information is perfectly safe, so please use the form for what it is: a first message.',
    ],
  },
  {
    id: 'choices',
    heading: 'Your choices',
    body: [
      `You may ask us what we hold about you, and ask us to correct it, send you a copy, or delete it. You may leave the newsletter at any time by replying to one of its emails. Write to us through the ${link('/contact', 'contact form')} and give the email address in question. We may ask you something to make sure it is you. None of this costs you anything.`,
      'Depending on where you live, the law may give you further rights. This policy takes none of them away.',
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    body: [
      `This site is written for attorneys. It is not directed at children under ${terms.minimumAge}, and we do not knowingly collect information from them. If you believe that a child has sent us something, tell us and we will delete it.`,
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    body: [
      'When our practices change, this page changes, and so does the date above. If a change affects people whose details we already hold, we tell them before it takes effect. We do not apply a looser rule to older information without asking.',
    ],
  },
  {
    id: 'questions',
    heading: 'Questions',
    body: [
      `Ask us through the ${link('/contact', 'contact form')} and put “privacy” in the message. A person answers within 24 hours.`,
    ],
  },
];

export default function PrivacyPolicy() {
  return (
    <LegalPage
      path="/privacy-policy"
      title={`Privacy Policy | ${brand.name}`}
      description={`What reaches us when you read this site, use the contact form, or book a call, who else sees it, and how to have it deleted.${analyticsWords.inShort}`}
      heading="Privacy Policy"
      summary={`${analyticsWords.summary} What you write in the contact form goes through a form service to us, and we use it to answer you. We do not sell your information to anyone.`}
      updated={privacy.lastUpdated}
      sections={sections}
    />
  );
}
