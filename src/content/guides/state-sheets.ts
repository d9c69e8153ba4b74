import { byLaw } from '../by-law.ts';
import type { StateSheet } from './types.ts';

/**
 * A sheet for each state with a page, with the law as of November 2026. Where a sheet and the state's page differ, the sheet
 * was checked later. Searches that name a lawyer come last: every firm in the county has a page for them.
 */
export const stateSheets: readonly StateSheet[] = [
  {
    kind: 'state',
    state: 'alabama',
    court:
      'The circuit court hears it, in the county where the defendant lives or the couple lived at separation, or in the plaintiff’s if the defendant is a nonresident (Ala. Code § 30-2-4).',
    searches: [
      { query: 'how long does a divorce take in alabama', question: 'What comes after the 30 days if we don’t agree?' },
      { query: 'child support until 19 alabama', question: 'Does support end at 19, and what are the exceptions?' },
      {
        query: 'uncontested divorce alabama cost',
        question: 'What does it cost if we agree, and what isn’t included?',
      },
      { query: 'alabama divorce lawyer', question: 'In which of our counties do you appear?' },
      {
        query: 'divorce attorney huntsville al',
        question: 'Who takes Madison County cases, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point:
          'If the defendant is a nonresident, the filing spouse must prove six months’ residence. Open with that split: where does your spouse live?',
        cite: 'Ala. Code § 30-2-5',
      },
      {
        point:
          'No final judgment until 30 days after the summons and complaint are filed; afterward, 60 days before marrying anyone else. Readers know the 30. Give both.',
        cite: 'Ala. Code §§ 30-2-8.1, 30-2-10',
      },
      {
        point:
          'Incompatibility and irretrievable breakdown stand beside adultery and a year’s abandonment. People search for all four. Page question: why would anyone still plead fault?',
        cite: 'Ala. Code § 30-2-1',
      },
      {
        point:
          'Retirement benefits earned during the marriage can be divided; absent agreement, the other spouse gets at most half. Pages that require a ten-year marriage predate 2018.',
        cite: 'Ala. Code § 30-2-51(b)',
      },
      {
        point:
          'Rehabilitative alimony: five years, absent extraordinary circumstances. Periodic: as a rule no longer than the marriage, unless that was 20 years or more. Make a table.',
        cite: 'Ala. Code § 30-2-57',
      },
      {
        point:
          'Child support ordinarily runs to 19 and is set by Rule 32. Parents still ask about college: Ex parte Christopher ended court-ordered tuition.',
        cite: 'Ala. Code § 26-1-1; Ala. R. Jud. Admin. 32; Ex parte Christopher, 145 So. 3d 60 (Ala. 2013)',
      },
    ],
    advertising:
      'Rules 7.1–7.3 were rewritten as of January 1, 2026: advertised results must be objectively verifiable, copies kept six years, and the old general disclaimer is gone. Rule 7.4 stayed: no “specialist” without certification by an organization approved in Alabama.',
    firstPage: {
      question: 'What happens in an Alabama divorce if my spouse won’t agree?',
      outline: [
        {
          heading: 'The short answer: nobody has to agree, but somebody has to prove a ground',
          cite: 'Ala. Code § 30-2-1',
        },
        { heading: 'Which county, and when six months of residence count', cite: 'Ala. Code §§ 30-2-4, 30-2-5' },
        { heading: 'The first 30 days, and why a contested case takes longer', cite: 'Ala. Code § 30-2-8.1' },
        { heading: 'Paying the bills meanwhile: interim alimony', cite: 'Ala. Code § 30-2-56' },
        { heading: 'What a judge may divide, pensions included', cite: 'Ala. Code § 30-2-51' },
        { heading: 'After the judgment: 60 days before marrying anyone else', cite: 'Ala. Code § 30-2-10' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'alaska',
    court:
      'The superior court hears it, in one of four judicial districts, since Alaska has no counties (AS 22.10.010, 22.10.020); Civil Rule 3 governs venue.',
    searches: [
      { query: 'dissolution vs divorce alaska', question: 'Which packet do we need?' },
      { query: 'who claims child’s pfd after divorce', question: 'Which parent applies for the dividend by March 31?' },
      { query: 'alaska child support 90.3', question: 'What is 20, 27 or 33% of a seasonal income?' },
      { query: 'alaska divorce lawyer', question: 'At which courts do you appear, and may we meet by phone?' },
      {
        query: 'divorce attorney anchorage',
        question: 'Who takes Anchorage cases, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point:
          'No minimum stay: a resident is present and means to remain. Service members qualify after 30 continuous days stationed here. Write that page by installation.',
        cite: 'AS 25.24.090, 25.24.900',
      },
      {
        point:
          'Dissolution: usually a joint petition, every term agreed. Divorce: a complaint, mostly for incompatibility of temperament. Use two columns, with your court’s usual wait in each.',
        cite: 'AS 25.24.050, 25.24.200, 25.24.220',
      },
      {
        point:
          'A just division, regardless of fault; community property only by written agreement or trust. The judge may consider an animal’s well-being: who keeps the dogs?',
        cite: 'AS 25.24.160(a)(4), (5); AS 34.77',
      },
      {
        point:
          'If one parent has primary custody, the other owes 20% of adjusted annual income for one child, 27 for two, 33 for three. Calculate seasonal pay.',
        cite: 'Alaska Civ. R. 90.3',
      },
      {
        point:
          '“Who applies for the children’s dividend?” Applications close March 31. Answer from the wording of your own decrees, and renew the page every January.',
        cite: 'AS 43.23.011',
      },
      {
        point:
          'A tribe may decide custody of children who are its members or eligible to be. If you appear there, answer “which clerk do I call?”',
        cite: 'John v. Baker, 982 P.2d 738 (Alaska 1999)',
      },
    ],
    advertising:
      'Rule 7.1 bars false or misleading statements about you or your services, so give no result or testimonial that suggests the next client will do as well. In a small town, any detail can identify a client: Rules 1.6 and 1.9 apply.',
    firstPage: {
      question: 'Dissolution or divorce: which packet do I need in Alaska?',
      outline: [
        { heading: 'The short answer: every term agreed, or a complaint', cite: 'AS 25.24.200; 25.24.050' },
        { heading: 'Who may file here, service members included', cite: 'AS 25.24.090, 25.24.900' },
        { heading: 'What the joint petition has to settle and disclose', cite: 'AS 25.24.200, 25.24.210' },
        { heading: 'What the judge asks at the dissolution hearing', cite: 'AS 25.24.220' },
        { heading: 'The dogs, the boat, the pension: a just division', cite: 'AS 25.24.160(a)(4), (5)' },
        { heading: 'Child support on either path', cite: 'Alaska Civ. R. 90.3' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'arizona',
    court:
      'The superior court hears it (A.R.S. § 25-311), in the county where the petitioner lives at filing (§ 12-401).',
    searches: [
      { query: 'arizona divorce residency requirement', question: 'Do my winters here make Arizona my domicile?' },
      { query: 'arizona child custody laws', question: 'Who decides, and with whom do the children live?' },
      {
        query: 'spousal maintenance calculator arizona',
        question: 'Which edition of the guidelines applies, and for how many months?',
      },
      {
        query: 'summary consent decree maricopa county',
        question: 'We agree on everything: what do we sign and file?',
      },
      { query: 'divorce lawyer phoenix az', question: 'Who goes to our court, and what does a first meeting cost?' },
    ],
    law: [
      {
        point: `${byLaw('Ninety days')}’ domicile, or military presence, by either spouse before filing. Snowbirds ask each winter whether the house here counts: explain domicile.`,
        cite: 'A.R.S. § 25-312',
      },
      {
        point:
          'No hearing or trial until 60 days after service; a summary consent decree counts 60 days from filing. First question on the page: is everything settled?',
        cite: 'A.R.S. §§ 25-329, 25-314.01',
      },
      {
        point:
          'Irretrievably broken is enough, except in a covenant marriage, where § 25-903 lists the grounds. One page covers it: which of those grounds do we have?',
        cite: 'A.R.S. §§ 25-312, 25-903',
      },
      {
        point:
          'Service of a petition that ends in a decree closes the community. Division ignores misconduct, but not waste: what if one of us empties the account?',
        cite: 'A.R.S. §§ 25-211, 25-213, 25-318',
      },
      {
        point:
          'Petitions filed on or after September 24, 2022, follow maintenance guidelines, with ranges of months by length of marriage. Name the edition of the guidelines you used, and date the page.',
        cite: 'A.R.S. § 25-319',
      },
      {
        point:
          'Parents type “custody”; say “legal decision-making and parenting time” in the same sentence. The plan maximizes both parents’ time, consistent with the child’s best interests.',
        cite: 'A.R.S. §§ 25-401, 25-403.02',
      },
    ],
    advertising:
      'ER 7.1 bars false or misleading statements. The State Bar’s Board of Legal Specialization certifies lawyers, not firms (Ariz. R. Sup. Ct. 44): name the certified lawyer, and don’t write that the firm specializes (Ariz. Ethics Op. 00-01).',
    firstPage: {
      question: 'What do Arizona judges decide when parents say “custody”?',
      outline: [
        { heading: 'The short answer: two questions, with two answers', cite: 'A.R.S. § 25-401' },
        { heading: 'The best-interests factors, in the statute’s order', cite: 'A.R.S. § 25-403' },
        { heading: 'Where there has been domestic violence', cite: 'A.R.S. § 25-403.03' },
        { heading: 'The parenting plan, and what it has to cover', cite: 'A.R.S. § 25-403.02' },
        { heading: 'The parent education class: where, what it costs, by when', cite: 'A.R.S. §§ 25-351, 25-352' },
        { heading: `A move out of state or over 100 miles: ${byLaw('45 days')}’ notice`, cite: 'A.R.S. § 25-408' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'california',
    court:
      'The superior court hears it, in a county where either spouse has lived for the three months before filing (Cal. Fam. Code § 200; Code Civ. Proc. § 395(a)).',
    searches: [
      { query: 'date of separation california same house', question: 'What was our date, if we still live together?' },
      { query: '10 year marriage alimony california', question: 'Do ten years mean support for life?' },
      {
        query: 'joint petition divorce california',
        question: 'Can we file together, or do we qualify for summary dissolution?',
      },
      {
        query: 'what to expect at child custody mediation',
        question: 'Does our county’s mediator report to the judge?',
      },
      {
        query: 'divorce lawyer los angeles',
        question: 'Which courthouse is ours, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point:
          'One spouse needs six months in California; marital status can’t end until six months after service or first appearance. Readers merge the two: separate them.',
        cite: 'Cal. Fam. Code §§ 2320, 2339',
      },
      {
        point:
          'Since January 1, 2026, both spouses may sign one petition (FL-700), whatever the length, property or children, and filing counts as service. Compare it with the narrower summary dissolution.',
        cite: 'Cal. Fam. Code §§ 2330, 2331, 2342.5',
      },
      {
        point:
          'Answer “is California 50/50” in line one: absent agreement, the community is divided equally. Then link the real questions: house, stock grants, an older business.',
        cite: 'Cal. Fam. Code §§ 760, 2550',
      },
      {
        point:
          'Earnings stop being community once one spouse has told the other that the marriage is over and acted accordingly. Write for couples still under one roof.',
        cite: 'Cal. Fam. Code §§ 70, 771',
      },
      {
        point:
          'A marriage of ten years is presumed long, and the court ordinarily keeps jurisdiction over support. Say it first: that isn’t support for life.',
        cite: 'Cal. Fam. Code § 4336',
      },
      {
        point:
          'Contested custody goes to mediation first. Parents ask the night before: does our county’s counselor make a recommendation to the judge, or is it confidential?',
        cite: 'Cal. Fam. Code §§ 3170, 3183',
      },
    ],
    advertising:
      '“Certified specialist” takes certification by the Board of Legal Specialization or an accredited body, named (Rule 7.4(a)). Bus. & Prof. Code §§ 6157–6159.2, amended as of January 1, 2026, reach websites: name a lawyer or the firm, with the city, town or county of a real office or the State Bar address; guarantee no result, show no award that comes with membership (§ 6157.2).',
    firstPage: {
      question: 'We’ve separated but still share the house: what is our date of separation in California?',
      outline: [
        { heading: 'The short answer: tell your spouse, then act on it', cite: 'Cal. Fam. Code § 70(a)' },
        { heading: 'Why one roof doesn’t settle it, and older articles disagree', cite: 'Cal. Fam. Code § 70(c)' },
        { heading: 'What stops that day: earnings', cite: 'Cal. Fam. Code § 771' },
        { heading: 'What doesn’t: the house is usually valued near the trial', cite: 'Cal. Fam. Code § 2552' },
        { heading: 'Who pays for debts that came afterward', cite: 'Cal. Fam. Code § 2623' },
        { heading: 'Why the date can decide whether ten years have passed', cite: 'Cal. Fam. Code § 4336' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'florida',
    court:
      'The circuit court hears it (Fla. Stat. § 61.043), usually in the county where the couple last lived together or where the respondent lives (§ 47.011).',
    searches: [
      { query: 'did florida get rid of permanent alimony', question: 'What is left, and what about my old award?' },
      { query: 'is florida a 50/50 custody state', question: 'What is presumed, and what rebuts it?' },
      {
        query: 'proof of residency for divorce in florida',
        question: 'Do my winters count, and what proves six months?',
      },
      { query: 'simplified dissolution orlando', question: 'Do we meet every condition, and what if we miss one?' },
      { query: 'divorce lawyer miami', question: 'Does the office speak Spanish, and what does a first meeting cost?' },
    ],
    law: [
      {
        point:
          'Six months’ residence before filing, corroborated by a Florida license, ID or voter card, or by a witness. The snowbird’s question: do my winters count?',
        cite: 'Fla. Stat. §§ 61.021, 61.052(2)',
      },
      {
        point:
          'Twenty days from filing to final judgment, unless injustice would result. “Fastest divorce in Florida” deserves that number, then what slows a case in your circuit.',
        cite: 'Fla. Stat. § 61.19',
      },
      {
        point:
          'Adultery is no ground, but the court may consider it in alimony, with its economic impact. Never write “Florida is no-fault, so it’s irrelevant.”',
        cite: 'Fla. Stat. §§ 61.052, 61.08',
      },
      {
        point:
          'Division starts at equal. Since July 1, 2024, giving real estate to a spouse takes the writing that a conveyance takes: update your house page.',
        cite: 'Fla. Stat. § 61.075',
      },
      {
        point:
          'No permanent alimony in new cases. Durational: none under three years of marriage, then at most 50, 60 or 75% of its length, exceptional circumstances aside, and at most 35% of the difference in net incomes.',
        cite: 'Fla. Stat. § 61.08(1), (8)',
      },
      {
        point:
          'Equal time-sharing is presumed best for the child, rebuttable by a preponderance. Write two pages: “is Florida a 50/50 state” and “how to rebut 50/50.”',
        cite: 'Fla. Stat. § 61.13',
      },
    ],
    advertising:
      'Past results must be objectively verifiable, and testimonials need a disclaimer among other conditions (Rule 4-7.13). “Board certified” names the area and The Florida Bar; without certification, “specialist” or “expert” must be verifiable from education, training, experience and substantial involvement (Rule 4-7.14).',
    firstPage: {
      question: 'Did Florida end permanent alimony, and what about an order from before July 2023?',
      outline: [
        { heading: 'The short answer: no in new cases; old orders stand for now', cite: 'Fla. Stat. §§ 61.08, 61.14' },
        { heading: 'The four kinds that are left', cite: 'Fla. Stat. § 61.08(1)' },
        { heading: 'How long: a table by years of marriage', cite: 'Fla. Stat. § 61.08(5), (8)' },
        { heading: 'How much: need, or 35% of the difference, if lower', cite: 'Fla. Stat. § 61.08(8)' },
        { heading: 'When the person who pays retires', cite: 'Fla. Stat. § 61.14' },
        { heading: 'When the person who is paid lives with somebody', cite: 'Fla. Stat. § 61.14(1)(b)' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'georgia',
    court:
      'Only superior courts grant divorces: in the defendant’s county, in the plaintiff’s if the defendant lives out of state, or in the marital county if the defendant left it within six months and the plaintiff still lives there (Ga. Const. art. VI, § II, para. I; § IV, para. I).',
    searches: [
      { query: 'what county do i file for divorce in georgia', question: 'My spouse moved: which county is it now?' },
      { query: 'at what age can a child choose in georgia', question: 'What does a choice at 14 decide, and at 11?' },
      { query: 'legitimation georgia', question: 'I’m on the birth certificate: why isn’t that enough?' },
      { query: 'uncontested divorce ga', question: 'What does an agreed case cost, service included?' },
      {
        query: 'gwinnett county divorce attorney',
        question: 'Who goes to Lawrenceville, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point:
          'Generally six months’ residence to file; on the no-fault ground, no decree within 30 days of service. Answer “31 day divorce” with your county’s real calendar.',
        cite: 'O.C.G.A. §§ 19-5-2, 19-5-3(13)',
      },
      {
        point:
          'Division is equitable, a doctrine the courts built, and a party may demand a jury on money questions. If you try cases, say so here.',
        cite: 'O.C.G.A. § 19-5-1; Stokes v. Stokes, 246 Ga. 765 (1980)',
      },
      {
        point:
          '“Can a cheating spouse get alimony?” Not if adultery caused the separation, proved by a preponderance; likewise desertion. Otherwise, need and ability to pay decide.',
        cite: 'O.C.G.A. §§ 19-6-1, 19-6-5',
      },
      {
        point:
          'Since January 1, 2026, the child support worksheet includes a parenting time adjustment; before, it was a discretionary deviation. Redo every worked example from 2025.',
        cite: 'O.C.G.A. § 19-6-15',
      },
      {
        point:
          'At 14 a child may choose a parent, presumptively; from 11 up to 14 the judge considers the child’s wishes. Put the ages first.',
        cite: 'O.C.G.A. § 19-9-3(a)(5), (6)',
      },
      {
        point:
          'A father never married to the mother generally needs legitimation before custody or visitation. Tell him early that his name on the birth certificate isn’t enough.',
        cite: 'O.C.G.A. §§ 19-7-22, 19-7-25',
      },
    ],
    advertising:
      'Name a responsible lawyer (Rule 7.1(a)(4)); give your principal office’s full address and phone (7.2(c)). “Specialist” needs experience, training, education or certification behind it (7.4). Results must not create unjustified expectations (7.1(a)(2)).',
    firstPage: {
      question: 'My spouse moved to another county: where do I file for divorce in Georgia?',
      outline: [
        { heading: 'The short answer: usually where your spouse lives', cite: 'Ga. Const. art. VI, § II, para. I' },
        { heading: 'Unless your spouse left our county within six months', cite: 'Ga. Const. art. VI, § II, para. I' },
        { heading: 'If your spouse has left Georgia', cite: 'O.C.G.A. §§ 19-5-2, 9-10-91' },
        { heading: 'If you live on a military post', cite: 'O.C.G.A. § 19-5-2' },
        { heading: 'How your spouse gets the papers, or can’t be found', cite: 'O.C.G.A. § 9-11-4' },
        { heading: 'Our county: clerk, fee, parking, first hearing', cite: 'local rules; date checked' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'illinois',
    court: 'The circuit court hears it; file in the county where either spouse lives (750 ILCS 5/104).',
    searches: [
      { query: 'full custody illinois', question: 'Who decides, and where are the overnights?' },
      { query: '146 overnights illinois', question: 'What changes at 146, and what doesn’t?' },
      { query: 'illinois maintenance calculator', question: 'What would the guideline be, before and after the cap?' },
      {
        query: 'uncontested divorce illinois',
        question: 'Can we use the joint simplified form, and if not, what does it cost?',
      },
      {
        query: 'child custody lawyer dupage county',
        question: 'Who goes to Wheaton, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point: `${byLaw('Ninety days')}’ residence by one spouse; irreconcilable differences only, presumed irrebuttably after six months apart. Spouses who agree often don’t need the six months: say so.`,
        cite: '750 ILCS 5/401',
      },
      {
        point:
          'Just proportions, without regard to misconduct. But money spent on an affair during the breakdown can be dissipation: state what the notice needs, and when.',
        cite: '750 ILCS 5/503(d)',
      },
      {
        point: `Combined gross under ${byLaw('$500,000')}, no prior support obligation: a third of payor’s net less a quarter of payee’s. Work one example through the 40% cap.`,
        cite: '750 ILCS 5/504(b-1)',
      },
      {
        point:
          'Child support changes once each parent has at least 146 overnights a year. One parent hopes for that number, the other fears it. Address both.',
        cite: '750 ILCS 5/505',
      },
      {
        point:
          'Title it “custody,” then translate: decision-making and parenting time. Each parent generally files a proposed parenting plan within 120 days. Put that deadline near the top.',
        cite: '750 ILCS 5/602.5, 602.7, 602.10(a)',
      },
      {
        point:
          'A parent with half the time or more: relocation is over 25 miles from Cook or collar counties, 50 elsewhere, 25 out of state. Give yours.',
        cite: '750 ILCS 5/600(g), 609.2',
      },
    ],
    advertising:
      'Use “certified,” “specialist” or “expert” only to identify a certificate, award or recognition, and add that the Supreme Court of Illinois doesn’t recognize certifications of specialties and that none is required to practice (Rule 7.4(c)). Rule 7.1 bars misleading statements.',
    firstPage: {
      question: 'Can I get full custody in Illinois, and what do judges call it now?',
      outline: [
        { heading: 'The short answer: custody became two decisions', cite: '750 ILCS 5/602.5, 602.7' },
        { heading: 'Who decides on school, health, religion and activities', cite: '750 ILCS 5/602.5(b)' },
        { heading: 'Where the nights go: the factors in their order', cite: '750 ILCS 5/602.7(b)' },
        { heading: 'When a parent’s time is restricted', cite: '750 ILCS 5/603.10' },
        { heading: 'Your parenting plan, and the 120 days', cite: '750 ILCS 5/602.10' },
        { heading: 'Changing it later', cite: '750 ILCS 5/610.5' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'michigan',
    court:
      'The family division of the circuit court hears it (MCL 600.1021), in a county where either spouse has lived for ten days, with a narrow exception (MCL 552.9).',
    searches: [
      { query: 'how long does a divorce take in michigan', question: 'Is it 60 days or six months for us?' },
      { query: 'friend of the court michigan', question: 'What do I bring to the interview, and may we opt out?' },
      { query: 'legal separation michigan', question: 'What is separate maintenance, and can it become a divorce?' },
      { query: 'edro michigan', question: 'Which order divides a teacher’s or a trooper’s pension?' },
      {
        query: 'divorce attorney grand rapids mi',
        question: 'Who goes to our court, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point:
          'One spouse needs 180 days in Michigan. Proofs wait 60 days from filing, usually at least six months with minor children. Publish two timelines.',
        cite: 'MCL 552.9, 552.9f',
      },
      {
        point:
          'The only ground is breakdown, pleaded in the statute’s words. “Does cheating matter?” Fault is one factor among several when property is divided.',
        cite: 'MCL 552.6; Sparks v. Sparks, 440 Mich. 141 (1992)',
      },
      {
        point:
          'People type “legal separation”; the action is separate maintenance, on the same ground. Warn them: a counterclaim for divorce turns it into a divorce.',
        cite: 'MCL 552.7',
      },
      {
        point:
          'Spousal support is what the court finds just and reasonable. Readers arrive with a calculator’s figure: say that no table exists and the software binds nobody.',
        cite: 'MCL 552.23',
      },
      {
        point:
          'A Friend of the Court letter brings two questions: what do I bring to the interview, and may we opt out? Answer both for your circuit.',
        cite: 'MCL 552.501 et seq., 552.505a',
      },
      {
        point:
          'Factors (a) through (l); if a custodial environment is established, changing it takes clear and convincing evidence. Parents score themselves, so write factor by factor.',
        cite: 'MCL 722.23, 722.27(1)(c)',
      },
    ],
    advertising:
      'MRPC 7.1(b) bars creating unjustified expectations about results. Its comment says that this would ordinarily preclude advertising results obtained for a client, or client endorsements: read it before you put either on your own site. Comparisons need proof (7.1(c)).',
    firstPage: {
      question: 'How long does a divorce take in Michigan, with children and without?',
      outline: [
        { heading: 'The short answer: two waiting periods, side by side', cite: 'MCL 552.9f' },
        { heading: 'Before you file: 180 days here, ten in the county', cite: 'MCL 552.9' },
        { heading: 'When a judge may shorten the six months', cite: 'MCL 552.9f' },
        { heading: 'What a judge can order meanwhile', cite: 'MCR 3.207' },
        { heading: 'Friend of the Court: the interview, or opting out', cite: 'MCL 552.505, 552.505a' },
        { heading: 'What adds months: custody factors, a public pension', cite: 'MCL 722.23; 38.1701 et seq.' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'new-york',
    court:
      'Supreme Court hears it, and Family Court can’t grant a divorce; since February 19, 2025, venue is a county where either spouse or a minor child lives, with exceptions (N.Y. CPLR 515).',
    searches: [
      {
        query: 'divorce with no money of my own new york',
        question: 'When may the court have my spouse pay my lawyer?',
      },
      {
        query: 'how is maintenance calculated in ny',
        question: 'What is the formula, and what if we earn more than the cap?',
      },
      { query: 'how to file for custody in brooklyn', question: 'Which court do I go to before a divorce is filed?' },
      { query: 'uncontested divorce new york', question: 'Which forms does the court want, and what do you charge?' },
      { query: 'divorce attorney long island', question: 'Nassau or Suffolk, and what does a first meeting cost?' },
    ],
    law: [
      {
        point:
          'Two continuous years by either spouse need no tie; one year needs one, such as a New York wedding. List the ties in a table.',
        cite: 'N.Y. Dom. Rel. Law § 230',
      },
      {
        point:
          'One spouse swears to six months’ irretrievable breakdown. Give the catch in the same sentence: no judgment until property, support and custody are agreed or decided.',
        cite: 'N.Y. Dom. Rel. Law § 170(7)',
      },
      {
        point:
          'Equitable isn’t equal. Two corrections to old pages: since 2016, a degree’s added earning power isn’t divided; since 2021, a companion animal’s best interest counts.',
        cite: 'N.Y. Dom. Rel. Law § 236(B)(5)',
      },
      {
        point: `Since March 1, 2026, the maintenance formula runs to ${byLaw('$241,000')} of the payor’s income; an advisory schedule covers duration. Date your example; the cap moves.`,
        cite: 'N.Y. Dom. Rel. Law § 236(B)(5-a), (6)',
      },
      {
        point: `Child support ordinarily runs to 21: 17% for one child, 25% for two, on combined income up to ${byLaw('$193,000')} since March 1, 2026. Date the page.`,
        cite: 'N.Y. Dom. Rel. Law § 240(1-b)',
      },
      {
        point:
          'Before anyone files for divorce, a parent may petition Family Court for custody. Parents look up both courts; your first paragraph should say which does what.',
        cite: 'N.Y. Dom. Rel. Law § 240; Fam. Ct. Act § 651',
      },
    ],
    advertising:
      'Label the home page “Attorney Advertising”; give name, principal office address and phone (Rule 7.1(f), (h)). Testimonials and past results need “Prior results do not guarantee a similar outcome” (7.1(d), (e)). The rule reaches meta tags and hidden code (7.1(g)).',
    firstPage: {
      question: 'Family Court or Supreme Court: where do I file for divorce in New York?',
      outline: [
        { heading: 'The short answer: only Supreme Court can end the marriage', cite: 'N.Y. Const. art. VI, §§ 7, 13' },
        { heading: 'What Family Court can do before anyone files', cite: 'Fam. Ct. Act §§ 412, 413, 651, 812' },
        { heading: 'Whether you have lived here long enough', cite: 'N.Y. Dom. Rel. Law § 230' },
        { heading: 'Which county', cite: 'N.Y. CPLR 515' },
        { heading: 'What neither of you may do once it’s filed and served', cite: 'N.Y. Dom. Rel. Law § 236(B)(2)' },
        { heading: 'Who may have to pay your lawyer', cite: 'N.Y. Dom. Rel. Law § 237' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'north-carolina',
    court:
      'The District Court Division hears it, in a county where either spouse lives (N.C. Gen. Stat. §§ 7A-244, 50-3).',
    searches: [
      { query: 'can you be separated in the same house nc', question: 'Do separate bedrooms start the year?' },
      { query: 'can i get alimony after divorce is final nc', question: 'What must I claim before the judgment?' },
      { query: 'child custody laws nc', question: 'What happens at mediation, and who is excused?' },
      { query: 'absolute divorce nc cost', question: 'What is in the flat fee, and which claims would I lose?' },
      { query: 'divorce attorney raleigh nc', question: 'Who goes to our court, and what does a first meeting cost?' },
    ],
    law: [
      {
        point:
          'Absolute divorce takes a year in separate homes and six months’ residence by either spouse. Say first: separate bedrooms won’t do; no paper is needed.',
        cite: 'N.C. Gen. Stat. § 50-6',
      },
      {
        point:
          '“Does one night restart the year?” Under § 50-6, isolated incidents don’t toll it; § 52-10.2 defines resumption. State the rule and stop there.',
        cite: 'N.C. Gen. Stat. §§ 50-6, 52-10.2',
      },
      {
        point:
          'With a narrow exception, absolute divorce ends an equitable distribution claim not yet asserted; alimony must be pending, too. Put that warning on your flat-fee page.',
        cite: 'N.C. Gen. Stat. § 50-11',
      },
      {
        point:
          'Division starts at equal, and the date of separation closes the marital estate. Page question: how do we prove the day one of us left?',
        cite: 'N.C. Gen. Stat. § 50-20',
      },
      {
        point:
          'Uncondoned illicit sexual behavior before separation: dependent spouse only, no alimony; supporting spouse only, alimony; both, the judge decides. Put it in a table.',
        cite: 'N.C. Gen. Stat. § 50-16.3A(a)',
      },
      {
        point:
          'A contested custody claim goes to mediation where a program exists, unless waived. Worksheet B takes at least 123 overnights each, both bearing the child’s costs.',
        cite: 'N.C. Gen. Stat. §§ 50-13.1, 50-13.4(c)',
      },
    ],
    advertising:
      'No “specialist” or “specializes” without certification by the State Bar or an accredited organization, clearly named (Rule 7.2(c)). Give a responsible lawyer’s or firm’s name and contact information (7.2(d)). No unjustified expectations, no unproved comparisons (7.1).',
    firstPage: {
      question: 'How do we separate in North Carolina, and does one of us have to move out?',
      outline: [
        { heading: 'The short answer: separate homes, and one of you means it', cite: 'N.C. Gen. Stat. § 50-6' },
        { heading: 'What resumes the marriage, and what doesn’t', cite: 'N.C. Gen. Stat. § 52-10.2' },
        { heading: 'The agreement: in writing, and acknowledged', cite: 'N.C. Gen. Stat. § 52-10.1' },
        {
          heading: 'What you can ask for now',
          cite: 'N.C. Gen. Stat. §§ 50-13.5, 50-16.2A, 50-21',
        },
        { heading: 'If one of you won’t leave: divorce from bed and board', cite: 'N.C. Gen. Stat. § 50-7' },
        { heading: 'What to claim before the year is up', cite: 'N.C. Gen. Stat. § 50-11' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'ohio',
    court: `The court of common pleas hears it, in its domestic relations division where there is one; the usual venue is where the plaintiff has lived for ${byLaw('90 days')} (Ohio Civ.R. 3(C)).`,
    searches: [
      { query: 'dissolution vs divorce ohio', question: 'Which one can we file?' },
      { query: 'shared parenting plan ohio', question: 'What must the plan say, and what does our local rule add?' },
      { query: 'child support worksheet ohio', question: 'What do 90 or 147 overnights change?' },
      { query: 'spouse hid money divorce ohio', question: 'What is financial misconduct, and what can the court do?' },
      { query: 'divorce attorney stark county', question: 'Who goes to Canton, and what does a first meeting cost?' },
    ],
    law: [
      {
        point:
          'Six months in Ohio before filing; no hearing until 42 days after service, 28 after the last publication, and 28 after service of a counterclaim unless waived in writing.',
        cite: 'R.C. 3105.03; Ohio Civ.R. 75(K)',
      },
      {
        point: `Dissolution is a joint petition with a signed separation agreement, heard 30 to ${byLaw('90 days')} after filing. Give it its own page, apart from divorce.`,
        cite: 'R.C. 3105.61–3105.65',
      },
      {
        point:
          'Incompatibility fails if either spouse denies it. “What if my spouse denies it?” Name the other grounds, starting with a year apart without cohabitation.',
        cite: 'R.C. 3105.01',
      },
      {
        point:
          'Marital property is divided equally unless that would be inequitable, and financial misconduct can be compensated. Callers know half of this rule. Give both halves.',
        cite: 'R.C. 3105.171',
      },
      {
        point:
          'Spousal support has factors and no formula. Child support starts from a worksheet: 90 court-ordered overnights cut it by 10%; at 147, a judge who grants no deviation must say why.',
        cite: 'R.C. 3105.18; R.C. 3119.051, 3119.231',
      },
      {
        point:
          'Parents type “full custody”; the Code says residential parent and legal custodian, or shared parenting. S.B. 174, as introduced, would replace both (“designated parent”): check where it stands.',
        cite: 'R.C. 3109.04',
      },
    ],
    advertising:
      'Rule 7.1 bars nonverifiable statements as well as false or misleading ones, so keep proof of every figure. “Specialist” requires certification by an organization that the Supreme Court’s commission has approved, clearly named (7.4(e)). Name a responsible lawyer or firm and the office address (7.2(c)).',
    firstPage: {
      question: 'Dissolution or divorce: which one do we file in Ohio?',
      outline: [
        { heading: 'The short answer: all agreed, or a complaint with grounds', cite: 'R.C. 3105.63, 3105.01' },
        { heading: 'Six months in Ohio, either way', cite: 'R.C. 3105.62, 3105.03' },
        { heading: 'What the separation agreement has to cover', cite: 'R.C. 3105.63' },
        { heading: `One hearing, both of you there, 30 to ${byLaw('90 days')} after filing`, cite: 'R.C. 3105.64' },
        { heading: 'The divorce calendar: 42 days from service, or longer', cite: 'Ohio Civ.R. 75(K)' },
        { heading: 'If the agreement falls apart, or a fight ends', cite: 'R.C. 3105.65(C); 3105.08' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'pennsylvania',
    court:
      'The court of common pleas hears it, in a county where either spouse lives or on which both agree (Pa.R.C.P. 1920.2).',
    searches: [
      { query: 'spouse won’t sign divorce papers pa', question: 'How do I go ahead after a year apart?' },
      { query: 'spousal support vs apl pennsylvania', question: 'Which of the three kinds can I ask for now?' },
      { query: 'date of separation pennsylvania', question: 'What proves the day, if we still live together?' },
      { query: 'custody lawyer doylestown', question: 'What happens at the Bucks County conference?' },
      {
        query: 'family law attorney pittsburgh',
        question: 'Who takes Allegheny County cases, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point:
          'One party must have lived in the Commonwealth for at least six months before filing. Students and newcomers ask for the first possible day.',
        cite: '23 Pa.C.S. § 3104(b)',
      },
      {
        point: `If both consent, each signs ${byLaw('90 days')} or more after service and files within 30 days of signing. Say it plainly: from service, not filing.`,
        cite: '23 Pa.C.S. § 3301(c); Pa.R.C.P. 1920.42(a)(1)(ii)',
      },
      {
        point:
          '“What if my spouse won’t sign?” After a year separate and apart, one spouse may go ahead alone. Walk through the affidavit and the counter-affidavit.',
        cite: '23 Pa.C.S. § 3301(d)',
      },
      {
        point:
          'Final separation starts that year, and most property acquired later isn’t marital. It can happen in one house. Page question: what proves our date?',
        cite: '23 Pa.C.S. §§ 3103, 3501(a)(4)',
      },
      {
        point:
          'The public says alimony for three things: spousal support, which needs no divorce action, APL during one, alimony after the decree. The first two have a formula; alimony has factors.',
        cite: 'Pa.R.C.P. 1910.16-4; 23 Pa.C.S. §§ 3701, 3702, 4321',
      },
      {
        point:
          'The custody factors changed in 2024 (Kayden’s Law) and again, effective August 29, 2025. If your page counts sixteen, replace the list and date it.',
        cite: '23 Pa.C.S. § 5328(a); Act 11 of 2025',
      },
    ],
    advertising:
      'Rule 7.2(c), new in November 2024, limits “specialist” to certified lawyers and those whose experience, training or education objectively verifies the claim. The latter must add that they aren’t certified, and may claim one field only (7.2(c)(3)). Rule 7.1 bars false or misleading statements. The old duty to keep copies for two years was repealed.',
    firstPage: {
      question: 'My spouse won’t sign: how do I get divorced in Pennsylvania?',
      outline: [
        { heading: 'The short answer: a year apart, then you go ahead', cite: '23 Pa.C.S. § 3301(d)' },
        { heading: 'When the year starts, even under one roof', cite: '23 Pa.C.S. § 3103' },
        { heading: 'The affidavit, and what a counter-affidavit does', cite: 'Pa.R.C.P. 1920.42, 1920.72' },
        { heading: 'Support while you wait: what the formula says', cite: 'Pa.R.C.P. 1910.16-4' },
        { heading: 'What to claim before the decree ends it', cite: '23 Pa.C.S. § 3503' },
        { heading: 'If your spouse signs after all', cite: '23 Pa.C.S. § 3301(c)' },
      ],
    },
  },
  {
    kind: 'state',
    state: 'texas',
    court: `A district court hears it, in some counties a county court at law; file in a county where either spouse has lived for the last ${byLaw('90 days')} (Tex. Fam. Code § 6.301).`,
    searches: [
      {
        query: 'texas divorce 60 day waiting period',
        question: 'When can it be final, and when don’t the 60 days apply?',
      },
      { query: 'is texas a 50/50 divorce state', question: 'What does “just and right” mean for our house?' },
      { query: 'joint managing conservator meaning', question: 'Who decides where the child lives, and how far away?' },
      { query: 'collin county standing order divorce', question: 'What may neither of us do from the first day?' },
      {
        query: 'divorce lawyer houston',
        question: 'Who takes Harris County cases, and what does a first meeting cost?',
      },
    ],
    law: [
      {
        point: `Six months’ domicile in Texas, ${byLaw('90 days')} in the county, then 60 days from filing, with exceptions for family violence. Put all three in one table.`,
        cite: 'Tex. Fam. Code §§ 6.301, 6.702',
      },
      {
        point:
          'Most petitions plead insupportability, but adultery and cruelty remain grounds and may tilt the division. “Does cheating matter?” Say where it does and where it doesn’t.',
        cite: 'Tex. Fam. Code §§ 6.001–6.003, 7.001',
      },
      {
        point:
          'Property on hand is presumed community, absent clear and convincing evidence. The division is “just and right”: tell readers that it may not be half.',
        cite: 'Tex. Fam. Code §§ 3.003, 7.001',
      },
      {
        point: `The usual maintenance route: ten years married, minimum needs unmet. Lead with the ceiling: ${byLaw('$5,000')} a month or, if lower, 20% of average monthly gross income.`,
        cite: 'Tex. Fam. Code §§ 8.051, 8.055',
      },
      {
        point: `Since September 1, 2025, guideline child support applies to the first ${byLaw('$11,700')} of monthly net resources. If your page still says ${byLaw('$9,200')}, fix it first.`,
        cite: 'Tex. Fam. Code § 154.125',
      },
      {
        point:
          'Parents type “custody”; orders say conservatorship and possession. Translate, then explain the geographic restriction on the child’s home, and the expanded schedule for a parent within 50 miles.',
        cite: 'Tex. Fam. Code §§ 153.131, 153.134(b), 153.3171',
      },
    ],
    advertising:
      'Name a responsible lawyer and your primary practice location (Rule 7.02(a)); claim certification only as 7.02(b) allows, such as the Texas Board of Legal Specialization’s. Unless exempt, file the home page with the Advertising Review Committee, with the fee, within ten days after it first appears (7.04(a)); inner pages that comply needn’t be filed (7.05(b)).',
    firstPage: {
      question: 'How long does a divorce take in our county, and what can a judge order before the 60 days are up?',
      outline: [
        {
          heading: 'The short answer: 60 days at least, as a rule, and usually longer',
          cite: 'Tex. Fam. Code § 6.702',
        },
        { heading: 'When the 60 days don’t apply', cite: 'Tex. Fam. Code § 6.702(c)' },
        {
          heading: 'What binds you from the first day: our county’s standing order',
          cite: 'local rules; date checked',
        },
        { heading: 'Who stays in the house, who pays: temporary orders', cite: 'Tex. Fam. Code §§ 6.501, 6.502' },
        { heading: 'The children meanwhile', cite: 'Tex. Fam. Code § 105.001' },
        { heading: 'Why mediation often sets the real date', cite: 'Tex. Fam. Code § 6.602' },
      ],
    },
  },
];
