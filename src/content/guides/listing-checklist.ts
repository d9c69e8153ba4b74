import { range } from '../../lib/format.ts';
import { claims } from '../../site/claims.ts';
import type { Block, Guide } from './types.ts';

/** A box to check. */
const box = '☐';

/** A directory’s name; what to know and do; its web address, if it is one site; and `firm` if one box is enough for all lawyers. */
type Directory = readonly [name: string, note: string, address?: string, lists?: 'firm'];

/** The directories of one table, numbered from `first` through all four pages, with a box for each lawyer in each cell. */
const directoryTable = (caption: string, first: number, directories: readonly Directory[], lawyers = 1): Block => {
  const letters = lawyers > 1 ? '\nA B C' : '';
  const fields = ['Name', 'Address', 'Phone', 'Done'];
  return {
    kind: 'table',
    caption,
    head: ['Directory', 'What to know, and what to do', ...fields.map((field) => field + letters)],
    rows: directories.map(([name, note, address, lists], index) => [
      `${first + index}. ${address ? `[${name}](https://${address})` : name}`,
      note,
      ...fields.map(() => box.repeat(lists === 'firm' ? 1 : lawyers)),
    ]),
  };
};

// Last gone through in November 2026. Take a name out when it closes or merges; the numbers follow by themselves.
// Those to do first if time is short come first in each list.
const suppliers: readonly Directory[] = [
  ['Your own website', 'Correct it first: footer, contact page, lawyers’ pages, old posts, PDFs, email signatures.'],
  ['Google Business Profile', 'Free. Claim it in Maps; see pages 4 and 5.', 'business.google.com'],
  [
    'Apple Business',
    'Free. Claim it, papers at hand. Home office? See what it shows first. business.apple.com',
    'business.apple.com',
  ],
  ['Bing Places', 'Free. Import your Google profile.', 'www.bingplaces.com'],
  ['Yelp', 'Free. Claim it by phone; choose Divorce & Family Law. biz.yelp.com', 'biz.yelp.com'],
  ['Facebook page', 'Free. Give two people at the firm control.', 'www.facebook.com'],
  ['LinkedIn page', 'Free. Correct the firm, then each lawyer.', 'www.linkedin.com'],
  ['BBB', 'Free. Ask for corrections. bbb.org', 'www.bbb.org'],
  ['Nextdoor', 'Free. Claim it; answer nobody by name. business.nextdoor.com', 'business.nextdoor.com'],
  ['Yellow Pages', 'Free. Claim it and decline the ads.', 'www.yellowpages.com'],
  ['Superpages', 'Free, same owner (Thryv). Look at both.', 'www.superpages.com'],
  ['Data Axle', 'Supplies other sites. Call to change it.', 'www.data-axle.com'],
  ['Localeze', 'Supplies maps; yearly fee. Check yours.'],
  ['Foursquare Places', 'Supplies apps. Suggest an edit; the City Guide closed in 2024.', 'foursquare.com'],
  ['Dun & Bradstreet', 'Free record. Note its number, which Apple may ask for. dnb.com', 'www.dnb.com'],
];

const legal: readonly Directory[] = [
  ['Justia', 'Free for any licensed lawyer. Claim it.', 'lawyers.justia.com'],
  ['Cornell LII', 'Fed by Justia. Correct it there, then look. lawyers.law.cornell.edu', 'lawyers.law.cornell.edu'],
  ['Avvo', 'Free, built from bar records. Claim it and check the old employer.', 'www.avvo.com'],
  ['FindLaw', 'Ads are paid; ask for free corrections.', 'lawyers.findlaw.com'],
  ['Martindale-Hubbell', 'Free. Claim lawyers and firm separately. martindale.com', 'www.martindale.com'],
  ['Lawyers.com', 'Same owner as Martindale, Avvo, FindLaw and Nolo. Check it anyway.', 'www.lawyers.com'],
  ['Nolo', 'Mostly advertisers. Correct what’s there.', 'www.nolo.com'],
  ['DivorceNet', 'Nolo’s, for family law. Use its form.', 'www.divorcenet.com'],
  ['Super Lawyers', 'By selection. If you’re in, update it.', 'www.superlawyers.com'],
  ['Best Lawyers', 'By peer vote. If you’re in, update it.', 'www.bestlawyers.com'],
  ['Chambers', 'High Net Worth guide. Submit, which is free. chambers.com', 'chambers.com'],
  ['HG.org', 'Free. Send the form; allow 30 days.', 'www.hg.org'],
  ['Lawyer.com', 'May exist. Correct it; skip the paid one.', 'www.lawyer.com'],
  ['Lawyer Legion', 'Free. Claim it and add family law.', 'www.lawyerlegion.com'],
  ['LawInfo', 'Paid by the year. Skip it unless listed.', 'www.lawinfo.com'],
  ['LegalMatch', 'Paid matching. Read the note first.', 'www.legalmatch.com', 'firm'],
];

const bars: readonly Directory[] = [
  ['State bar lookup', 'Free. Update it in your bar account; many states set a deadline.'],
  ['Specialist list', 'If certified, as in Texas or Florida, check it.'],
  ['State referrals', 'Fee or percentage. Name your counties.', undefined, 'firm'],
  ['County bar', 'Members. Look for an old suite.'],
  ['County referrals', 'Fee. Ask for custody and support panels.', undefined, 'firm'],
  [
    'ABA Find Legal Help',
    'Lists referral services. See if yours is there. findlegalhelp.org',
    'www.findlegalhelp.org',
    'firm',
  ],
  ['AAML', 'Am. Acad. of Matrimonial Lawyers, fellows. Check the state chapter too. aaml.org', 'aaml.org'],
  ['IAFL', 'Int’l Academy of Family Lawyers, fellows. Update it. iafl.com', 'www.iafl.com'],
  ['IACP', 'Collaborative lawyers, members. Update it. collaborativepractice.com', 'www.collaborativepractice.com'],
  ['Collaborative group', 'Members. Remove lawyers who left.'],
  ['APFM', 'Family mediators, members. Update it. apfmnet.org', 'apfmnet.org'],
  ['Mediate.com', 'Mediators, paid. Correct what’s there.', 'mediate.com'],
  ['Mediator roster', 'The court’s list. If you’re approved, update it.'],
  ['Children’s lawyers', 'Guardians ad litem, parenting coordinators. Ask the clerk.'],
  ['AFCC', 'Family and conciliation courts, members. Update it. afccnet.org', 'www.afccnet.org'],
  ['AAAA', 'Adoption and assisted reproduction, fellows. Update it. adoptionart.org', 'adoptionart.org'],
  ['LGBTQ+ Bar', 'Members. Check the state affiliate too. lgbtqbar.org', 'lgbtqbar.org'],
];

const small: readonly Directory[] = [
  ['MapQuest', 'Report errors.', 'www.mapquest.com'],
  ['TomTom', 'Check the pin; report it.', 'www.tomtom.com'],
  ['HERE', 'Check the pin; report it. here.com', 'www.here.com'],
  ['OpenStreetMap', 'Edit it by hand. openstreetmap.org', 'www.openstreetmap.org'],
  ['Manta', 'Claim it; decline the upgrade.', 'www.manta.com'],
  ['ChamberofCommerce.com', 'Claim it. Not your local chamber.', 'www.chamberofcommerce.com'],
  ['Hotfrog', 'Claim it.', 'www.hotfrog.com'],
  ['Brownbook', 'Edit it. brownbook.net', 'www.brownbook.net'],
  ['Cylex', 'Claim it. cylex.us.com', 'www.cylex.us.com'],
  ['Alignable', 'Correct it.', 'www.alignable.com'],
];

const local: readonly Directory[] = [
  ['Chamber of commerce', 'Members. Update the county seat’s, if you file there.'],
  ['Women’s or minority bar', 'Members. Check each lawyer’s entry.'],
  ['Law school alumni', 'Free. Update the lawyer, then the firm.'],
  ['Court self-help center', 'Free. Ask whether it lists lawyers for limited-scope work.'],
  ['Legal aid panel', 'Volunteers. Check the intake phone.'],
  ['Military legal office', 'Free. Ask the nearest base how it refers divorces out.'],
  ['Local newspaper', 'Free. Correct it; “best of” is an ad.'],
  ['MetLife Legal Plans', 'Panel lawyers. Update it. legalplans.com', 'www.legalplans.com'],
  ['ARAG', 'Panel lawyers. Update it. araglegal.com', 'www.araglegal.com'],
];

const firstLegal = suppliers.length + 1;
const firstBar = firstLegal + legal.length;
const firstSmall = firstBar + bars.length;
const firstLocal = firstSmall + small.length;
const places = firstLocal + local.length - 1;

/** What to do if time is short, on pages 6, 7 and 8. */
const short = [range([1, 7]), range([firstLegal, firstLegal + 5]), range([firstBar, firstBar + 4])] as const;

/** The Listing Checklist: 12 pages with the cover and the contents. */
export const listingChecklist: Guide = {
  title: 'The Listing Checklist',
  subtitle: `${places} places to check, so that your firm’s name, address and phone are the same in all of them.`,
  parts: [
    {
      title: 'Before you start',
      pages: [
        {
          kind: 'text',
          label: 'Worksheet',
          heading: 'Settle on one name, address and phone',
          blocks: [
            {
              kind: 'text',
              text: 'Someone coming to a first divorce consultation has often told nobody. If an old listing sends her to the suite you left three years ago, she may not call to ask where you are. The lawyer fills in this page. A paralegal copies from it on every page that follows, letter for letter.',
            },
            {
              kind: 'form',
              fields: [
                { label: 'Legal name, exactly as registered with the state' },
                { label: 'Name on the door and the letterhead: this one goes in every listing' },
                { label: 'Street address, with the suite written one way (Suite 210, Ste 210 or #210)' },
                { label: 'Main phone, for every listing, answered by someone who can run a conflict check' },
                { label: 'Exceptions: tracking numbers, if any, and the one place where each is used' },
                { label: 'Website address, beginning with https' },
                { label: 'Hours when a person answers the phone' },
                { label: 'Google categories: the primary one, then the others (page 4)' },
                { label: 'Lawyers A, B and C, spelled as in their bar records (each has a box on pages 7 and 8)' },
                { label: 'The firm’s email address that owns every listing, and who keeps the passwords' },
                { label: 'Old names, suites and numbers of the past ten years, to search for on page 10' },
              ],
            },
            {
              kind: 'text',
              text: `**Time.** The first time, a day for a solo, two days for three lawyers: an hour for pages 4 and 5, an hour and a half for page 6, half a day for each lawyer on pages 7 and 8 (two hours the next time), an hour for page 9. Confirmations take weeks, so book a second look in 30 days.`,
            },
            {
              kind: 'text',
              text: `**Short of time?** Do ${short[0]} on page 6, ${short[1]} on page 7 and ${short[2]} on page 8. Then stop, and do the rest next month.`,
            },
            {
              kind: 'note',
              text: 'The main number goes everywhere. If you must track, do it on Google alone (page 4) and write it down above. Recorded or not, what a caller tells you about her marriage may be protected (Model Rule 1.18(b)). Some states let you record only if everyone on the line agrees, such as California (Penal Code § 632), Florida (Fla. Stat. § 934.03) and Pennsylvania (18\u00a0Pa.C.S. §§ 5703–5704).',
            },
          ],
        },
      ],
    },
    {
      title: 'Your Google Business Profile, field by field',
      pages: [
        {
          kind: 'text',
          label: 'Google',
          heading: 'What to enter in the seven fields that clients see first',
          blocks: [
            {
              kind: 'exhibit',
              figure: 'business-profile',
              caption: 'Example, not a real firm. The numbers match the list below.',
            },
            {
              kind: 'list',
              numbered: true,
              items: [
                '**Name.** The name on your door. A town, a slogan or “divorce attorney” that isn’t on your sign breaks Google’s guidelines and can get the profile suspended.',
                '**Categories.** One primary and up to nine more. “Divorce lawyer” and “Family law attorney” both exist; lead with the one that fits most of your cases. “Mediation service” exists too. We found none for child custody, so that goes under services.',
                '**Address.** Where you meet clients, with your sign up. No P.O. box, mail drop or unstaffed suite. Home office? Hide the address and list the area you serve; an angry spouse can read it, too. But ask your bar first: in advertising, Model Rule 7.2(d) wants a name and contact information; Ohio’s Prof.Cond.R. 7.2(c) wants an office address.',
                '**Hours.** When someone picks up, plus holidays. If no one answers at 9 p.m., don’t post it.',
                '**Phone.** The main line, as everywhere. The one exception: if you track calls from Google, the tracking number goes here and the main line into the field for additional numbers. Note it on page 3.',
                '**Website.** The https address of the home page, or of the office’s page if you have two.',
                '**Appointment link.** A short form that asks for both spouses’ names, for the conflict check, and how it’s safe to reply. No box for the story: see Model Rule 1.18.',
              ],
            },
          ],
        },
        {
          kind: 'text',
          label: 'Details',
          heading: 'The other fields, your lawyers’ own profiles, verification and suspension',
          blocks: [
            {
              kind: 'table',
              caption: 'Fields 8 to 13',
              head: ['Field', 'Enter', 'Leave out'],
              rows: [
                [
                  '8. Services',
                  'Case types in both words, the client’s and the court’s: custody (parenting time) in Michigan, alimony (maintenance) in Illinois',
                  'Work you refer out; “specialist,” unless Model Rule 7.2(c) allows it',
                ],
                [
                  '9. Description',
                  'Up to 750 characters: which matters, which counties, what a first meeting is like',
                  'Links, offers, results, “best.” Rule 7.1 applies here too.',
                ],
                [
                  '10. Photos',
                  'The entrance, the parking, the room where you meet, each lawyer',
                  'Clients, license plates, files, a calendar with names (Rule 1.6(c))',
                ],
                ['11. Attributes', 'Wheelchair access, online appointments', 'Anything a visitor would find untrue'],
                [
                  '12. Chat',
                  'Google’s own chat closed July 31, 2024. You can link a text or WhatsApp number.',
                  'A number no one watches. Spouses may share a phone plan.',
                ],
                [
                  '13. Questions',
                  'Nothing. Google is retiring public Q&A; Ask Maps answers from your profile, reviews and website.',
                  'Questions you plant yourself',
                ],
              ],
            },
            {
              kind: 'wording',
              use: 'A description to adapt (example, not a real firm)',
              text: 'We are two lawyers who handle only family law in Wake and Johnston counties: separation, divorce, custody, child support, alimony and equitable distribution. A first meeting takes an hour, in the office or by video. You’ll learn what happens first and how long it may take. Tell us how it’s safe to reach you. Parking and a side entrance are behind the building.',
            },
            {
              kind: 'text',
              text: '**Lawyers’ profiles.** If several lawyers meet clients here, the firm has one profile, and each lawyer may have one under her name alone. A lawyer who is alone under a brand shares one: “Firm: Lawyer.” Nobody gets a second for custody. Send review requests to the firm’s, or a departing partner takes half your reviews.',
            },
            {
              kind: 'note',
              text: '**Verification** is often a video: street sign, door sign, unlocking the office, in one take. Clear the desks and the waiting room first. **Suspended?** Gather the state registration, a license and a utility bill in the profile’s exact name and address before you appeal. Once you open the evidence form, you have 60 minutes.',
            },
            {
              kind: 'text',
              text: '**Look every week,** and put it on someone’s calendar. Anyone can suggest an edit, a former spouse included, and Google may apply it without asking you. Make two people at the firm owners, so that nobody is locked out when one of them leaves.',
            },
            { kind: 'form', fields: [{ label: 'Owners of the profile, and who looks at it each week' }] },
          ],
        },
      ],
    },
    {
      title: `All ${places} places, in order`,
      pages: [
        {
          kind: 'text',
          label: 'Start here',
          heading: 'Maps, social sites and the companies that supply them',
          blocks: [
            {
              kind: 'text',
              text: 'Search each site for the firm’s name, then for every old name, suite and number on page 3. **To claim:** open the entry and look beside the name or in the footer for “Claim” or “Is this your business?” Most confirm by a code to the main line, a letter or an email to your domain. Claim what exists; a second entry is one more to fix. Check **Done** when the correction is live.',
            },
            directoryTable(
              `Your website, then the sources that other sites copy (short of time: ${short[0]})`,
              1,
              suppliers,
            ),
            {
              kind: 'note',
              text: 'Claim with the firm’s own email address. What an associate or an agency claims in its own name leaves with it. Where a form asks for “specialties,” think of Model Rule 7.2(c) and write “practice limited to family law,” if it’s true. These sites’ salespeople may call: today you are correcting, not buying.',
            },
          ],
        },
        {
          kind: 'text',
          label: 'Legal sites',
          heading: 'Directories where a spouse compares one divorce lawyer with another',
          blocks: [
            {
              kind: 'text',
              text: 'Most of these list lawyers, not firms: check box A, B or C for each lawyer on page 3, and copy this page for a fourth. Strike what doesn’t apply. An employer from 2014 is as bad as an old suite. Set the practice area to divorce or family law, and take out what you no longer handle.',
            },
            directoryTable(`Legal directories (short of time: ${short[1]})`, firstLegal, legal, 3),
            {
              kind: 'note',
              text: '**Paid referrals.** You may pay for advertising but, with few exceptions, not for a recommendation (Model Rule 7.2(b); Comment [5] is about sites that sell leads). Florida’s Rule 4-7.22 lets you join only directories and matching services that comply. California certifies referral services (Bus. & Prof. Code § 6155), and Jackson v. LegalMatch.com (2019) 42\u00a0Cal.App.5th 760 held that routing clients to paying lawyers is referral. Texas certifies them, too (Occ. Code ch. 952). Read your state’s rule before you pay.',
            },
          ],
        },
        {
          kind: 'text',
          label: 'Credentials',
          heading: 'Bars, courts and the professional bodies of family lawyers',
          blocks: [
            directoryTable(`Bars, courts and organizations (short of time: ${short[2]})`, firstBar, bars, 3),
            {
              kind: 'text',
              text: 'Check each lawyer’s entry, and list only current memberships and certificates: one that has lapsed is misleading under Model Rule 7.1. Write to the organization’s office if its site has no way to edit. Model Rule 7.2(b)(2) lets you pay the usual charges of a nonprofit or qualified referral service and of a legal service plan (page 9).',
            },
          ],
        },
        {
          kind: 'text',
          label: 'Last stop',
          heading: 'Small directories, then the places in your courthouse town',
          blocks: [
            directoryTable('Small directories and maps: free, and only if time remains', firstSmall, small),
            directoryTable('In your county, and two legal plans', firstLocal, local),
            {
              kind: 'form',
              fields: [
                { label: 'First round finished on; second look on (30 days later); third on (next year)' },
                { label: 'Still wrong, and who was asked to correct it', lines: 2 },
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Old listings',
      pages: [
        {
          kind: 'text',
          label: 'Day by day',
          heading: 'When you move, change the name or lose a partner',
          blocks: [
            {
              kind: 'table',
              caption: 'The order of changes',
              head: ['When', 'What', 'Done'],
              rows: [
                [
                  '30 days before',
                  'New worksheet (page 3). Ask the phone company to keep the old number. Book the sign: Google may ask for a video of it.',
                  box,
                ],
                [
                  '7 days before',
                  'Tell clients with open cases, opposing counsel, the malpractice carrier and the bank that has your trust account (IOLTA). Draft the notice of change of address for each pending case.',
                  box,
                ],
                [
                  'Day 1',
                  'File the notices. Update the e-filing account, the state bar, the registered office at the Secretary of State and the Postal Service. Then the website and, the same day, the address on your existing Google profile. Don’t open a new one: the reviews stay with the old.',
                  box,
                ],
                ['Days 2–3', 'Apple, Bing, Yelp, Facebook, then the rest of page 6.', box],
                [
                  'Week 2',
                  'Pages 7 and 8, lawyer by lawyer. Letterhead and email signatures, which Model Rule 7.1 covers (and Rule 7.5, if your state still has one). Retainer forms, trust checks, court forms saved as templates.',
                  box,
                ],
                ['Day 30, month 3', 'Search for the old suite and the old number. Log what’s left below.', box],
                [
                  'Year 2',
                  'Still forwarding the old number? Clients come back to modify support until the youngest child is grown, and they dial the number on your last letter.',
                  box,
                ],
              ],
            },
            {
              kind: 'text',
              text: '**A partner leaves.** Her Google, Avvo and Justia profiles are hers: give her ownership and ask her to move them. Remove her as an owner of the firm’s, and change the passwords that day. Don’t mark them closed, and don’t point them at your phone. Clients choose their lawyer and must be told (Model Rule 1.4; ABA Formal Opinion 489, 2019). Whether the firm may keep her name is a question under Model Rule 7.1, Comment [5].',
            },
            {
              kind: 'text',
              text: '**Two firms merge, or two share a suite.** After a merger, keep one profile for the address and ask Google to merge the duplicate. If you only share space, keep two names and two phone lines; Comment [7] bars looking like one firm.',
            },
            {
              kind: 'table',
              caption: 'Old entries still online',
              head: ['Where it is', 'What it says', 'Reported', 'Checked', 'Gone'],
              rows: [
                ['', '', '', '', box],
                ['', '', '', '', box],
                ['', '', '', '', box],
                ['', '', '', '', box],
                ['', '', '', '', box],
                ['', '', '', '', box],
              ],
            },
          ],
        },
      ],
    },
    {
      title: 'Reviews',
      pages: [
        {
          kind: 'text',
          label: 'Requests',
          heading: 'How to ask a divorce client for a review within the rules',
          blocks: [
            {
              kind: 'text',
              text: '**When.** After the decree is entered, the retirement orders are signed, the file is closed and the last bill is settled. A review posted while anything is pending is something the other side can print and hand up. Ask all who agreed to hear from you, a few a week, with one reminder.',
            },
            {
              kind: 'text',
              text: '**Whom not to ask.** Anyone with a motion, an appeal or a modification ahead. Anyone with a protective order or a confidential address. The other spouse, the children, guardians ad litem, experts, court staff, your own staff and family. Decide by status and safety, never by mood: leaving out the unhappy ones is gating.',
            },
            {
              kind: 'wording',
              use: 'By email or letter, to the address the client said was safe; subject line: “A request from our office”',
              text: 'Now that your file is closed, would you consider writing a few lines about working with our office? It’s up to you, and it changes nothing between us. A review is public, and the other side can read it, so you may want to leave out your case and your children. Google lets you choose the name it shows; set that first. The link: …',
            },
            {
              kind: 'wording',
              use: 'In person, at the last meeting',
              text: 'When a case is closed, we ask for a review, good or bad. May we send you a link, and where is it safe to send it? Please don’t do it here; take your time.',
            },
            {
              kind: 'table',
              caption: 'What’s banned, as of November 2026',
              head: ['Don’t', 'Because'],
              rows: [
                [
                  'Pay: cash, gift cards, money off the bill',
                  '[Google’s content policy](https://support.google.com/contributionpolicy/answer/7400114); Model Rule 7.2(b); [16 CFR 465.4](https://www.ecfr.gov/current/title-16/part-465), if tied to praise or criticism',
                ],
                [
                  'Ask only the happy ones, or survey first and send the link to the pleased',
                  'Google’s content policy, on rating manipulation',
                ],
                ['Have employees or their relatives post', 'Google’s content policy; 16 CFR 465.5, unless disclosed'],
                [
                  'Suggest words, ask that it name a lawyer, or press for it in the lobby',
                  'Google’s content policy, on rating manipulation',
                ],
                [
                  'Forbid reviews in your standard fee agreement',
                  'Consumer Review Fairness Act, [15 U.S.C. § 45b](https://www.law.cornell.edu/uscode/text/15/45b)',
                ],
                ['Threaten a groundless suit to get one removed', '16 CFR 465.7'],
                ['Ask for a Yelp review at all', 'Yelp’s policy'],
              ],
            },
            {
              kind: 'text',
              text: '**Quoting a review on your site makes it your advertising.** New York’s Rule 7.1(e) wants “Prior results do not guarantee a similar outcome” and, while the matter is pending, written consent. Florida’s Rule 4-7.13(b)(8) bars testimonials you wrote or paid for and requires a disclaimer. This isn’t legal advice; your state’s version decides.',
            },
          ],
        },
        {
          kind: 'text',
          label: 'Replies',
          heading: 'How to answer a review without confirming who was a client',
          blocks: [
            {
              kind: 'text',
              text: 'A bad review doesn’t release you from Model Rule 1.6. ABA Formal Opinion 496 (2021) says online criticism alone isn’t a “controversy” that opens the self-defense exception. Even a bare “that isn’t what happened” may reveal that you were in the case. The duty outlives the case (Rule 1.9(c)) and covers what’s in the court file (Opinion 480, 2018). Opinion 496 suggests considering no reply at all, asking the site to take the post down, inviting the writer to talk in private, or saying that professional duties keep you from answering. [Texas Opinion 662](https://legalethicstexas.com/resources/opinions/opinion-662) (2016) reaches much the same result, and so does Pennsylvania Bar Formal Opinion 2014-200. Check your state’s.',
            },
            {
              kind: 'wording',
              use: 'Praise, from anyone',
              text: 'Thank you for taking the time to write.',
            },
            {
              kind: 'wording',
              use: 'Anger, one star without words, or someone you think is the other spouse: the same words each time',
              text: 'Our professional duties don’t allow us to discuss any matter here, or to say who is a client. Clients of the firm can always reach us at the office.',
            },
            {
              kind: 'text',
              text: 'A different reply to an opponent would show who wrote the review. And don’t ask the writer to call, though the opinion allows it: it may be a spouse who has a lawyer (Rule 4.2).',
            },
            {
              kind: 'wording',
              use: 'A fake: to the platform, never under the review',
              text: 'Please look at this review under your policy on fake engagement. As lawyers, we can’t say who is or isn’t a client, so please check whether the account shows signs that it isn’t genuine.',
            },
            {
              kind: 'text',
              text: 'Search for conflicts first, and don’t call a review fake because it’s unkind. If you never represented the writer, Opinion 496 lets you tell the platform that much.',
            },
            {
              kind: 'checklist',
              items: [
                { task: 'Save a copy on the day it appears', how: 'Screen and date. Reviews get edited.' },
                {
                  task: 'A paralegal drafts, a lawyer posts',
                  how: 'You answer for what staff write (Model Rule 5.3).',
                },
                { task: 'Wait a night before replying', how: 'Nobody at the firm answers from a personal account.' },
              ],
            },
            {
              kind: 'form',
              fields: [{ label: 'Replies are approved by, and in trial weeks by' }],
            },
            {
              kind: 'note',
              text: '**Never write:** “You were not our client.” “Your ex-husband …” “The judge found …” “You still owe us for the trial.” “I’m sorry about the custody ruling.” A date, a court, a child, an outcome. A threat.',
            },
            {
              kind: 'text',
              text: `If you’d like us to go through your listings with you, a ${claims.consultation.minutes}-minute call is free.`,
            },
          ],
        },
      ],
    },
  ],
};
