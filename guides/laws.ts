import type { ElementContent, Nodes } from 'hast';

type Site = string | ((section: string, title: string) => string);

const california = (law: string) => (section: string) =>
  `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${law}&sectionNum=${section}.`;
const newYork = (law: string) => (section: string) =>
  `https://www.nysenate.gov/legislation/laws/${law}/${section.toUpperCase()}`;
const texas = (law: string) => (section: string) =>
  `https://statutes.capitol.texas.gov/Docs/${law}/htm/${law}.${section.split('.')[0]}.htm#${section}`;
const federal = (section: string, title: string) =>
  `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}`;

/** Each code’s address at its own state, of the section, or of the front page if sections have no lasting one. */
const sites: Readonly<Record<string, Site>> = {
  'Ala. Code': (section) => `https://alison.legislature.state.al.us/code-of-alabama?section=${section}`,
  'Ala. R. Civ. P.': 'https://judicial.alabama.gov/',
  'Ala. R. Jud. Admin.': 'https://judicial.alabama.gov/',
  AS: (section) => `https://www.akleg.gov/basis/statutes.asp#${section}`,
  'Alaska Civ. R.': 'https://courts.alaska.gov/rules/',
  'A.R.S.': (section) => {
    const [chapter, number = ''] = section.split('-');
    const [whole = '', part] = number.split('.');
    return `https://www.azleg.gov/ars/${chapter}/${whole.padStart(5, '0')}${part ? `-${part}` : ''}.htm`;
  },
  'Ariz. R. Fam. Law P.': 'https://www.azcourts.gov/rules/',
  'Cal. Bus. & Prof. Code': california('BPC'),
  'Cal. Code Civ. Proc.': california('CCP'),
  'Cal. Fam. Code': california('FAM'),
  'Cal. Gov. Code': california('GOV'),
  'Cal. Penal Code': california('PEN'),
  'Cal. Rev. & Tax. Code': california('RTC'),
  'Fla. Stat.': (section) => {
    const chapter = (section.split('.')[0] ?? '').padStart(4, '0');
    const range = `${chapter.slice(0, 2)}00-${chapter.slice(0, 2)}99`;
    const file = `${range}/${chapter}/Sections/${section.padStart(section.length - section.indexOf('.') + 4, '0')}.html`;
    return `https://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=${file}`;
  },
  'Fla. Fam. L. R. P.': 'https://www.floridabar.org/rules/ctproc/',
  'O.C.G.A.': 'https://www.legis.ga.gov/',
  'Ga. Const.': 'https://www.legis.ga.gov/',
  ILCS: (section, title) => {
    const [act = '', number] = section.split('/');
    const file = `${title.padStart(4, '0')}${act.padStart(4, '0')}0K${number}.htm`;
    return `https://www.ilga.gov/documents/legislation/ilcs/documents/${file}`;
  },
  'Ill. S. Ct. R.': 'https://www.illinoiscourts.gov/rules/supreme-court-rules',
  MCL: (section) => `https://www.legislature.mi.gov/Laws/MCL?objectName=mcl-${section.replace('.', '-')}`,
  MCR: 'https://www.courts.michigan.gov/',
  'N.Y. Const.': 'https://www.nysenate.gov/legislation/laws/CNS',
  'N.Y. CPLR': newYork('CVP'),
  CPLR: newYork('CVP'),
  'N.Y. Dom. Rel. Law': newYork('DOM'),
  'Dom. Rel. Law': newYork('DOM'),
  'N.Y. Exec. Law': newYork('EXC'),
  'N.Y. Fam. Ct. Act': newYork('FCT'),
  'N.Y. Tax Law': newYork('TAX'),
  'N.C. Gen. Stat.': (section) =>
    `https://www.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_${section.split('-')[0]}/GS_${section}.html`,
  'Ohio Civ.R.': 'https://www.supremecourt.ohio.gov/laws-rules/ohio-rules-of-court/',
  'Ohio Sup.R.': 'https://www.supremecourt.ohio.gov/laws-rules/ohio-rules-of-court/',
  'Ohio Prof.Cond.R.': 'https://www.supremecourt.ohio.gov/laws-rules/ohio-rules-of-court/',
  'R.C. ch.': (chapter) => `https://codes.ohio.gov/ohio-revised-code/chapter-${chapter}`,
  'R.C.': (section) => `https://codes.ohio.gov/ohio-revised-code/section-${section}`,
  'Pa.C.S.': 'https://www.palegis.us/statutes/consolidated',
  'Pa.R.C.P.': (section) => {
    const file = `chapter${section.split('.')[0]}/s${section}.html`;
    return `https://www.pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/231/${file}`;
  },
  'Tex. Const.': 'https://statutes.capitol.texas.gov/',
  'Tex. Fam. Code': texas('FA'),
  'Tex. Occ. Code': texas('OC'),
  'Tex. R. Civ. P.': 'https://www.txcourts.gov/rules-forms/rules-standards/',
  'C.F.R.': (section, title) => `https://www.ecfr.gov/current/title-${title}/section-${section}`,
  'Treas. Reg.': (section) => `https://www.ecfr.gov/current/title-26/section-${section}`,
  IRC: (section) => federal(section, '26'),
  'U.S.C.': federal,
};

