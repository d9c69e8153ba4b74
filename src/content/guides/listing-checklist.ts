import { atLeast } from '../../lib/format.ts';
import { claims } from '../../site/claims.ts';
import type { Block, Guide } from './types.ts';

/** A box to check. */
const box = '☐';

/** A directory's name; then what it costs, who may be listed and how to claim. */
type Directory = readonly [name: string, note: string];

/** The directories of one table, with four boxes each. They are numbered through all four pages, from `first`. */
const directoryTable = (caption: string, first: number, directories: readonly Directory[]): Block => ({
  kind: 'table',
  caption,
  head: ['Directory', 'Cost, who may be listed, how to claim', 'Name', 'Address', 'Phone', 'Done'],
  rows: directories.map(([name, note], index) => [`${first + index}. ${name}`, note, box, box, box, box]),
});

// Last gone through in November 2026. Take a name out when it closes or merges; the numbers follow by themselves.
const suppliers: readonly Directory[] = [
  ['Google Business Profile', 'Free. Pages 4 and 5.'],
  ['Apple Business', 'Free; Apple Maps. Was Business Connect. Home office? See what it shows before you save.'],
  ['Bing Places', 'Free. It can import your Google profile.'],
  ['Yelp', 'Free. Claim by phone; the category is Divorce & Family Law.'],
  ['Facebook page', 'Free. Give two people at the firm control.'],
  ['LinkedIn page', 'Free. The firm, then each lawyer.'],
  ['BBB', 'Free listing; accreditation is paid.'],
  ['Nextdoor', 'Free. Neighbors see one another’s names, so don’t answer a recommendation by name.'],
  ['Yellow Pages', 'Free. Claim it and decline the ads.'],
  ['Superpages', 'Free. Same owner (Thryv); look at both.'],
  ['Data Axle', 'Supplies other sites. Changes need a call.'],
  ['Localeze', 'Supplies maps. Managing it costs a yearly fee.'],
  ['Foursquare Places', 'Data that apps license. Its public City Guide closed in 2024.'],
  ['Dun & Bradstreet', 'Free record. Apple may ask for its number.'],
];

const legal: readonly Directory[] = [
  ['Justia', 'Free. Any licensed lawyer; claim online.'],
  ['Cornell LII', 'Free. Fed by Justia; look at both.'],
  ['Avvo', 'Free. Built from bar records, so an entry exists: claim it and check the old employer.'],
  ['FindLaw', 'Ads are paid; corrections are free to ask for.'],
  ['Martindale-Hubbell', 'Free claim. Lawyers and firm, separately.'],
  ['Lawyers.com', 'Same owner as Martindale, Avvo, FindLaw and Nolo. Check it anyway.'],
  ['Nolo', 'Mostly advertisers. Correct what’s there.'],
  ['DivorceNet', 'Nolo’s sister site for family law. Form.'],
  ['Super Lawyers', 'By selection. If you’re in, update it.'],
  ['Best Lawyers', 'By peer vote. Nobody can pay to get in.'],
  ['Chambers', 'High Net Worth guide ranks family lawyers. Free to submit.'],
  ['HG.org', 'Free basic listing by form. Allow 30 days.'],
  ['Lawyer.com', 'Basic entry may exist; full profile is paid.'],
  ['Lawyer Legion', 'Free. Has a family-law section.'],
  ['LawInfo', 'Paid by the year, by application. Optional.'],
  ['LegalMatch', 'Paid matching. See the note first.'],
];

const bars: readonly Directory[] = [
  ['State bar lookup', 'Free. Many states set a deadline for reporting a new address.'],
  ['Specialist list', 'If certified, as in Texas or Florida.'],
  ['State referrals', 'Fee or percentage. Name your counties.'],
  ['County bar', 'Members. Often an old suite.'],
  ['County referrals', 'Fee. Ask for custody and support panels.'],
  ['ABA Find Legal Help', 'Lists referral services. Is yours there?'],
  ['AAML', 'American Academy of Matrimonial Lawyers: fellows. State chapter too.'],
  ['IAFL', 'International Academy of Family Lawyers: fellows.'],
  ['IACP', 'International Academy of Collaborative Professionals: members.'],
  ['Collaborative group', 'Members. Lawyers who left may be on it.'],
  ['APFM', 'Academy of Professional Family Mediators: members.'],
  ['Mediate.com', 'Mediators. Paid.'],
  ['Mediator roster', 'The court’s list, if you’re approved.'],
  ['Children’s lawyers', 'Guardians ad litem, parenting coordinators. Ask the clerk.'],
  ['AFCC', 'Association of Family and Conciliation Courts: members only.'],
  ['AAAA', 'Academy of Adoption & Assisted Reproduction Attorneys: fellows.'],
  ['LGBTQ+ Bar', 'Members. State affiliates have lists too.'],
];

