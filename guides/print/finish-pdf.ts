import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPageLeaf,
  PDFRef,
  type PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { brand } from '../../src/site/brand.ts';
import type { Findings, FormField } from './fields.ts';

const key = PDFName.of;

/** Adds an author, a fingerprint, which isn’t compressed, fields to fill in, and everything that readers of tags miss in Chromium’s file. */
export async function finishPdf(pdf: Uint8Array, fingerprint: string, findings: Findings): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = file;
  file.setAuthor(brand.name);
  context.trailerInfo.ID = context.obj([PDFHexString.of(fingerprint), PDFHexString.of(fingerprint)]);
  const xmp = context.stream(xmpOf(file.getTitle() ?? ''), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(key('Metadata'), context.register(xmp));
  for (const { node } of file.getPages()) markArtifacts(node);
  const root = catalog.lookup(key('StructTreeRoot'), PDFDict);
  root.set(key('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }));
  const tags = tagsBelow(root);
  const tagged = <E>(elements: readonly E[], type: string) => {
    const found = tags.filter(({ dict }) => isA(dict, type));
    if (found.length === elements.length)
      return elements.map((element, index) => [found[index] as Tag, element] as const);
    throw new Error(
      `There are ${elements.length} elements, but ${found.length} tags “${type}” for them. Draw each, or its tag is left out.`,
    );
  };
  for (const [{ dict }, name] of tagged(findings.links, 'Link')) nameLink(dict, name);
  for (const [{ dict }, BBox] of tagged(findings.drawings, 'Figure'))
    dict.set(key('A'), context.obj({ O: 'Layout', BBox }));
  addForm(file, root, tagged(findings.fields, 'Form'), findings.widths);
  tagLists(tags);
  orderStops(file, tags);
  return Buffer.from(await file.save({ useObjectStreams: true }));
}

/** The title, the author, and the language once more, and that the file is accessible (PDF/UA), for readers of XMP. */
const xmpOf = (title: string) => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<pdfuaid:part>1</pdfuaid:part>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${brand.name}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${brand.language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/**
 * Marks what has no tag as decoration: rules, backgrounds, the foot of a page. Removes Chromium’s marks for a nonbreaking space
 * inside a tag’s own, because a plain space is read and copied just as well.
 */
function markArtifacts(page: PDFPageLeaf) {
  const drawing = inflateSync((page.Contents() as PDFStream).getContents()).toString('latin1');
  const marked = drawing
    .replace(/^\/Span<<.*BDC\n([\s\S]*?)^EMC\n/gm, '$1')
    .replace(/^EMC$/gm, '$&\n/Artifact BMC')
    .replace(/^\/\w+ <<.*>>\s*BDC$/gm, 'EMC\n$&');
  const { context } = page;
  context.assign(page.get(key('Contents')) as PDFRef, context.flateStream(`/Artifact BMC\n${marked}\nEMC`));
}

/** Names a link, also where its words are a bare number. Merges its parts into one Tab stop, because Chromium makes one for each. */
function nameLink(tag: PDFDict, name: string) {
  const { context } = tag;
  const stops = stopsIn(tag);
  const links = stops.map((stop) => stop.lookup(key('Obj'), PDFDict));
  const pieces = links.map((link) => context.getLiteral(link.lookup(key('Rect'), PDFArray)) as number[]);
  const sides = (side: number) => pieces.map((piece) => piece[side] ?? 0);
  const around = [Math.min(...sides(0)), Math.min(...sides(1)), Math.max(...sides(2)), Math.max(...sides(3))];
  const corners = pieces.flatMap(([left, bottom, right, top]) => [left, top, right, top, left, bottom, right, bottom]);
  links[0]?.set(key('Contents'), PDFHexString.fromText(name));
  tag.set(key('Alt'), PDFHexString.fromText(name));
  links[0]?.set(key('Rect'), context.obj(around));
  links[0]?.set(key('QuadPoints'), context.obj(corners));
  const isOther = (kid: PDFObject | undefined) => stops.indexOf(context.lookup(kid) as PDFDict) > 0;
  tag.set(key('K'), context.obj(kidsOf(tag).filter((kid) => !isOther(kid))));
}

/** Adds the fields, each to the tag that Chromium made of its input. All boxes share one drawing, which saves most of a megabyte. */
function addForm(
  file: PDFDocument,
  root: PDFDict,
  fields: readonly (readonly [Tag, FormField])[],
  widths: readonly number[],
) {
  const { context, catalog } = file;
  const drawn = (drawing: string) =>
    context.register(context.stream(drawing, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10] }));
  const check = { Yes: drawn('1.5 w 2 5 m 4.2 2.5 l 8 7.8 l S'), Off: drawn('') };
  // Ff of 4096 lets a field have several lines, and that of 131072 lets it drop down.
  const DA = PDFString.of('/Sans 9 Tf 0 g');
  const kinds = {
    box: { FT: 'Btn', AS: 'Off', AP: { N: check } },
    line: { FT: 'Tx', DA },
    lines: { FT: 'Tx', DA, Ff: 4096 },
    points: { FT: 'Ch', DA, Ff: 131_072, Opt: ['0', '1', '2'].map((points) => PDFString.of(points)) },
  };
  // From a field to its tag.
  const parents = root.lookup(key('ParentTree'), PDFDict).lookup(key('Nums'), PDFArray);
  const next = root.lookup(key('ParentTreeNextKey'), PDFNumber).asNumber();
  root.set(key('ParentTreeNextKey'), PDFNumber.of(next + fields.length));
  const widgets = fields.map(([{ ref, dict }, { page, label, kind, rectangle }], index) => {
    const Pg = file.getPage(page).ref;
    const widget = {
      Type: 'Annot',
      Subtype: 'Widget',
      F: 4, // It is printed.
      P: Pg,
      Rect: rectangle,
      T: PDFHexString.fromText(idOf(label)),
      TU: PDFHexString.fromText(label),
      StructParent: next + index,
      ...kinds[kind],
    };
    const Obj = context.register(context.obj(widget));
    dict.set(key('K'), context.obj([...kidsOf(dict), { Type: 'OBJR', Obj, Pg }]));
    parents.push(PDFNumber.of(next + index));
    parents.push(ref);
    return Obj;
  });
  catalog.set(key('AcroForm'), context.obj({ Fields: widgets, DA, DR: { Font: { Sans: fontOf(context, widths) } } }));
}

/** The letters that can be typed, which are those of WinAnsiEncoding from the space on. */
export const letters = new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, i) => i + 32));

