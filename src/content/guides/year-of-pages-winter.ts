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
        text: 'The press calls January divorce month. The court records of Washington State say otherwise: filings fell toward the holidays and peaked in March. So many of January’s readers are weeks from a courthouse. They got the family through the holidays and told nobody. Then December’s card statement comes, with a restaurant that nobody at home was taken to. Three sentences to check against your state:',
      },
      {
        kind: 'list',
        items: [
          '**“You’ll get half.”** Texas divides in a way that is just and right (Tex. Fam. Code § 7.001), New York equitably (N.Y. Dom. Rel. Law § 236(B)(5)). Neither means half.',
          '**“You have to live apart first.”** North Carolina wants a year (N.C. Gen. Stat. § 50-6). Say what your own state wants before filing, and what it wants before a decree.',
          '**“You’re legally separated once he moves out.”** Texas has no such status, and elsewhere it can take a decree. Write “living apart” unless you mean an order.',
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
            how: 'California’s ordinary statutes start on January 1 (Cal. Gov. Code § 9600). Which of our pages is now wrong?',
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
        text: 'You don’t have to decide anything today. Reading this page doesn’t start a case. It can stay in this device’s history, so if someone else may look there, read it on another device.',
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
    heading: 'January’s pages: who may file, costs and debts',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'Have I lived here long enough to file for divorce?',
            answer: `In Texas, one spouse needs six months’ domicile in the state and ${byLaw('90 days')} in the county. Florida asks for six months and proof of them, Ohio for six months.`,
            documents: 'Driver’s license, lease or deed, voter card, a bill with the address and the date',
            law: 'Tex. Fam. Code § 6.301; Fla. Stat. §§ 61.021, 61.052(2); R.C. 3105.03',
          },
          {
            question: 'What does a divorce cost, and can my spouse be ordered to pay my lawyer?',
            answer:
              'The court’s fee is public; in Ohio, it starts with a deposit that each county sets. The lawyer’s depends on what you dispute. In California, New York and Illinois, a judge may order the spouse with more money to contribute.',
            documents: 'Fee agreement, the clerk’s fee schedule, pay stubs of both',
            law: 'R.C. 2323.31; Cal. Fam. Code §§ 2030, 2032; N.Y. Dom. Rel. Law § 237; 750 ILCS 5/501(c-1), 508',
            checkedWith: 'whoever sets your fees',
          },
          {
            question: 'I found it on the card statement. Does cheating matter?',
            answer:
              'In Georgia, a spouse whose adultery caused the separation gets no alimony; in North Carolina, illicit sexual behavior can bar alimony or require it. In Florida it’s no ground, but a judge may weigh it in alimony.',
            documents: 'Statements that came to the house. Nothing from a phone or mailbox that isn’t hers',
            law: 'N.C. Gen. Stat. § 50-16.3A(a); Fla. Stat. § 61.08; O.C.G.A. § 19-6-1(b)',
          },
          {
            question: 'Am I stuck with my spouse’s credit card debt?',
            answer:
              'The decree says which spouse pays, and the card company may still collect from whoever signed. In California, the community is liable for most debts made during the marriage. In Texas, you answer personally only if your spouse bought necessaries or acted as your agent, but creditors may reach the community property you manage together.',
            documents: 'Card agreements, statements before and after the separation, a credit report',
            law: 'Cal. Fam. Code §§ 910, 916; Tex. Fam. Code §§ 3.201(a), 3.202(c)',
          },
          {
            question: 'Can my spouse empty the joint account?',
            answer:
              'The bank will usually let either owner withdraw until a court says otherwise. In New York and California, filing and service bring automatic orders against it; in Arizona, the clerk issues an injunction with each petition. Texas leaves it to the county: Travis, Collin and Dallas, among others, have standing orders.',
            documents: 'Account agreement, statements for twelve months, the court’s form of order',
            law: 'N.Y. Dom. Rel. Law § 236(B)(2)(b); Cal. Fam. Code § 2040; A.R.S. § 25-315(A); in Texas, the county’s standing order',
            checkedWith: 'a paralegal for the form',
          },
        ],
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
        text: 'Employers must hand out W-2s by January 31 (IRC § 6051(a)). Now two people who hardly talk have to agree on one form, or decide not to. For the spouse who never saw the numbers, the return is also the first list of what there is. You answer for the family law, and a CPA answers for the tax. Three things that most pages on taxes and divorce leave out:',
      },
      {
        kind: 'list',
        items: [
          '**April 15.** After it, spouses can’t trade a joint return for two separate ones. Two separate returns can still become a joint one, for three years (IRC § 6013(b); Treas. Reg. § 1.6013-1(a)(1)).',
          '**Two years.** From the first step the IRS takes to collect from her, that is all the time she has for two of the three kinds of innocent spouse relief (IRC § 6015(b), (c)).',
          '**What carries over.** A refund applied to this year’s tax and losses carried forward are easy to miss on a list of assets. Name the form and the line, and let the CPA say whose they are.',
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
          { label: 'A CPA who will read two pages a year for us, and the fee' },
        ],
      },
      {
        kind: 'wording',
        use: 'To prepare: a paragraph for the spouse who left the taxes to the other',
        text: 'In many marriages, one person does the taxes. That was a division of work, and it’s nothing to be ashamed of. If you signed a joint return, you can ask the IRS for a transcript of it, with Form 4506-T. It comes by mail, to the address the IRS has for you. If you share that mailbox, ask a lawyer or CPA to order it for you.',
      },
      {
        kind: 'note',
        text: '**Say where the mail goes.** Opening an account at IRS.gov can bring a letter, too (Notice CP301). And put two names under a page on tax: yours and the CPA’s. If no CPA has read it, leave the tax out.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'February’s pages: returns, alimony and refunds',
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
            checkedWith: 'a CPA',
          },
          {
            question: 'Which of us claims the kids?',
            answer:
              'For the IRS, the parent with more nights, unless that parent signs Form 8332 or its like. A judge can order it, as Ohio’s statute says, but a decree signed after 2008 can’t replace the form.',
            documents: 'Form 8332, the decree, the calendar of overnights',
            law: 'IRC § 152(e); Treas. Reg. § 1.152-4; R.C. 3119.82',
            checkedWith: 'a CPA',
          },
          {
            question: 'Is the alimony I pay or get taxed?',
            answer:
              'Not federally, and not deducted, if the instrument was signed after 2018. New York still uses the old rule, and California keeps it for instruments signed before 2026, with exceptions.',
            documents: 'Decree or agreement, every modification, proof of payments',
            law: 'Pub. L. 115-97, § 11051, repealing IRC § 71; N.Y. Tax Law § 612(w); Cal. S.B. 711 (2025)',
            checkedWith: 'a CPA',
          },
          {
            question: 'Should I sign a joint return I don’t trust?',
            answer:
              'Each signer owes the whole tax on a joint return, whatever a decree says later. Some spouses can ask for relief on Form 8857, if they meet the conditions and the deadline. List both.',
            documents: 'The draft with all schedules, last year’s return, letters from the IRS',
            law: 'IRC §§ 6013(d)(3), 6015',
            checkedWith: 'a CPA or tax attorney',
          },
          {
            question: 'The IRS kept our refund for my spouse’s old child support. Can I get my part?',
            answer:
              'You can ask for it as an injured spouse, on Form 8379. That isn’t innocent spouse relief: nobody has to show that the return was wrong.',
            documents: 'Notice of offset, the joint return, both W-2s',
            law: 'IRC § 6402(c); 42 U.S.C. § 664',
            checkedWith: 'a CPA',
          },
          {
            question: 'We filed jointly but never had a wedding. Do we need a divorce?',
            answer:
              'In Texas, perhaps: informal marriage exists there, and a joint return is evidence of it. Ohio allows none begun since October 10, 1991, Pennsylvania none after January 1, 2005.',
            documents: 'Joint returns, lease, insurance forms that say “spouse”',
            law: 'Tex. Fam. Code § 2.401; R.C. 3105.12; 23\u00a0Pa.C.S. § 1103',
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
        text: 'In Washington State, filings from 2001 to 2015 peaked in March, with a similar pattern reported in Ohio, Florida, Arizona and Minnesota. Each filing makes two readers. One has read for months. The other was handed papers this morning. Write for the second one first, and start with what may already bind her.',
      },
      {
        kind: 'table',
        caption: 'Orders that may be in the packet, and bind whoever was served',
        head: ['Where', 'What it is called', 'Law'],
        rows: [
          ['California', 'Standard family law restraining orders, on the summons', 'Cal. Fam. Code §§ 231–233, 2040'],
          ['New York', 'Automatic orders, with the summons', 'N.Y. Dom. Rel. Law § 236(B)(2)(b)'],
          ['Arizona', 'Preliminary injunction, from the clerk', 'A.R.S. § 25-315(A)'],
          ['Texas', 'Temporary restraining order; the county’s standing order', 'Tex. Fam. Code § 6.501'],
          ['Michigan', 'Ex parte order on children, support or property', 'MCR 3.207(B)'],
          ['Any state', 'Protective order, with a hearing date of its own', ''],
        ],
      },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Prepare: two half hours a week for people who were served',
            how: 'Give a number that answers.',
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
        head: ['Reader', 'Papers'],
        rows: [
          ['Who was served', 'Summons with the date it came; petition; any order or hearing notice behind it'],
          ['Who files', 'Proof of residence; marriage certificate; addresses of the children for five years'],
          ['Both', 'Three pay stubs, last return, mortgage or lease, the court’s financial form'],
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
        text: 'The petition is what one spouse asks for; no judge has decided it. But read the whole packet today: an order in it may already bind you. You have [number] days, counted from [service] ([rule]); ask whether it can be extended.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'March’s pages: deadlines, fees and agreement',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'I was just served with divorce papers. How long do I have?',
            answer:
              'In Ohio, 28 days from service; in Florida, 20. In Texas, 10 a.m. on the Monday after 20 days pass.',
            documents: 'Summons (in Texas, a citation) with the date of service, petition, anything stapled to it',
            law: 'Ohio Civ.R. 12(A); Fla. Fam. L. R. P. 12.140(a); Tex. R. Civ. P. 99(b)',
          },
          {
            question: 'How do I file if I can’t pay the filing fee?',
            answer:
              'Ask for a waiver when you file: Form FW-001 in California, a Statement of Inability to Afford Payment of Court Costs in Texas, an Application for Waiver of Court Fees in Illinois.',
            documents: 'Benefit letter or pay stubs, rent receipt, bank statement',
            law: 'Tex. R. Civ. P. 145; 735 ILCS 5/5-105; Cal. Gov. Code § 68630 et seq.',
            checkedWith: 'a paralegal',
          },
          {
            question: 'We agree on everything. Can we file together?',
            answer:
              'In Ohio, by petition for dissolution with a signed agreement; in California, since January 1, 2026, by joint petition on Form FL-700. Florida’s simplified dissolution is for couples without minor children.',
            documents: 'Draft agreement, financial disclosure from both, a parenting plan',
            law: 'Cal. Fam. Code §§ 2330, 2331, 2342.5; R.C. 3105.61–3105.65; Fla. Fam. L. R. P. 12.105',
            checkedWith: 'a paralegal for the forms',
          },
          {
            question: 'My spouse won’t sign. Can I still get divorced?',
            answer:
              'In Pennsylvania, yes, after a year separate and apart. In New York, one spouse’s oath to six months’ breakdown will do, but property, support and custody come first. What must be filed before the decree? In North Carolina, any claim to property division or alimony, or it is generally lost.',
            documents: 'Proof of the date of separation, affidavit and counter-affidavit forms',
            law: '23 Pa.C.S. § 3301(d); N.Y. Dom. Rel. Law § 170(7); N.C. Gen. Stat. § 50-11(c), (e)',
          },
          {
            question: 'Who pays the mortgage until the judge decides?',
            answer:
              'In Texas, Illinois and California, either spouse can ask for temporary support while the case is open. Say how long your court usually takes to hear it, and who pays until then.',
            documents: 'Financial affidavit, three pay stubs, mortgage and utility bills',
            law: 'Tex. Fam. Code § 6.502; 750 ILCS 5/501; Cal. Fam. Code § 3600',
          },
          {
            question: 'I missed the deadline to answer. Have I lost?',
            answer:
              'Not necessarily. In Texas, an answer filed before a default judgment still counts, and the petition isn’t taken as confessed. In Ohio, the usual default rule doesn’t apply to divorce. In California, a judge may set a default aside, if asked within a reasonable time, six months at most.',
            documents:
              'The summons or citation with the date of service, any notice of default, the reason for the delay',
            law: 'Tex. Fam. Code § 6.701; Tex. R. Civ. P. 239; Ohio Civ.R. 75(F); Cal. Code Civ. Proc. § 473(b)',
          },
        ],
      },
    ],
  },
];
