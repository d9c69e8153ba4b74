import { byLaw } from '../by-law.ts';
import type { TextPage } from './types.ts';

export const summer: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Graduates',
    heading: 'July: support ends, tuition begins and teachers retire',
    blocks: [
      {
        kind: 'text',
        text: 'Three clocks run out around June 30. Seniors have graduated, schools and governments close their fiscal year, and many teachers and public employees retire with it. New statutes start on July 1 in Georgia, as a rule, and often in Florida. Many of July’s callers are former clients, yours or somebody else’s, with a decree in a drawer and one question about it. Three answers to check:',
      },
      {
        kind: 'list',
        items: [
          '**“Support ends at 18.”** The payroll office goes on until it is told to stop. And for an adult child with a disability, support may not end (Tex. Fam. Code § 154.302; Cal. Fam. Code § 3910).',
          '**“It’s too late for the pension.”** In a private employer’s plan, an order doesn’t fail only because it comes years after the decree, or after a death (29 C.F.R. § 2530.206(c)).',
          '**“The decree pays for college.”** As a promise, or as support? The answer says who can change it.',
        ],
      },
      {
        kind: 'table',
        caption: 'To prepare: read the decree with the caller, clause by clause',
        head: ['Clause', 'Look for', 'Ask for'],
        rows: [
          ['Child support', 'Age, graduation, step-downs, arrears', 'Diploma, payment record'],
          ['College', 'A promise, a cap or silence', 'Bill, aid letter'],
          ['Pension', 'Order drafted, sent, accepted?', 'Plan’s acceptance letter'],
          ['Alimony', 'End date, retirement clause', 'Every later order'],
        ],
      },
      {
        kind: 'table',
        caption: 'Worksheet: the public pensions of our county',
        head: ['Employer', 'Plan', 'Its order is called', 'Model form?', 'Who drafts'],
        rows: [
          ['School district', '', '', '', ''],
          ['County, city', '', '', '', ''],
          ['State, university', '', '', '', ''],
        ],
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'How income withholding is stopped here: form, office, weeks it takes' },
          { label: 'Fee for a motion to modify or terminate; waiver form' },
          { label: 'This July’s new acts in our state, and to which cases each applies' },
        ],
      },
      {
        kind: 'wording',
        use: 'For the page on the last payment',
        text: 'When support ends, a parent hasn’t stopped caring, and the other hasn’t lost a fight. The order reached its date. Here is who has to tell the payroll office, and what to do if payments were missed or run on too long.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'July’s pages: last payments, college, pensions',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'Does child support stop at 18?',
            answer:
              'In Texas, at 18 or high school graduation, whichever comes later. In California, a full-time high school student can be covered until 19; in New York, support ordinarily runs to 21.',
            documents: 'The order, diploma, payment record, withholding order',
            law: 'Tex. Fam. Code §§ 154.002, 154.006; Cal. Fam. Code § 3901; N.Y. Fam. Ct. Act § 413',
            checkedWith: 'a paralegal',
          },
          {
            question: 'My youngest is 18. Do the missed payments go away?',
            answer:
              'No: each became a judgment on the day it was due, but deadlines to collect may run. A judge can’t reduce what came due before notice of a request to change it.',
            documents: 'Payment record of the agency, the order, any motion with its date of service',
            law: '42 U.S.C. § 666(a)(9); Tex. Fam. Code § 157.005',
          },
          {
            question: 'Do I have to pay for college after a divorce?',
            answer:
              'In Illinois, a court may order it within statutory limits; in New York, as part of support. In Alabama, courts no longer can, though parents may still bind themselves by agreement.',
            documents: 'Decree, bill, aid letter, savings plan statements',
            law: 'N.Y. Dom. Rel. Law § 240(1-b)(c)(7); 750 ILCS 5/513; Ex parte Christopher, 145 So. 3d 60 (Ala. 2013)',
          },
          {
            question: 'How is a teacher’s or state pension divided?',
            answer:
              'By an order that the plan accepts, and public plans have kinds of their own: a QILDRO in Illinois, an EDRO in Michigan, a DOPO in Ohio. A form for a private employer’s plan won’t do.',
            documents: 'Plan statement, marriage and retirement dates, the plan’s model order',
            law: '40 ILCS 5/1-119; MCL 38.1701 et seq.; R.C. 3105.80–3105.90',
            checkedWith: 'a QDRO drafter',
          },
          {
            question: 'I’m retiring. Can I stop paying alimony?',
            answer:
              'Not on your own: the order stands until a judge changes it. Florida lists what a court weighs when a payor retires; Michigan and Georgia look at what has changed.',
            documents: 'Decree, notice of retirement, pension estimate, budgets of both',
            law: 'Fla. Stat. § 61.14(1)(c); MCL 552.28; O.C.G.A. § 19-6-19',
          },
          {
            question: 'A new law took effect July 1. Does it change my old order?',
            answer:
              'Rarely: the act says which cases it reaches. Florida’s 2023 act ended permanent alimony in initial cases only. Publish after signing; reread on the effective date (in Georgia, usually July 1).',
            documents: 'Decree with its date, every modification, the act’s effective-date section',
            law: 'Fla. Stat. §§ 61.08, 61.14; O.C.G.A. § 1-3-4',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'School year',
    heading: 'August: enrollment, records, weeknights and new schedules',
    blocks: [
      {
        kind: 'text',
        text: 'August was the second peak in the Washington records: after the family trip, before the first bell. Classes begin in the first days of August in much of Georgia and after Labor Day in New York, so take the date from your own districts and count back three months. The attorney should cross out:',
      },
      {
        kind: 'list',
        items: [
          '**“Joint custody means half the nights.”** In California, joint physical custody means significant periods with each parent (Cal. Fam. Code § 3004).',
          '**“You can always go back to court.”** In the first year, Arizona generally bars a change (A.R.S. § 25-411(A)), and Texas wants an affidavit before it hears who decides where the child lives (Tex. Fam. Code § 156.102).',
          '**“Visitation.”** Keep her word in the title, then give your statute’s: possession in Texas, time-sharing in Florida, parenting time in Illinois.',
        ],
      },
      {
        kind: 'table',
        caption: 'To look up: the districts our readers live in',
        head: ['District', 'First day', 'Proof of residence it takes', 'Office that keeps court orders'],
        rows: [
          ['', '', '', ''],
          ['', '', '', ''],
          ['', '', '', ''],
        ],
      },
      {
        kind: 'table',
        caption: 'To prepare: one handout for parents, one page long',
        head: ['For', 'Papers to name', 'Say'],
        rows: [
          ['School office', 'Certified order, list of who picks up', 'Don’t ask a teacher to referee'],
          ['New schedule', 'Order, report cards, work hours, map', 'What has changed, in three lines'],
          ['Support', 'Pay stubs, a calendar of overnights', 'Count real nights, not the plan’s'],
        ],
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Parenting class: provider, fee, deadline, online or not, date checked' },
          { label: 'Motion to modify: form, fee, whether mediation comes first' },
          { label: 'How our judges hear a child: interview, guardian ad litem, never in court' },
        ],
      },
      {
        kind: 'wording',
        use: 'For the page on changing schools or schedules',
        text: 'Tell the children that both of you will be at the concert, whoever has that Thursday. If the two of you can agree on the first month of school, write it down and send it to each other.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'August’s pages: the classroom and the schedule',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'We can’t agree on a school. Who decides?',
            answer:
              'Read the order first. In Texas, Illinois and Arizona, it can give education decisions to one parent or to both. If both have them and can’t agree, either can ask a judge.',
            documents: 'The order, enrollment forms, both addresses, special education plan',
            law: 'Tex. Fam. Code §§ 153.132, 153.134; 750 ILCS 5/602.5; A.R.S. § 25-401',
          },
          {
            question: 'Can the school refuse to give me records?',
            answer:
              'Generally not: under federal law, as in California and Ohio, either parent may see them unless an order, a statute or a binding document takes that right away. Pickup is another matter.',
            documents: 'Certified order, photo ID, written request with the date',
            law: '34 C.F.R. § 99.4; Cal. Fam. Code § 3025; R.C. 3109.051(H)',
            checkedWith: 'a paralegal',
          },
          {
            question: 'Is it 50/50 during the school year?',
            answer:
              'Florida presumes equal time, unless rebutted. Texas starts from weekends, longer by default within 50 miles; Arizona maximizes both parents’ time, consistent with the child’s best interests.',
            documents: 'School calendar, work schedules, distance between the homes',
            law: 'Fla. Stat. § 61.13; Tex. Fam. Code §§ 153.312, 153.3171; A.R.S. § 25-403.02',
          },
          {
            question: 'If we have equal time, does nobody pay child support?',
            answer:
              'Often one parent still pays, because incomes differ. The math changes at 146 overnights each in Illinois, and in North Carolina at 123 each, if both bear the child’s costs.',
            documents: 'Three pay stubs, last return, a calendar of real overnights',
            law: '750 ILCS 5/505; N.C. Gen. Stat. § 50-13.4(c) and the Guidelines',
            checkedWith: 'a paralegal',
          },
          {
            question: 'Our schedule was made for a toddler. How do we change it?',
            answer:
              'First see whether the order already changes at three, as Texas orders often do. If not, by an agreement that becomes an order, or by motion: as a rule, Texas asks for a material and substantial change, Michigan for proper cause or a change of circumstances.',
            documents: 'The order, report cards, a proposed week',
            law: 'Tex. Fam. Code §§ 153.254(d), 156.101; MCL 722.27(1)(c)',
          },
          {
            question: 'At what age can a child choose which parent to live with?',
            answer:
              'At 14 in Georgia, presumptively. In California a child of 14 may address the court, and in Texas, in nonjury matters, a judge interviews a child of 12 on request, but the judge decides.',
            documents: 'The order, the child’s birth date. No letter written by a parent',
            law: 'O.C.G.A. § 19-9-3(a)(5); Cal. Fam. Code § 3042; Tex. Fam. Code § 153.009',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Empty nest',
    heading: 'September: long marriages, retirement money, new figures',
    blocks: [
      {
        kind: 'text',
        text: 'The youngest has been driven to college, and two people come home to a quiet house. Lawyers call what may follow gray divorce. The people in it don’t, so keep the word out of your titles. September also brings the couples who waited for school to start before one of them took a lease, and the figures that changed on the first of the month. Don’t let a draft say:',
      },
      {
        kind: 'list',
        items: [
          '**“Wait until you’ve been married ten years.”** Tell nobody to wait. Say which day counts: Social Security counts to the day the divorce takes effect, not to the separation.',
          '**“The QDRO takes care of it.”** Only of what it says. If it is to protect her should he die first, it has to treat her as the surviving spouse (29 U.S.C. § 1056(d)(3)(F)).',
          '**“Guideline support is …”** with last year’s figure. Texas’s cap changed on September 1, 2025, California’s formula on September 1, 2024.',
        ],
      },
      {
        kind: 'table',
        caption: 'To prepare: the years that count. Add your own state’s',
        head: ['Married for', 'What turns on it', 'Law'],
        rows: [
          ['10 years', 'Divorced-spouse benefits under Social Security', '42 U.S.C. §§ 402(b), 416(d)'],
          ['10 years', 'California: presumed to be long', 'Cal. Fam. Code § 4336'],
          ['10 years', 'Texas: the usual route to maintenance', 'Tex. Fam. Code § 8.051'],
          ['20 years', 'Florida: a long-term marriage', 'Fla. Stat. § 61.08'],
          ['20 years', 'Alabama: no fixed limit on periodic alimony', 'Ala. Code § 30-2-57'],
          ['', '', ''],
        ],
      },
      {
        kind: 'text',
        text: '**Papers to name:** marriage certificate, both Social Security statements, the latest statement of every plan, the plan’s written QDRO procedures (each private plan must have them: 29 U.S.C. § 1056(d)(3)(G)(ii)), the lease, the dog’s papers.',
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Who drafts QDROs here, fee, weeks until a plan accepts' },
          { label: 'Our state’s child support calculator: whose it is, date of its tables' },
          { label: 'Where the date of separation goes on our forms, and what judges accept as proof' },
        ],
      },
      {
        kind: 'wording',
        use: 'To open the page for a long marriage',
        text: 'You were married for a long time, and this page isn’t about why it ends. It is about the house, the two pensions, the health plan and the years until Medicare, in that order.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'September’s pages: years, accounts and the dog',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'After thirty years of marriage, how long would alimony last?',
            answer:
              'In Texas, ten years at most, disability aside; in Florida, as a rule, up to 75% of the marriage’s length. In California, the court ordinarily keeps jurisdiction.',
            documents: 'Marriage certificate, both budgets, work history, health records if they matter',
            law: 'Tex. Fam. Code § 8.054; Fla. Stat. § 61.08; Cal. Fam. Code § 4336',
          },
          {
            question: 'Can I get Social Security on my ex’s record?',
            answer:
              'Perhaps, from 62 on, if the marriage had lasted ten years when the divorce took effect, you aren’t married now and your own full benefit is less than half of your ex’s. Your ex loses nothing. If you’ve been divorced for two years and your ex is 62, your ex doesn’t have to apply first.',
            documents: 'Marriage certificate, decree, both Social Security statements',
            law: '42 U.S.C. §§ 402(b), 402(c), 416(d)',
            checkedWith: 'a financial planner',
          },
          {
            question: 'How do we divide a 401(k) without a penalty?',
            answer:
              'By a qualified domestic relations order (QDRO) that the plan approves. What the plan pays a former spouse under it escapes the 10% tax; an IRA moves under the decree, without a QDRO.',
            documents: 'Plan statement on the valuation date, the plan’s QDRO procedures',
            law: '29 U.S.C. § 1056(d)(3); IRC §§ 72(t)(2)(C), 408(d)(6), 414(p)',
            checkedWith: 'a QDRO drafter and a CPA',
          },
          {
            question: 'We waited until school started. When did we separate?',
            answer:
              'In North Carolina, when one moved out, meaning it to last. In California, when one said it was over and acted that way; there and in Pennsylvania, one roof doesn’t rule it out.',
            documents: 'Lease, messages, change of address, new accounts',
            law: 'N.C. Gen. Stat. § 50-6; Cal. Fam. Code § 70; 23 Pa.C.S. § 3103',
          },
          {
            question: 'How much is child support now?',
            answer: `Since September 1, 2025, Texas guidelines cover the first ${byLaw('$11,700')} of monthly net resources. California’s formula changed in 2024. Publish after signing; reread on the effective date.`,
            documents: 'Three pay stubs, health premium, child care bills',
            law: 'Tex. Fam. Code § 154.125; Cal. Fam. Code § 4055',
            checkedWith: 'a paralegal',
          },
          {
            question: 'Who keeps the dog?',
            answer:
              'New York judges consider the animal’s best interest, and Alaska’s its well-being. In California they may look at who takes care of it.',
            documents: 'Vet’s records, adoption papers, license',
            law: 'AS 25.24.160(a)(5); Cal. Fam. Code § 2605; N.Y. Dom. Rel. Law § 236(B)(5)(d)(15)',
          },
        ],
      },
    ],
  },
];