const small: readonly Directory[] = [
  ['MapQuest', 'Free. Fed by others; report errors.'],
  ['TomTom', 'Car navigation. Report the pin.'],
  ['HERE', 'Car navigation. Report the pin.'],
  ['OpenStreetMap', 'Free. Anyone may edit, by hand.'],
  ['Manta', 'Free. Decline the upgrade.'],
  ['ChamberofCommerce.com', 'Free. Not your local chamber.'],
  ['Hotfrog', 'Free.'],
  ['Brownbook', 'Free. Anyone may edit.'],
  ['Cylex', 'Free. Feeds smaller sites.'],
  ['Alignable', 'Free. Local businesses.'],
];

const local: readonly Directory[] = [
  ['Chamber of commerce', 'Members. The county seat’s, if you file there.'],
  ['Women’s or minority bar', 'Members. One entry for each lawyer.'],
  ['Law school alumni', 'Free. Update the lawyer, then the firm.'],
  ['Court self-help center', 'Free. Ask whether it lists lawyers for limited-scope work.'],
  ['Legal aid panel', 'Volunteers. Check the intake phone.'],
  ['Military legal office', 'Free. Ask the nearest base how it refers divorces out.'],
  ['Local newspaper', 'Free entry. “Best of” plaques are ads.'],
  ['MetLife Legal Plans', 'Panel lawyers, at the plan’s fees.'],
  ['ARAG', 'Panel lawyers, at the plan’s fees.'],
  ['Your own website', 'Footer, lawyers’ pages, old posts, PDFs and email signatures.'],
];

const { directories } = claims.citations;

