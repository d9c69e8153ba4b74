import { byLaw } from '../by-law.ts';
import type { TextPage } from './types.ts';

export const spring: readonly TextPage[] = [
  {
    kind: 'text',
    label: 'Houses',
    heading: 'April: what the return shows and what the home is worth',
    blocks: [
      {
        kind: 'text',
        text: 'Returns are due in the middle of the month, the K-1 from the family business has come, and signs go up in front yards. A separation turns into arithmetic: what the house would bring, what is owed on it, who could carry it alone. An agent may reach this couple before you do. Your page should be read before the listing agreement is signed. It should have her find out four things first:',
      },
      {
        kind: 'list',
        items: [
          '**The loan.** Can one spouse take it over, as the lender may allow on many FHA and VA loans, or does it have to be refinanced at today’s rate?',
          '**The property tax.** Does a new deed end a cap or an exemption? California doesn’t reassess a transfer between spouses, even under a decree (Cal. Rev. & Tax. Code § 63).',
          '**The sale.** Who picks the agent, who may accept an offer, who pays until closing?',
          '**The day.** As of when will your court value it: separation, filing or trial?',
        ],
      },
      {
        kind: 'table',
        caption: 'To prepare: a worksheet that readers can print',
        head: ['The house, in seven lines', 'Ours', 'Where the number comes from'],
        rows: [
          ['What it would bring', '', 'Appraisal, or two brokers’ opinions'],
          ['Less what is owed, all loans', '', 'Payoff letter, not the statement'],
          ['Less separate money or share, if proved', '', 'Gift letter, closing statement, bank record'],
          ['What is left to divide', '', ''],
          ['The other spouse’s part', '', 'Your state’s rule, with the section'],
          ['New payment after refinancing', '', 'A lender’s written estimate'],
          ['What is left of one income', '', 'Pay stub, budget'],
        ],
      },
      { kind: 'subheading', text: 'Look up in your county' },
      {
        kind: 'form',
        fields: [
          { label: 'Recorder: where a deed is filed between spouses, fee, transfer tax or exemption form' },
          { label: 'Two appraisers our judges know, and what they charge (not for the page)' },
          { label: 'Form and deadline for financial disclosure in our court' },
        ],
      },
      {
        kind: 'text',
        text: '**Papers to name:** deed, mortgage note and payoff letter, closing statement from the purchase, gift letters, last return with Schedules B, C and E, every K-1, the partnership or shareholder agreement.',
      },
      {
        kind: 'wording',
        use: 'Above the list of accounts',
        text: 'An account you didn’t know about isn’t proof that anyone hid it, and not knowing doesn’t make you foolish. Begin with a list: what there is, and in whose name.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'April’s pages: the house, the loan, the business',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'Who gets the house?',
            answer:
              'If it can be divided at all (a separate house in Texas can’t), a judge may award it or order a sale. Ohio and Florida start from an equal division; California may delay a sale for the children.',
            documents: 'Deed, payoff letter, appraisal, the children’s school address',
            law: 'Tex. Const. art. XVI, § 15; R.C. 3105.171; Fla. Stat. § 61.075; Cal. Fam. Code §§ 3800–3810',
          },
          {
            question: 'If I keep the house, can the bank call the loan?',
            answer:
              'Not because the decree made you the owner: federal law bars that for most home loans. It takes nobody’s name off the note, so explain refinancing, too.',
            documents: 'Note, mortgage or deed of trust, decree, payoff letter',
            law: '12 U.S.C. § 1701j-3(d)(7)',
            checkedWith: 'a mortgage lender',
          },
          {
            question: 'Do we owe tax on a buyout, or if we sell?',
            answer: `A transfer incident to the divorce generally isn’t taxed, and the cost basis goes with it. On a sale, each may be able to exclude up to ${byLaw('$250,000')} of gain, even after moving out.`,
            documents: 'Closing statement, bills for improvements, the decree’s words on who lives there',
            law: 'IRC §§ 121(b), 121(d)(3), 1041',
            checkedWith: 'a CPA',
          },
          {
            question: 'My parents gave us the down payment. Do I get it back?',
            answer:
              'In Texas and Ohio, a gift proved by clear and convincing evidence to be one spouse’s alone stays separate; in Ohio, the names on the deed don’t decide it, and tracing does. California reimburses separate money traced into the house, without interest.',
            documents: 'Gift letter, check or wire, closing statement, every refinancing',
            law: 'Tex. Fam. Code §§ 3.001, 3.003; R.C. 3105.171(A)(6), (H); Cal. Fam. Code § 2640',
            checkedWith: 'a forensic accountant',
          },
          {
            question: 'The tax return shows an account I’ve never heard of. What now?',
            answer:
              'California and Florida want sworn disclosure from both. Whoever hides an asset risks losing half or all of it in California and, in Ohio, up to three times its value.',
            documents: 'Schedule B, 1099s, the court’s disclosure form',
            law: 'Fla. Fam. L. R. P. 12.285; R.C. 3105.171(E)(5); Cal. Fam. Code §§ 1101(g)–(h), 2104',
          },
          {
            question: 'How is the family business valued?',
            answer:
              'As of a date, and the date can decide a lot: near trial in California, between filing and trial in New York. In Illinois it is the trial, or a day the parties or the court choose.',
            documents: 'K-1s, five years of business returns, buy-sell agreement',
            law: 'Cal. Fam. Code § 2552; 750 ILCS 5/503(f); N.Y. Dom. Rel. Law § 236(B)(4)(b)',
            checkedWith: 'a business appraiser',
          },
        ],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Moves',
    heading: 'May: job offers, military orders and the 60-day letter',
    blocks: [
      {
        kind: 'text',
        text: 'Summer is when military families receive orders and when civilian families move, so that the children start a school year in one place. That fixes a date. Where the law wants 60 days’ notice, a move on August 10 needs its letter by June 11. In May, parents are still asking how. By July, one of them wants an emergency hearing. Three sentences to strike from May’s drafts:',
      },
      {
        kind: 'list',
        items: [
          '**“Get the other parent’s okay by text.”** Say what makes it safe. In Illinois, a notice that both parents have signed, once filed, allows the move without a hearing (750 ILCS 5/609.2(e)).',
          '**“The decree gives you the survivor benefit.”** As a rule, the military’s pay office has to get the election, or the former spouse’s own request, within a year (10 U.S.C. §§ 1448(b)(3), 1450(f)(3)).',
          '**“You lose the base when you divorce.”** After 20 years of marriage, of service and of overlap, an unmarried former spouse may keep TRICARE and the commissary (10\u00a0U.S.C. §§ 1062, 1072(2)).',
        ],
      },
      {
        kind: 'table',
        caption: 'To prepare: count back from the move, with your state’s days in the last column',
        head: ['Date', 'How to count it', 'Ours'],
        rows: [
          ['First: the order', 'Geographic limit? Tex. Fam. Code §§ 153.132, 153.134(b)(1)', ''],
          ['First school day there', 'The new district’s calendar', ''],
          ['Moving day', 'A week or two before it', ''],
          ['New address', 'Texas, as a rule: 60 days before; not permission (§ 105.006)', ''],
          ['Notice out', 'Illinois, Pennsylvania: 60 days before. Arizona: 45', ''],
          ['Objection in', 'Pennsylvania: 30 days from receipt. Arizona: 30 from notice', ''],
          ['Hearing', 'Ask the clerk for the usual wait in July', ''],
        ],
      },
      {
        kind: 'text',
        text: '**Papers to name:** the custody order, the offer letter or the orders, the new school’s enrollment page, a schedule with flights and who pays, addresses of the children for five years, a leave and earnings statement, the marriage certificate.',
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Our relocation notice: form, how it is served, distance that counts, section' },
          { label: 'Fee to file an objection, and for a motion to modify' },
          { label: 'Whether our judges hear a parent by video from another state or overseas' },
          { label: 'Nearest installation’s legal assistance office: what it does and doesn’t do in a divorce' },
        ],
      },
      {
        kind: 'wording',
        use: 'A paragraph that both parents can read',
        text: 'A parent who wants to move isn’t stealing a child, and a parent who objects isn’t holding anyone prisoner. The judge may ask each of you what the child’s week would look like. Bring that week on paper.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'May’s pages: relocation, home state, military cases',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'Can I move away with my child before the next school year?',
            answer:
              'If the move counts as a relocation, Illinois and Pennsylvania generally ask for written notice 60 days ahead, Arizona for 45; if the other parent objects, a judge decides. In Ohio, the residential parent files a notice with the court, which can set a hearing. In Texas, a geographic restriction in the order comes first; the 60 days’ notice of a new address, as a rule required, isn’t permission.',
            documents: 'The order, the offer letter, school reports, a new schedule with travel costs',
            law: '750 ILCS 5/600(g), 609.2; 23 Pa.C.S. § 5337; A.R.S. § 25-408; R.C. 3109.051(G); Tex. Fam. Code §§ 105.006(e), 153.132, 153.134(b)(1)',
          },
          {
            question: 'We moved last year. Which state decides custody?',
            answer:
              'Under the uniform act, which Texas and Florida have adopted, usually the state where the child lived for the six months before the case; a visit elsewhere doesn’t interrupt them. A state that made an order generally keeps the case while the child or a parent stays.',
            documents: 'Addresses with dates, school and medical records, every earlier order',
            law: '28 U.S.C. § 1738A; Tex. Fam. Code §§ 152.201, 152.202; Fla. Stat. §§ 61.514, 61.515',
          },
          {
            question: 'We’re stationed here. Can we file for divorce here?',
            answer: `Texas accepts six months stationed in the state and ${byLaw('90 days')} in the county; North Carolina accepts six months, Alaska 30 continuous days. Whether that court may divide the pension is a separate federal question.`,
            documents: 'Orders, leave and earnings statement, state of legal residence',
            law: 'N.C. Gen. Stat. § 50-18; Tex. Fam. Code § 6.304; AS 25.24.900; 10 U.S.C. § 1408(c)(4)',
          },
          {
            question: 'My spouse is deployed. Can the case go on?',
            answer: `Before any default, the court needs an affidavit on military service, and a member who hasn’t appeared gets a lawyer. A member who knows of the case and can’t come may ask for a stay of at least ${byLaw('90 days')}.`,
            documents: 'Status report from the Defense Department’s SCRA site, orders, the commander’s letter',
            law: '50 U.S.C. §§ 3931, 3932',
          },
          {
            question: 'Is it true that I get none of the military pension before ten years?',
            answer:
              'No: federal law lets state courts divide it after a marriage of any length. Ten years of marriage during ten of service decide only whether the military pays the former spouse directly.',
            documents: 'Retirement points or pay statement, marriage certificate, decree, DD Form 2293',
            law: '10 U.S.C. § 1408(a)(4)(B), (c)(1), (d)(2)',
            checkedWith: 'a drafter of military orders',
          },
        ],
      },
      {
        kind: 'form',
        fields: [{ label: 'The installation or employer that moves families in and out of our county' }],
      },
    ],
  },
  {
    kind: 'text',
    label: 'Vacations',
    heading: 'June: exchanges, passports, camp bills and Father’s Day',
    blocks: [
      {
        kind: 'text',
        text: 'School lets out, and the schedule everybody knew gives way to one that nobody has read since last summer. Many of June’s readers already have an order. They don’t want a new case. They want to know what one paragraph means, often on a Friday afternoon with a suitcase in the hall. Before the page goes online, take out:',
      },
      {
        kind: 'list',
        items: [
          '**“No support, no visit.”** Neither excuses the other, and Texas orders have to say so in type that stands out (Tex. Fam. Code § 105.006(d)).',
          '**“Just call the police.”** Ask your sheriff’s office whether deputies act on a parenting order and which copy they want to see. Publish the answer with its date.',
          '**“Put the children in the prenup.”** In Texas and California, a premarital agreement can’t cut a child’s support (Tex. Fam. Code § 4.003(b); Cal. Fam. Code § 1612(b)).',
        ],
      },
      {
        kind: 'wording',
        use: 'To prepare: a travel letter to offer on the page. The other parent signs before a notary',
        text: 'I, [name], know that my child [name], born [date], will travel with [name] to [places] from [date] to [date]. I agree to this trip. They can be reached at [address, phone]. I can be reached at [phone]. Signed on [date].',
      },
      {
        kind: 'checklist',
        items: [
          {
            task: 'Papers to name for an exchange that failed',
            how: 'The order, messages, a log with time and place. No recording of the child.',
          },
          {
            task: 'Papers to name for a trip',
            how: 'Itinerary, both parents’ contact details, Form DS-3053, the order’s travel clause.',
          },
          {
            task: 'Papers to name for camp',
            how: 'Invoices, the camp’s tax number, work hours that made it necessary.',
          },
        ],
      },
      { kind: 'subheading', text: 'Local court, forms and fees' },
      {
        kind: 'form',
        fields: [
          { label: 'Our court’s model summer schedule: where it is, which year’s version' },
          { label: 'Motion to enforce parenting time: name, form number, fee, usual wait in July' },
          { label: 'Who helps without a motion: Friend of the Court, mediator, parenting coordinator' },
          { label: 'Where passports are accepted in our county' },
          { label: 'Father’s rights: form to establish parentage or legitimate, office, fee' },
        ],
      },
      {
        kind: 'wording',
        use: 'At the top of the page on missed time',
        text: 'If the child is safe, tonight is for writing things down, not for arguing on the porch. Note the time, the place and who was there, and send one calm message. If the child is in danger, call 911.',
      },
    ],
  },
  {
    kind: 'text',
    label: 'Topics',
    heading: 'June’s pages: missed weeks, travel, camp, prenups',
    blocks: [
      {
        kind: 'topics',
        items: [
          {
            question: 'My ex won’t give me my summer weeks. What can a judge do?',
            answer:
              'Enforce the order: Florida, Illinois and Arizona all provide for make-up time, among other remedies. Holding back child support isn’t one of them.',
            documents: 'The order, messages, a log of the days missed',
            law: 'Fla. Stat. § 61.13(4); 750 ILCS 5/607.5; A.R.S. § 25-414',
          },
          {
            question: 'Do both parents have to sign for a child’s passport?',
            answer:
              'Under 16, generally both, in person or by notarized Form DS-3053, unless one has sole authority. A worried parent can enroll the child in the State Department’s alert program.',
            documents: 'Birth certificate, Form DS-11, Form DS-3053, the order',
            law: '22 C.F.R. § 51.28',
            checkedWith: 'a paralegal',
          },
          {
            question: 'I’m afraid my child won’t be brought back from abroad.',
            answer:
              'Texas and Florida list what a judge can order before the trip, such as held passports or a bond. If the child is kept abroad, the Hague Convention may help where that country is a treaty partner.',
            documents: 'Itinerary, both countries’ passports, ties to each country, the order',
            law: 'Tex. Fam. Code §§ 153.501–153.503; Fla. Stat. § 61.45; 22 U.S.C. § 9001 et seq.',
            checkedWith: 'a Hague Convention lawyer',
          },
          {
            question: 'Who pays for camp and summer day care?',
            answer:
              'California and New York add work-related child care to support. For the federal credit, day camp can count and overnight camp can’t, and only the custodial parent may claim it.',
            documents: 'Invoices, provider’s tax number, work schedule',
            law: 'Cal. Fam. Code § 4062; N.Y. Dom. Rel. Law § 240(1-b)(c)(4); IRC § 21(b)(2), (e)(5)',
            checkedWith: 'a CPA',
          },
          {
            question: 'We never married, and I’m on the birth certificate. Do I have a father’s rights?',
            answer:
              'In Georgia, generally only after legitimation; in Ohio, the unmarried mother has custody until a court decides. In California, a signed voluntary declaration works like a judgment.',
            documents: 'Birth certificate, signed acknowledgment or declaration, support orders',
            law: 'O.C.G.A. § 19-7-22; R.C. 3109.042; Cal. Fam. Code § 7573',
          },
          {
            question: 'We’re getting married in the fall. Is it too late for a prenup?',
            answer:
              'No, but California wants seven days between the final draft and the signature. New York wants it acknowledged like a deed, and Texas looks at whether it was voluntary and what was disclosed.',
            documents: 'Both lists of property and debts, drafts with dates',
            law: 'Cal. Fam. Code § 1615(c); N.Y. Dom. Rel. Law § 236(B)(3); Tex. Fam. Code § 4.006',
          },
        ],
      },
    ],
  },
];