/** The guides’ own font for typed text, so that it looks the same everywhere. */
function fontOf(context: PDFContext, widths: readonly number[]): PDFRef {
  const FontFile2 = context.register(context.flateStream(readFileSync('src/assets/share-fonts/sans-400.ttf')));
  const metrics = {
    Ascent: 950,
    Descent: -225,
    CapHeight: 705,
    ItalicAngle: 0,
    StemV: 80,
    FontBBox: [-200, -225, 1200, 950],
  };
  const descriptor = { Type: 'FontDescriptor', FontName: 'PublicSans-Regular', Flags: 32, ...metrics, FontFile2 };
  const encoding = { Encoding: 'WinAnsiEncoding', FirstChar: 32, LastChar: 255, Widths: widths };
  const FontDescriptor = context.register(context.obj(descriptor));
  return context.register(
    context.obj({ Type: 'Font', Subtype: 'TrueType', BaseFont: 'PublicSans-Regular', ...encoding, FontDescriptor }),
  );
}

/** A field’s column where answers are exported. Periods would stand between the names of groups. */
const idOf = (label: string): string => label.replace(/\. ?/g, ' ').trim();

/** Leaves the Tab key its stops in the order of reading. */
function orderStops(file: PDFDocument, tags: readonly Tag[]) {
  const stops = tags.flatMap(({ dict }) => stopsIn(dict));
  for (const { node, ref } of file.getPages()) {
    const own = stops.filter((stop) => stop.get(key('Pg')) === ref);
    node.set(key('Annots'), file.context.obj(own.map((stop) => stop.get(key('Obj')))));
  }
}

interface Tag {
  ref: PDFRef;
  dict: PDFDict;
}

const isA = (object: unknown, type: string): object is PDFDict =>
  object instanceof PDFDict && object.get(key('S')) === key(type);

const kidsOf = (tag: PDFDict) => {
  const kids = tag.lookup(key('K'));
  return kids instanceof PDFArray ? kids.asArray() : [tag.get(key('K'))];
};

/** A tag’s links and fields. */
const stopsIn = (tag: PDFDict): PDFDict[] =>
  kidsOf(tag)
    .map((kid) => tag.context.lookup(kid))
    .filter((kid): kid is PDFDict => kid instanceof PDFDict && kid.has(key('Obj')));

/** The tags below one, each before its own, in the order of reading. */
const tagsBelow = (parent: PDFDict): Tag[] =>
  kidsOf(parent).flatMap((ref) => {
    const dict = parent.context.lookup(ref);
    return ref instanceof PDFRef && dict instanceof PDFDict && dict.has(key('S'))
      ? [{ ref, dict }, ...tagsBelow(dict)]
      : [];
  });

/** Gives each item of a list a body. Tags the lists whose items begin with a link, or have such a list, as contents. */
function tagLists(tags: readonly Tag[]) {
  for (const { dict } of tags.filter((tag) => isA(tag.dict, 'L')).reverse()) {
    const items = tagsBelow(dict).filter((tag) => isA(tag.dict, 'LI') && tag.dict.lookup(key('P')) === dict);
    if (items.every((item) => tagsBelow(item.dict).some((tag, index) => isA(tag.dict, index > 0 ? 'TOC' : 'Link')))) {
      dict.set(key('S'), key('TOC'));
      for (const item of items) item.dict.set(key('S'), key('TOCI'));
    } else items.forEach(addBody);
  }
}

/** Puts a new item around one that becomes its body, because the marks on the page refer to the old one. */
function addBody({ ref, dict }: Tag) {
  const { context } = dict;
  const list = dict.lookup(key('P'), PDFDict);
  const isLabel = (kid: PDFObject | undefined) => isA(context.lookup(kid), 'Lbl');
  const labels = kidsOf(dict).filter(isLabel);
  const K = [...labels, ref];
  const item = context.register(context.obj({ Type: 'StructElem', S: 'LI', P: dict.get(key('P')), K }));
  for (const label of labels) context.lookup(label, PDFDict).set(key('P'), item);
  dict.set(key('S'), key('LBody'));
  dict.set(key('P'), item);
  dict.set(key('K'), context.obj(kidsOf(dict).filter((kid) => !isLabel(kid))));
  list.set(key('K'), context.obj(kidsOf(list).map((kid) => (kid === ref ? item : kid))));
}
