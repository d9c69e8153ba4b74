import type { TextPage } from './types.ts';

export const fall: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Safety',
    heading: 'October: pages for people at risk',
    blocks: [
      {
        kind: 'text',
        text: 'October is Domestic Violence Awareness Month. Employers and newspapers bring it up, and some readers recognize their own home for the first time. Four things that no page may say:',
      },
      {
        kind: 'list',
        items: [
          '**“The order will keep you safe.”** It lets a judge punish. Planning for safety takes an advocate.',
          '**“Leave tonight.”** Leaving can be the most dangerous time. Say whom to call first, day or night.',
          '**“Gather evidence.”** Not on a shared phone, and not if looking for it could give her away.',
          '**“You can both agree to stay away.”** A mutual order binds her, too. Say what that means before she signs one, and what it is worth in another state (18 U.S.C. § 2265(c)).',
        ],
      },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Before an abuse page goes online: quick exit',
            how: 'At the top, by keyboard, to a plain page.',
          },
          {
            task: 'The hotline above your own number',
            how: 'National Domestic Violence Hotline, 800-799-7233; 911.',
          },
          {
            task: 'No ads, chat, maps or analytics on it',
            how: 'Ask the developer for its list of outside requests.',
          },
          {
            task: 'Papers only if it’s safe',
            how: 'Dates, photos, messages. Say where not to keep them.',
          },
          {
            task: 'Read by an advocate',
            how: 'Your local program will tell you which sentence could get someone hurt.',
          },
        ],
      },
      {
        kind: 'table',
        caption: 'Protective orders: how fast, and for how long',
        head: ['Where', 'Ex parte', 'Full hearing', 'How long'],
        rows: [
          [
            'California (Cal. Fam. Code §§ 242, 6326, 6345)',
            'That day or the next court day',
            '21 days; for good cause, 25',
            'Up to five years; can be renewed',
          ],
          [
            'Ohio (R.C. 3113.31(D), (E)(3))',
            'The day the petition is filed',
            '10 court days; 7 if the order evicts',
            'Up to five years; can be renewed',
          ],
          ['Ours: §', '', '', ''],
          ['Our court, form, after hours', '', '', ''],
        ],
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Advocate’s office: room, hours, languages; the shelter’s public line, never its address' },
          { label: 'Confidential address: the court’s form, the state’s program, who may apply' },
          { label: 'Guardian ad litem or evaluator: how appointed, fee, who pays first' },
        ],
      },
      {
        kind: 'wording',
        use: 'To open the page, in place of a definition',
        text: 'You don’t have to know what to call it, and you don’t have to be sure. This page says what a judge can order, how fast, and who may be able to go to the courthouse with you. If someone checks this device, read it somewhere else.',
      },
      {
        kind: 'note',
        text: 'Write for the accused parent on another page. Nothing on this one may seem to doubt her.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'October’s pages: protection, evaluators, FAFSA',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'How do I get a protective order, and how fast?',
            answer:
              'In Ohio, a judge hears an emergency request the day it is filed; in California, one rules that day or the next court day. Another state’s order is enforced in yours if it meets federal conditions.',
            documents: 'The court’s forms, dates and places, names of the children',
            law: 'Cal. Fam. Code §§ 6320, 6326; R.C. 3113.31(D); 18 U.S.C. § 2265',
            checkedWith: 'a local advocate',
          },
          {
            question: 'Does abuse change who gets custody?',
            answer:
              'In California, domestic violence found within five years raises a rebuttable presumption against custody. Arizona allows no joint legal decision-making after significant domestic violence, Texas no joint managing conservators on credible evidence of a history or pattern of abuse.',
            documents: 'Orders, police report numbers, medical records if she wants them used',
            law: 'Cal. Fam. Code § 3044; A.R.S. § 25-403.03(A); Tex. Fam. Code § 153.004(b)',
            checkedWith: 'a local advocate',
          },
          {
            question: 'Can I file without my spouse learning where I live?',
            answer:
              'Often: ask before you file, because a paper once served can’t be taken back. New York, California and Arizona, among others, run programs that give a substitute address.',
            documents: 'The court’s confidential address form, the program’s application',
            law: 'Cal. Gov. Code § 6205 et seq.; N.Y. Exec. Law § 108; A.R.S. § 41-161 et seq.',
            checkedWith: 'a local advocate',
          },
          {
            question: 'Is it legal to track my spouse’s car or read the texts?',
            answer:
              'Often not. In Florida and Ohio, consent to a tracker is presumed revoked once either spouse files. In California, it takes the registered owner’s consent. Federal law punishes intercepting messages (§ 2511) and opening stored ones in an account without authorization (§ 2701).',
            documents: 'None to collect. If a device is found, an advocate or the police first',
            law: 'Fla. Stat. § 934.425; R.C. 2903.216; 18 U.S.C. §§ 2511, 2701; Cal. Penal Code § 637.7',
          },
          {
            question: 'What will the guardian ad litem or evaluator ask?',
            answer:
              'About the child’s days: school, sleep, doctors, who does what. Often teachers are asked, too. In Illinois, California and Ohio, the judge gets a report or hears testimony.',
            documents: 'School and medical contacts, calendar, the order of appointment',
            law: '750 ILCS 5/506, 604.10; Cal. Fam. Code § 3111; R.C. 3109.04(C); Ohio Sup.R. 48',
          },
          {
            question: 'Which of us fills out the FAFSA?',
            answer: 'The parent who gives more financial support, not the one with more nights. It opens by October 1.',
            documents: 'Last returns, record of support paid, both households’ sizes',
            law: '20 U.S.C. §§ 1087oo(f), 1090(d)(4)',
            checkedWith: 'a college aid office',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Benefits',
    heading: 'November: open enrollment, beneficiaries and the holidays',
    blocks: [
      {
        kind: 'text',
        text: 'Employers open enrollment in the fall, and the health insurance marketplaces by November 1. From coverage for 2027 on, none may stay open past December 31 (45\u00a0C.F.R. § 155.410), so look up your state’s last day. At the end of the month, the holiday schedule meets its first test. Three half-truths:',
      },
      {
        kind: 'list',
        items: [
          '**“You have 60 days.”** Three clocks run: to tell the plan, to elect COBRA (29 U.S.C. §§ 1165(a)(1), 1166(a)(3)) and to choose a marketplace plan (45 C.F.R. § 155.420(c)).',
          '**“Change your beneficiaries today.”** Automatic orders in California and New York may forbid it, as may a Texas county’s standing order. Most 401(k)s pay the spouse who hasn’t signed that right away (29 U.S.C. § 1055).',
          '**“Holidays as agreed.”** If they no longer agree, there is nothing to enforce. Suggest a clause.',
        ],
      },
      {
        kind: 'table',
        caption: 'Worksheet: holidays, as our court’s model schedule has them',
        head: ['Holiday', 'Even years', 'Odd years', 'Exchange: day, hour, place'],
        rows: [
          ['Thanksgiving', '', '', ''],
          ['Winter break, first half', '', '', ''],
          ['Winter break, second half', '', '', ''],
          ['A holiday our families keep', '', '', ''],
        ],
      },
      {
        kind: 'text',
        text: '**Papers to name:** the plan’s summary and premium sheet, proof of who is enrolled, the COBRA election notice, every beneficiary form (life, 401(k), IRA, pension), the order’s holiday clause, school calendar.',
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Whether filing here freezes insurance by itself: order, rule, from which day' },
          { label: 'Our state’s continuation law for employers with fewer than 20 workers' },
          { label: 'Last temporary-orders date before Thanksgiving; how to ask for it' },
          { label: 'Grandparents: form, fee, and whether a pending case is required' },
        ],
      },
      {
        kind: 'wording',
        use: 'To prepare: a message parents may copy, offered on the holiday page',
        text: '“I read our order as giving you Thanksgiving this year, from [Wednesday at 6] to [Friday at 6]. If you read it the same way, I’ll tell the kids tonight. I’d like to call them [Thursday at noon]. Does that work?”',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'November’s pages: insurance, holidays, grandparents',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'Will I lose my health insurance when the divorce is final?',
            answer:
              'Coverage through a spouse’s job usually ends. From an employer with 20 or more employees, you may buy up to 36 months under COBRA, if one of you tells the plan within 60 days of the divorce.',
            documents: 'Decree, the plan’s COBRA notice, premium sheet, a marketplace quote',
            law: '29 U.S.C. §§ 1161(b), 1162(2)(A)(iv), 1163(3), 1166(a)(3)',
            checkedWith: 'a benefits office',
          },
          {
            question: 'Can my spouse drop me from the plan at open enrollment?',
            answer:
              'Once a case is filed and served, automatic orders forbid it in California, New York and Arizona, and so do some Texas counties’ standing orders (Travis’s, for one). Elsewhere it may take a motion.',
            documents: 'Enrollment confirmation, summons with its orders, email from the plan',
            law: 'Cal. Fam. Code § 2040(a)(3); N.Y. Dom. Rel. Law § 236(B)(2)(b)(4); A.R.S. § 25-315(A)',
          },
          {
            question: 'If we separate legally instead, do I stay on the insurance?',
            answer:
              'Not necessarily: the plan says who is eligible, and legal separation is itself a COBRA event. Arizona and Illinois grant it, Michigan as separate maintenance; Texas doesn’t.',
            documents: 'The plan’s definition of spouse, draft judgment, premium sheet',
            law: '29 U.S.C. § 1163(3); A.R.S. § 25-313; 750 ILCS 5/402; MCL 552.7',
            checkedWith: 'a benefits office',
          },
          {
            question: 'Is my ex still my beneficiary?',
            answer:
              'Ohio and Texas undo many designations at divorce, with exceptions. An employer’s plan under ERISA generally pays whoever is on its form.',
            documents: 'Confirmation of each beneficiary form, policy, decree',
            law: 'R.C. 5815.33; Tex. Fam. Code §§ 9.301, 9.302; Egelhoff v. Egelhoff, 532 U.S. 141 (2001)',
          },
          {
            question: 'Who has the children for Thanksgiving and the winter break?',
            answer:
              'The order decides; Texas’s standard one alternates by even and odd years. If there is no order yet, ask for a temporary one before the court’s calendar is full.',
            documents: 'The order’s holiday clause, school calendar, tickets',
            law: 'Tex. Fam. Code § 153.314; your court’s model schedule',
            checkedWith: 'a paralegal',
          },
          {
            question: 'Do grandparents have a right to see the children?',
            answer:
              'Only where a statute lets them ask, and a fit parent’s decision gets special weight. In New York, after a parent’s death or where equity calls for it; in Ohio, in a divorce, after a parent’s death or if the mother was unmarried.',
            documents: 'Any pending case, a record of past contact',
            law: 'R.C. 3109.051(B), 3109.11, 3109.12; N.Y. Dom. Rel. Law § 72; Troxel v. Granville, 530 U.S. 57 (2000)',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Year-end',
    heading: 'December: last court dates, bonuses and a clean start',
    blocks: [
      {
        kind: 'text',
        text: 'Filings drop in the fall and winter, in Washington’s records at least. People who write to you in December tend to be in a case and want it over by the 31st. Others read with the door closed and call after the holidays. Not on a December page:',
      },
      {
        kind: 'list',
        items: [
          '**“Divorced by New Year’s.”** Only a judge can keep that promise (Model Rule 7.1). Texas waits 60 days from filing, Arizona 60 from service, California six months from service, as a rule (Tex. Fam. Code § 6.702; A.R.S. § 25-329; Cal. Fam. Code § 2339).',
          '**“Call us anytime.”** Not if the phone rings in an empty office on December 24 at 4 p.m., when the children haven’t been brought back.',
          '**“Our 2026 guide.”** This is the month to check every page that has a year in it.',
        ],
      },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Prepare: search your own site for this year’s number',
            how: 'Fees, caps, thresholds, “new law,” copyright. Fix each on January 2.',
          },
          {
            task: 'Prepare: who answers between the holidays',
            how: 'A person, hours, and what counts as an emergency. Say it on the contact page.',
          },
          {
            task: 'Prepare: read January’s pages once more',
            how: 'People read them in the last week of the year. Be done by the 20th.',
          },
        ],
      },
      {
        kind: 'text',
        text: '**Papers to name:** bonus letter and the plan behind it, grant agreements with vesting dates, pay stubs from before and after the separation, December’s statements, the draft decree, a certified copy once it is signed.',
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Last day our judges sign agreed decrees this year; when papers must be in' },
          { label: 'Clerk’s holiday hours; duty judge; number that works on December 26' },
          { label: 'Emergency motion: form, what it must show, fee' },
          { label: 'Fees and forms that change on January 1; price of a certified copy' },
        ],
      },
      {
        kind: 'wording',
        use: 'On the contact page, December 20 to January 2',
        text: 'We’re closed on [dates]. If a child is in danger, call 911. If you don’t feel safe with your own thoughts, call or text 988, at any hour. If you only wanted to ask something, leave a safe time, and [name] will call you on [date].',
      },
      {
        kind: 'form',
        fields: [{ label: 'What our callers asked this year that no page of ours answers', lines: 2 }],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'December’s pages: the 31st, the bonus and the name',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'Can our divorce be final by December 31, and should it?',
            answer:
              'That day’s status decides how you file. California and Pennsylvania may end the marriage first. What must be filed before the decree? In North Carolina, claims to property division and alimony.',
            documents: 'Draft decree, date of service, a tax estimate both ways',
            law: 'IRC § 7703(a); Cal. Fam. Code § 2337; 23 Pa.C.S. § 3323(c.1); N.C. Gen. Stat. § 50-11(c), (e)',
            checkedWith: 'a CPA',
          },
          {
            question: 'Do I have to share my year-end bonus?',
            answer:
              'When it was earned matters more than when it is paid. In California, earnings after separation are separate; in North Carolina, a later bonus for work before separation is divisible.',
            documents: 'Bonus letter, plan document, date of separation, pay stubs',
            law: 'Cal. Fam. Code §§ 70, 771; N.C. Gen. Stat. § 50-20(b)(4)',
          },
          {
            question: 'My stock vests in February. Is it marital?',
            answer:
              'Partly, often. California divides unvested options by time rules from two cases; Illinois presumes options and restricted stock granted during the marriage to be marital.',
            documents: 'Grant agreements, vesting schedule, offer letter, plan statement',
            law: 'Marriage of Hug, 154 Cal. App. 3d 780 (1984); Marriage of Nelson, 177 Cal. App. 3d 150 (1986); 750 ILCS 5/503(b)(3)',
            checkedWith: 'a CPA',
          },
          {
            question: 'My spouse spent our savings on someone else. Do I get it back?',
            answer:
              'A judge can count it in the division. Illinois calls it dissipation and wants a notice by a deadline. Arizona weighs excessive spending; Florida, waste since two years before the filing.',
            documents: 'Statements by month, what each charge was, date the marriage broke down',
            law: '750 ILCS 5/503(d)(2); A.R.S. § 25-318(C); Fla. Stat. § 61.075(1)(i)',
            checkedWith: 'a forensic accountant',
          },
          {
            question: 'The children weren’t brought back, and the court is closed. What now?',
            answer:
              'Ask for the duty judge. In California and Michigan, one can act without notice if a child is at risk of immediate harm. In Texas, whoever has the right to possession can ask for habeas corpus.',
            documents: 'Certified order, tickets or messages, where the children are',
            law: 'Cal. Fam. Code § 3064; MCR 3.207(B); Tex. Fam. Code §§ 157.371–157.376',
          },
          {
            question: 'How do I get my old name back?',
            answer:
              'In Ohio, Texas and California, the court can restore it in the decree, so ask before it is signed. Then go to Social Security first: next year’s W-2 and return should match its records.',
            documents: 'Certified decree, Form SS-5, license, passport',
            law: 'R.C. 3105.16; Tex. Fam. Code § 6.706; Cal. Fam. Code § 2080',
            checkedWith: 'a paralegal',
          },
        ],
      },
    ],
  },
];