const names = Object.keys(sites).map((name) => name.replaceAll('.', '\\.').replaceAll(' ', '\\s'));
const number = String.raw`\d\w*(?:[-.]\d\w*)*`;
const rest = String.raw`(?:\(\w[\w-]*\))*(?:–${number}(?:\(\w+\))*)?`;
/** A title, a code, and a section (in Illinois, of an act), or only a further section of the same code. */
const citation = new RegExp(
  String.raw`(?:(\d+)\s)?(?<![\w.])(${names.join('|')})\s(?:§§?\s|art\.\s|ch\.\s)?(${number}(?:\/${number})?|[IVX]+)${rest}|(?<=, )(${number}(?:\/${number})?)${rest}`,
  'g',
);

interface Piece {
  text: string;
  /** Of a citation: “23 Pa.C.S.”, the section without its subdivisions, its address, and its name for screen readers. */
  law?: { code: string; section: string; href: string; title: string };
}

/** Splits a text at the citations of the codes above. */
export function citationsIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let [end, name, title, spoken] = [0, '', '', ''];
  for (const match of text.matchAll(citation)) {
    const [whole, newTitle, newName, first, further] = match;
    // A number after a comma is a section only right after another one.
    if (newName) [name, title] = [newName.replaceAll(/\s/g, ' '), newTitle ?? ''];
    else if (!name || match.index !== end + 2) continue;
    const site = sites[name] ?? '';
    const section = first ?? further ?? '';
    const href = typeof site === 'function' ? site(section, title) : site;
    // A further section is of the same act, unless it names one.
    const before = newName ? '' : spoken.replace(whole.includes('/') ? /\S+$/ : /[^\s/]+$/, '');
    spoken = (before + whole).replace(/§§(?!.*–)/, '§').replaceAll(/\s/g, ' ');
    const opens = href === site ? `, opens ${new URL(href).hostname.replace('www.', '')} to look it up` : '';
    if (end < match.index) pieces.push({ text: text.slice(end, match.index) });
    pieces.push({ text: whole, law: { code: `${title} ${name}`.trim(), section, href, title: spoken + opens } });
    end = match.index + whole.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end) });
  return pieces;
}

/** Makes the citations in a text links, except in a heading or a link. */
export function linkCitations(child: ElementContent, parent: Nodes): ElementContent[] {
  if (child.type !== 'text' || ('tagName' in parent && /^(a|code|nobr|h\d)$/.test(parent.tagName))) return [child];
  return citationsIn(child.value).map(({ text, law }): ElementContent => {
    const words = { type: 'text' as const, value: text };
    if (!law) return words;
    const { href, title, code, section } = law;
    const properties = { href, title, className: ['law'], 'data-code': code, 'data-section': section };
    return { type: 'element', tagName: 'a', properties, children: [words] };
  });
}