/** The Listing Checklist: 12 pages with the cover and the contents. */
export const listingChecklist: Guide = {
  title: 'The Listing Checklist',
  subtitle: 'Every place a family-law firm’s name, address and phone have to match, with a box to check for each.',
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
                { label: 'Main phone, answered by someone who can run a conflict check' },
                { label: 'Tracking numbers, if any, and the one place where each is used' },
                { label: 'Website address, beginning with https' },
                { label: 'Hours when a person answers the phone' },
                { label: 'Google categories: the primary one, then the others (page 4)' },
                { label: 'Lawyers who meet clients here, spelled as in their bar records' },
                { label: 'The firm’s email address that owns every listing, and who keeps the passwords' },
                { label: 'Old names, suites and numbers of the past ten years, to search for on page 10' },
              ],
            },
            {
              kind: 'text',
              text: '**Allow an afternoon.** Pages 4 and 5 take 45 minutes together, pages 6 and 7 take 45 each, page 8 takes 30 and page 9 takes 25. That’s for looking and sending corrections. Confirmations take weeks, so book a second look in 30 days. Pages 11 and 12 take the lawyer 20 minutes.',
            },
            {
              kind: 'note',
              text: 'Keep tracking numbers out of every directory but Google (page 4): they outlive the campaign. If calls are recorded, a spouse’s first call is confidential (Model Rule 1.18), so the lawyer decides whether to record.',
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
                '**Address.** Where you meet clients, with your sign up. No P.O. box, mail drop or unstaffed suite. Home office? Hide the address and list the area you serve. The other spouse can read this page too.',
                '**Hours.** When someone picks up, plus holidays. If no one answers at 9 p.m., don’t post it.',
                '**Phone.** The main line. If you track calls from Google, put the tracking number first and the main line in the field for additional numbers.',
                '**Website.** The https address of the home page, or of the office’s page if you have two.',
                '**Appointment link.** A short form that asks for both spouses’ names, for the conflict check, and how it’s safe to reply. No box for the story: see Model Rule 1.18.',
              ],
            },
            {
              kind: 'text',
              text: 'Put a weekly look at the profile on someone’s calendar. Anyone can suggest an edit, a former spouse included, and Google may apply it without asking you.',
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
                  'Case types in your court’s words: maintenance in Illinois, conservatorship in Texas, parenting time in Michigan',
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
          ],
        },
      ],
    },
    {
      title: `${atLeast(directories)} directories, in order`,
      pages: [
        {
          kind: 'text',
          label: 'Start here',
          heading: 'Maps, social sites and the companies that supply them',
          blocks: [
            {
              kind: 'text',
              text: 'Look for your entry under the current name, then under every old name, suite and number on page 3. Check **Name**, **Address** and **Phone** once they match the worksheet, and **Done** when you’ve seen the correction live. Claim what exists; a second entry is one more to fix. We went through the list in November 2026: cross out what has closed since.',
            },
            directoryTable('The sources that other sites copy', 1, suppliers),
            {
              kind: 'note',
              text: 'Claim with the firm’s own email address. What an associate or an agency claims in its own name leaves with it. Where a form asks for “specialties,” think of Model Rule 7.2(c) and write “practice limited to family law,” if it’s true. Sites that sell you a listing are on commission: today you are correcting, not buying.',
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
              text: 'Most of these list lawyers, not firms, so go through the boxes once for every lawyer. An employer from 2014 is as bad as an old suite. Set the practice area to divorce or family law, and take out what you no longer handle.',
            },
            directoryTable('Legal directories', suppliers.length + 1, legal),
            {
              kind: 'note',
              text: '**Paid referrals.** You may pay for advertising but, with few exceptions, not for a recommendation (Model Rule 7.2(b); Comment [5] is about sites that sell leads). In Florida, Rule 4-7.22 reaches directories and matching services, and you may join only those that comply. Read your state’s rule before you pay.',
            },
          ],
        },
        {
          kind: 'text',
          label: 'Credentials',
          heading: 'Bars, courts and the professional bodies of family lawyers',
          blocks: [
            directoryTable('Bars, courts and organizations', suppliers.length + legal.length + 1, bars),
            {
              kind: 'text',
              text: 'You can’t buy your way into most of these, so therapists and other lawyers refer from them. List only what you hold. Model Rule 7.2(b)(2) lets you pay the usual charges of a nonprofit or qualified referral service and of a legal service plan (page 9).',
            },
          ],
        },
        {
          kind: 'text',
          label: 'Last stop',
          heading: 'Small directories, then the places in your courthouse town',
          blocks: [
            directoryTable('Small directories and maps', suppliers.length + legal.length + bars.length + 1, small),
            directoryTable(
              'In your county, and two legal plans',
              suppliers.length + legal.length + bars.length + small.length + 1,
              local,
            ),
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
                  'Tell clients with open cases, opposing counsel and the malpractice carrier. Draft the notice of change of address for each pending case.',
                  box,
                ],
                [
                  'Day 1',
                  'File the notices, update the e-filing account, the state bar and the Postal Service. Then the website and, the same day, the address on your existing Google profile. Don’t open a new one: the reviews stay with the old.',
                  box,
                ],
                ['Days 2–3', 'Apple, Bing, Yelp, Facebook, then the suppliers on page 6.', box],
                [
                  'Week 2',
                  'Pages 7 and 8, lawyer by lawyer. Retainer forms, trust checks, court forms saved as templates.',
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
              text: '**A partner leaves.** Her Google, Avvo and Justia profiles are hers: give her ownership and ask her to move them. Don’t mark them closed, and don’t point them at your phone. Clients choose their lawyer and must be told (Model Rule 1.4; ABA Formal Opinion 489, 2019). Whether the firm may keep her name is a question under Model Rule 7.1, Comment [5].',
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
                  'Google’s policy; Model Rule 7.2(b); 16 CFR 465.4, if tied to praise or criticism',
                ],
                [
                  'Ask only the happy ones, or survey first and send the link to the pleased',
                  'Google’s policy (gating)',
                ],
                ['Have employees or their relatives post', 'Google’s policy; 16 CFR 465.5, unless disclosed'],
                [
                  'Suggest words, ask that it name a lawyer, or press for it in the lobby',
                  'Google’s policy, stricter since 2026',
                ],
                ['Forbid reviews in your standard fee agreement', 'Consumer Review Fairness Act, 15 U.S.C. § 45b'],
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
              text: 'A bad review doesn’t release you from Model Rule 1.6. ABA Formal Opinion 496 (2021) says online criticism alone isn’t a “controversy” that opens the self-defense exception. Even a bare “that isn’t what happened” may reveal that you were in the case. The duty outlives the case (Rule 1.9(c)) and covers what’s in the court file (Opinion 480, 2018). Opinion 496 suggests considering no reply at all, asking the site to take the post down, inviting the writer to talk in private, or saying that professional duties keep you from answering. Some states differ: Arizona’s Opinion EO-19-0010 (2022) allows more.',
            },
            {
              kind: 'wording',
              use: 'Praise, from anyone',
              text: 'Thank you for taking the time to write. We don’t say who is or isn’t a client, but everyone here reads these.',
            },
            {
              kind: 'wording',
              use: 'Anger, one star without words, or someone you think is the other spouse: the same words each time',
              text: 'Our professional duties don’t allow us to discuss any matter here, or to say who is a client. Clients of the firm can always reach us at the office.',
            },
            {
              kind: 'text',
              text: 'If opponents got a different reply, the reply would say who wrote the review. And don’t ask the writer to call, though the opinion allows it: you may be inviting a spouse who has a lawyer (Rule 4.2).',
            },
            {
              kind: 'wording',
              use: 'A fake: to the platform, never under the review',
              text: 'We report this review under your policy on fake engagement. We are a law firm and can’t discuss whom we represent. Please check whether this account has had any experience with our office.',
            },
            {
              kind: 'text',
              text: 'If a conflict search shows that you never represented the writer, Opinion 496 lets you tell the platform that much.',
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
