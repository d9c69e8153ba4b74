import { byLaw } from '../by-law.ts';
import type { TextPage } from './types.ts';

export const winter: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'New year',
    heading: 'January: questions people ask months before they file',
    blocks: [
      {
        kind: 'text',
        text: 'The press calls January divorce month. The court records of Washington State say otherwise: filings fell toward the holidays and peaked in March. So most of January’s readers are weeks from a courthouse. They got the family through the holidays, told nobody, and now they want to know what they would be in for.',
      },
      {
        kind: 'list',
        items: [
          '**January 1:** a resolution, and the first practical question. Have I lived here long enough to file?',
          '**The first workday:** someone adds up whether she can afford to leave, and what a lawyer costs.',
          '**When December’s card statement comes:** it lists a restaurant that nobody at home was taken to.',
          '**At the bottom of the same statement:** the balance, and the question of whose debt it is.',
          '**The first evening alone in the house:** fear for the joint account, before a word has been said.',
        ],
      },
      {
        kind: 'table',
        caption: 'Papers to name on January’s pages: year-end statements arrive this month',
        head: ['Paper', 'What it shows'],
        rows: [
          ['Last pay stub of December', 'A whole year’s income, bonuses and deductions'],
          ['Statements of December 31', 'Every balance on one and the same day'],
          ['Deed, mortgage statement', 'Who owns, who owes, and how much'],
          ['Beneficiary and title pages', 'Whose name each policy and car is in'],
        ],
      },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Prepare: your fees for the new year',
            how: 'If your rates change on January 1, your cost page changes the same day.',
          },
          {
            task: 'Look up: new statutes and forms',
            how: 'California’s ordinary statutes start on January 1 (Gov. Code § 9600). Which of our pages is now wrong?',
          },
          {
            task: 'Look up: who sits where',
            how: 'Judges elected in November take the bench. Check each name on your county pages.',
          },
          {
            task: 'Look up: a date that only your state has',
            how: 'In Alaska, dividend applications for children close March 31 (AS 43.23.011).',
          },
        ],
      },
      {
        kind: 'wording',
        use: 'To open any January page',
        text: 'You don’t have to decide anything to read this. Nothing is filed, and nobody is told. If someone may look at this device later, read on another one.',
      },
      {
        kind: 'form',
        fields: [
          { label: 'Filing fee in our county, name of the fee schedule, date checked' },
          { label: 'Our pages for January, as callers say them' },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'January’s pages: who may file, what it costs, who owes',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'Have I lived here long enough to file for divorce?',
            answer: `In Texas, one spouse needs six months’ domicile in the state and ${byLaw('90 days')} in the county. Florida asks for six months and proof of them, Ohio for six months.`,
            documents: 'Driver’s license, lease or deed, voter card, a bill with the address and the date',
            law: 'Tex. Fam. Code § 6.301; Fla. Stat. §§ 61.021, 61.052(2); R.C. 3105.03',
            checkedBy: 'Attorney',
          },
          {
            question: 'What does a divorce cost, and can my spouse be ordered to pay my lawyer?',
            answer:
              'The court’s fee is fixed; the lawyer’s depends on what the two of you dispute. A judge may order the spouse with more money to contribute.',
            documents: 'Fee agreement, the clerk’s fee schedule, pay stubs of both',
            law: 'Cal. Fam. Code §§ 2030, 2032; N.Y. Dom. Rel. Law § 237; 750 ILCS 5/501(c-1), 508',
            checkedBy: 'Attorney; whoever sets your fees',
          },
          {
            question: 'I found it on the card statement. Does cheating matter?',
            answer:
              'In Georgia, a spouse whose adultery caused the separation gets no alimony; in North Carolina, illicit sexual behavior can bar alimony or require it. In Florida it’s no ground, but a judge may weigh it in alimony.',
            documents: 'Statements that came to the house. Nothing from a phone or mailbox that isn’t hers',
            law: 'O.C.G.A. § 19-6-1(b); N.C. Gen. Stat. § 50-16.3A(a); Fla. Stat. § 61.08',
            checkedBy: 'Attorney',
          },
          {
            question: 'Am I stuck with my spouse’s credit card debt?',
            answer:
              'The decree says which spouse pays, and the card company may still collect from whoever signed. In California, the community is liable for most debts made during the marriage; Texas and Arizona differ.',
            documents: 'Card agreements, statements before and after the separation, a credit report',
            law: 'Cal. Fam. Code §§ 910, 916; Tex. Fam. Code § 3.201; A.R.S. § 25-215',
            checkedBy: 'Attorney',
          },
          {
            question: 'Can my spouse empty the joint account?',
            answer:
              'The bank will usually let either owner withdraw until a court says otherwise. In New York and California, filing and service bring automatic orders against it; in Arizona, the clerk issues an injunction with each petition.',
            documents: 'Account agreement, statements for twelve months, the court’s form of order',
            law: 'N.Y. Dom. Rel. Law § 236(B)(2)(b); Cal. Fam. Code § 2040; A.R.S. § 25-315(A)',
            checkedBy: 'Attorney; paralegal for the form',
          },
        ],
      },
      {
        kind: 'form',
        fields: [{ label: 'The one we write first, and our own statute for it' }],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Tax season',
    heading: 'February: returns, refunds and who claims the children',
    blocks: [
      {
        kind: 'text',
        text: 'Employers must hand out W-2s by January 31 (IRC § 6051(a)). Now two people who hardly talk have to agree on one form, or decide not to. For the spouse who never saw the numbers, the return is also the first list of what there is. You answer for the family law, and a CPA answers for the tax.',
      },
      {
        kind: 'list',
        items: [
          '**The first box on the return:** filing status. “Separated” isn’t one of the choices.',
          '**The next lines:** the children. Each parent fears that the other will file first.',
          '**The first return after an order:** one paid support, one got it. Is it income?',
          '**A pen across the table:** one spouse is asked to sign a return that the other prepared.',
          '**The refund** doesn’t come: it went toward a child of an earlier marriage.',
          '**A couple without a wedding** filed as married, and one moved out at Christmas.',
        ],
      },
      {
        kind: 'table',
        caption: 'Papers to name on February’s pages, and why a family lawyer wants them',
        head: ['Paper', 'What it shows in a divorce'],
        rows: [
          ['W-2s and 1099s of both', 'Income; each 1099 also names an account or a payer'],
          ['Three years’ returns', 'Schedule B: interest. C: a business. E: rentals and K-1s'],
          ['Orders and agreements', 'The date decides which rule on alimony applies'],
          ['A calendar of overnights', 'The IRS counts nights (Treas. Reg. § 1.152-4(d))'],
        ],
      },
      { kind: 'subheading', text: 'Look up here before you write' },
      {
        kind: 'form',
        fields: [
          { label: 'How our state taxes support, and since when (New York and California differed for years)' },
          { label: 'Whether our judges say who claims the children, and in which form' },
          { label: 'How our clerk takes a tax return: redacted, sealed or not at all' },
          { label: 'A CPA who will read two pages a year for us, and her fee' },
        ],
      },
      {
        kind: 'wording',
        use: 'To prepare: a paragraph for the spouse who left the taxes to the other',
        text: 'In many marriages, one person does the taxes. That was a division of work, and it’s nothing to be ashamed of. If you signed a joint return, you can ask the IRS for a transcript of it yourself, with Form 4506-T.',
      },
      {
        kind: 'note',
        text: 'Put two names under a page on tax: the attorney’s and the CPA’s. If no CPA has read it, leave the tax out and say who can answer.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'February’s pages: status, dependents, alimony, refunds',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'We separated last year. Do I file as single?',
            answer:
              'Not without a decree of divorce or separation by December 31. A married parent who lived apart for the last six months and kept up a child’s home may qualify as head of household.',
            documents: 'Decree, if there is one; lease and bills from July on; the child’s address at school',
            law: 'IRC §§ 2(b), 2(c), 7703',
            checkedBy: 'CPA',
          },
          {
            question: 'Which of us claims the kids?',
            answer:
              'For the IRS, the parent with more nights, unless that parent signs Form 8332 or its like. A judge can order the signature, but a decree signed after 2008 can’t replace the form.',
            documents: 'Form 8332, the decree, the calendar of overnights',
            law: 'IRC § 152(e); Treas. Reg. § 1.152-4; R.C. 3119.82 (Ohio: the court says who may claim)',
            checkedBy: 'CPA; attorney for the decree',
          },
          {
            question: 'Is the alimony I pay or get taxed?',
            answer:
              'Not federally, and not deducted, if the instrument was signed after 2018. New York still uses the old rule; California did for instruments signed before 2026.',
            documents: 'Decree or agreement, every modification, proof of payments',
            law: 'Pub. L. 115-97, § 11051, repealing IRC § 71; N.Y. Tax Law § 612(w); Cal. SB 711 (2025)',
            checkedBy: 'CPA; attorney',
          },
          {
            question: 'Should I sign a joint return I don’t trust?',
            answer:
              'Each signer owes the whole tax on a joint return, whatever a decree says later. Some spouses can ask for relief on Form 8857, under conditions and deadlines the page lists.',
            documents: 'The draft with all schedules, last year’s return, letters from the IRS',
            law: 'IRC §§ 6013(d)(3), 6015',
            checkedBy: 'CPA or tax attorney',
          },
          {
            question: 'The IRS kept our refund for my spouse’s old child support. Can I get my part?',
            answer:
              'You can ask for it as an injured spouse, on Form 8379. That isn’t the same as innocent spouse relief, and the page says why.',
            documents: 'Notice of offset, the joint return, both W-2s',
            law: 'IRC § 6402(c); 42 U.S.C. § 664',
            checkedBy: 'CPA',
          },
          {
            question: 'We filed jointly but never had a wedding. Do we need a divorce?',
            answer:
              'In Texas, perhaps: informal marriage exists there, and a joint return is evidence of it. Ohio allows none begun since October 10, 1991, Pennsylvania none after January 1, 2005.',
            documents: 'Joint returns, lease, insurance forms that say “spouse”',
            law: 'Tex. Fam. Code § 2.401; R.C. 3105.12; 23 Pa.C.S. § 1103',
            checkedBy: 'Attorney',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'First papers',
    heading: 'March: one spouse files and the other is served',
    blocks: [
      {
        kind: 'text',
        text: 'In Washington State, filings from 2001 to 2015 peaked in March, and the authors reported a similar pattern in Ohio, Florida, Arizona and Minnesota. Each filing makes two readers. One has read for months. The other was handed papers this morning, has a deadline and knows none of the words. Write for the second one first.',
      },
      {
        kind: 'list',
        items: [
          '**Any weekday at the door:** papers, a date, and the search that follows within the hour.',
          '**At the clerk’s window:** a fee that she hadn’t planned for and doesn’t have.',
          '**After a winter of talking:** some couples agree on everything. In others, one won’t sign.',
          '**The first of the month:** the mortgage is due, and the judge hasn’t seen the case.',
          '**April 1:** many Texas parents name their summer weeks by today. Other orders have other dates.',
        ],
      },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Prepare: two half hours a week kept free for people who were served',
            how: 'Say so at the top of the page, with the number that reaches a person.',
          },
          {
            task: 'Prepare: one more question at intake',
            how: '“Were you given papers, and on what day?” The answer decides how fast you call back.',
          },
        ],
      },
      {
        kind: 'table',
        caption: 'Papers to name: which reader brings what',
        head: ['The spouse who was served', 'The spouse who files', 'Both'],
        rows: [
          [
            'Summons with the date it came; petition; any order or hearing notice behind it',
            'Proof of residence; marriage certificate; addresses of the children for five years',
            'Three pay stubs, last return, mortgage or lease, the court’s financial form',
          ],
        ],
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Days to respond, counted from what, under which rule' },
          { label: 'Filing fee; fee to respond; sheriff’s or process server’s fee; waiver form' },
          { label: 'Where one spouse moved away: which county, under which section' },
          { label: 'E-filing charge; standing order, if any; usual wait for a temporary hearing' },
        ],
      },
      {
        kind: 'wording',
        use: 'To open the page for someone who was served',
        text: 'This may be the worst mail you ever got, and it isn’t a judgment. It is one side’s request. In [state], your time to answer counts from the day you were served, so write that date on the first sheet.',
      },
      {
        kind: 'note',
        text: 'In New York, the income caps for maintenance and child support move on March 1 of even years: last in 2026, next in 2028 (Dom. Rel. Law §§ 236(B)(5-a), 240(1-b)).',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'March’s pages: deadlines, fees, agreement, temporary orders',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'I was just served with divorce papers. How long do I have?',
            answer:
              'In Ohio, 28 days from service; in Florida, 20. In Texas, until 10 a.m. on the Monday after 20 days have passed.',
            documents: 'The summons with the date of service, the petition, anything stapled to it',
            law: 'Ohio Civ.R. 12(A); Fla. Fam. L. R. P. 12.140(a); Tex. R. Civ. P. 99(b)',
            checkedBy: 'Attorney',
          },
          {
            question: 'How do I file if I can’t pay the filing fee?',
            answer:
              'Ask for a waiver when you file: form FW-001 in California, a Statement of Inability to Afford Payment of Court Costs in Texas. Income, benefits and basic expenses decide.',
            documents: 'Benefit letter or pay stubs, rent receipt, bank statement',
            law: 'Cal. Gov. Code § 68630 et seq.; Tex. R. Civ. P. 145; 735 ILCS 5/5-105',
            checkedBy: 'Paralegal',
          },
          {
            question: 'We agree on everything. Can we file together?',
            answer:
              'In Ohio, by petition for dissolution with a signed agreement; in California, since January 1, 2026, by joint petition on FL-700. Florida’s simplified dissolution is for couples without minor children.',
            documents: 'Draft agreement, financial disclosure from both, a parenting plan',
            law: 'R.C. 3105.61–3105.65; Cal. Fam. Code §§ 2330, 2331, 2342.5; Fla. Fam. L. R. P. 12.105',
            checkedBy: 'Attorney; paralegal for the forms',
          },
          {
            question: 'My spouse won’t sign. Can I still get divorced?',
            answer:
              'In Pennsylvania, yes, after a year separate and apart. In New York, one spouse’s oath to six months’ breakdown will do, but property, support and custody come before the judgment.',
            documents: 'Proof of the date of separation, affidavit and counter-affidavit forms',
            law: '23 Pa.C.S. § 3301(d); N.Y. Dom. Rel. Law § 170(7)',
            checkedBy: 'Attorney',
          },
          {
            question: 'Who pays the mortgage until the judge decides?',
            answer:
              'Either spouse may ask for temporary orders on support, bills and who stays in the house. The page gives your court’s usual wait for that hearing.',
            documents: 'Financial affidavit, three pay stubs, mortgage and utility bills',
            law: 'Tex. Fam. Code § 6.502; 750 ILCS 5/501; Cal. Fam. Code § 3600',
            checkedBy: 'Attorney',
          },
          {
            question: 'When do I have to name my summer weeks?',
            answer:
              'Under Texas’s standard order, a parent who lives within 100 miles picks 30 days in writing by April 1, or gets July. Elsewhere the date is in the order itself.',
            documents: 'The order, the school calendar, both work calendars',
            law: 'Tex. Fam. Code § 153.312(b)',
            checkedBy: 'Paralegal; attorney',
          },
        ],
      },
    ],
  },
];
