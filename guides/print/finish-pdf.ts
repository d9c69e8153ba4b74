import { inflateSync } from 'node:zlib';
import {
  PDFArray,
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
import type { FormField, Named } from './fields.ts';

const key = PDFName.of;

/** Adds what Chromium doesn’t: an author, a fingerprint, which isn’t compressed, fields to fill in, and what readers of tags need. */
export async function finishPdf(pdf: Uint8Array, fingerprint: string, named: Named): Promise<Buffer> {
  const { fields, links, drawings } = named;
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = file;
  file.setAuthor(brand.name);
  context.trailerInfo.ID = context.obj([PDFHexString.of(fingerprint), PDFHexString.of(fingerprint)]);
  const xmp = context.stream(xmpOf(file.getTitle() ?? ''), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(key('Metadata'), context.register(xmp));
  for (const { node } of file.getPages()) {
    markArtifacts(node);
    node.set(key('Tabs'), key('S'));
  }
  const root = catalog.lookup(key('StructTreeRoot'), PDFDict);
  root.set(key('RoleMap'), context.obj({ Strong: 'Span', Em: 'Span' }));
  const tags = tagsBelow(root);
  const tagsFor = (elements: readonly unknown[], type: string): Tag[] => {
    const found = tags.filter(({ dict }) => isA(dict, type));
    if (found.length === elements.length) return found;
    throw new Error(
      `There are ${elements.length} elements, but ${found.length} tags “${type}” for them. Draw each, or its tag is left out.`,
    );
  };
  for (const [index, { dict }] of tagsFor(links, 'Link').entries()) nameLink(file, dict, links[index] ?? '');
  for (const [index, { dict }] of tagsFor(drawings, 'Figure').entries())
    dict.set(key('A'), context.obj({ O: 'Layout', BBox: drawings[index] }));
  tagWidgets(root, tagsFor(fields, 'Form'), addForm(file, fields));
  tagLists(tags);
  tagCells(tags);
  return Buffer.from(await file.save({ useObjectStreams: true }));
}

/** The title, the author, and the language once more, for readers of XMP. */
const xmpOf = (title: string) => `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${title}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${brand.name}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>${brand.language}</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;

/**
 * Marks what has no tag as decoration: rules, backgrounds, the foot of a page. Chromium’s marks for a nonbreaking space inside a
 * tag’s own go: a plain space is read and copied just as well.
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

/** Says where a link goes, and leaves it one stop a line: Chromium makes one of each piece of its words. */
function nameLink(file: PDFDocument, tag: PDFDict, name: string) {
  let last: { bottom: number; rectangle: PDFArray } | undefined;
  const kids = kidsOf(tag).filter((kid) => {
    const reference = file.context.lookup(kid);
    if (!(reference instanceof PDFDict) || reference.get(key('Type')) !== key('OBJR')) return true;
    const [ref, page] = [reference.get(key('Obj')) as PDFRef, reference.lookup(key('Pg')) as PDFPageLeaf];
    const link = file.context.lookup(ref, PDFDict);
    const rectangle = link.lookup(key('Rect'), PDFArray);
    const bottom = rectangle.lookup(1, PDFNumber).asNumber();
    if (last && Math.abs(last.bottom - bottom) < 3) {
      last.rectangle.set(2, rectangle.get(2));
      page.removeAnnot(ref);
      return false;
    }
    link.set(key('Contents'), PDFHexString.fromText(name));
    last = { bottom, rectangle };
    return true;
  });
  tag.set(key('K'), file.context.obj(kids));
}

/** Adds the fields. All boxes share one drawing, which saves most of a megabyte. */
function addForm(file: PDFDocument, fields: readonly FormField[]): PDFRef[] {
  const { context, catalog } = file;
  const drawn = (drawing: string) =>
    context.register(context.stream(drawing, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10] }));
  const check = { Yes: drawn('1.5 w 2 5 m 4.2 2.5 l 8 7.8 l S'), Off: drawn('') };
  // A font size of 0 fits the text into a line, and Ff of 4096 gives a field several.
  const kinds = {
    box: { FT: 'Btn', AS: 'Off', AP: { N: check } },
    line: { FT: 'Tx', DA: PDFString.of('/Helv 0 Tf 0 g') },
    lines: { FT: 'Tx', Ff: 4096 },
  };
  const widgets = fields.map(({ page, label, id, kind, rectangle, adds }) => {
    const { node, ref } = file.getPage(page);
    const names = { T: PDFHexString.fromText(id), TU: PDFHexString.fromText(label) };
    const script = PDFHexString.fromText(`AFSimple_Calculate("SUM", ${JSON.stringify(adds)});`);
    const sum = adds.length > 0 && { AA: { C: { S: 'JavaScript', JS: script } } };
    // F of 4 prints it.
    const widget = {
      Type: 'Annot',
      Subtype: 'Widget',
      F: 4,
      P: ref,
      Rect: rectangle,
      ...names,
      ...kinds[kind],
      ...sum,
    };
    const field = context.register(context.obj(widget));
    node.addAnnot(field);
    return field;
  });
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
  const sums = widgets.filter((_, index) => fields[index]?.isSum);
  const form = { Fields: widgets, CO: sums, DA: PDFString.of('/Helv 9 Tf 0 g'), DR: { Font: { Helv: font } } };
  catalog.set(key('AcroForm'), context.obj(form));
  return widgets;
}

interface Tag {
  ref: PDFRef;
  dict: PDFDict;
}

const isA = (dict: PDFDict, ...types: string[]): boolean => types.some((type) => dict.get(key('S')) === key(type));

const kidsOf = (dict: PDFDict) => {
  const kids = dict.lookup(key('K'));
  return kids instanceof PDFArray ? kids.asArray() : [dict.get(key('K'))];
};

/** The tags below one, each before its own, in the order of reading. */
const tagsBelow = (parent: PDFDict): Tag[] =>
  kidsOf(parent).flatMap((ref) => {
    const dict = parent.context.lookup(ref);
    return ref instanceof PDFRef && dict instanceof PDFDict && dict.has(key('S'))
      ? [{ ref, dict }, ...tagsBelow(dict)]
      : [];
  });

/** Gives each item of a list a body, and tags the contents as such: they are the lists whose items are links. */
function tagLists(tags: readonly Tag[]) {
  for (const { dict } of tags.filter((tag) => isA(tag.dict, 'L'))) {
    const items = tagsBelow(dict).filter((tag) => isA(tag.dict, 'LI'));
    const isLink = (item: Tag) => isA(tagsBelow(item.dict).find((tag) => !isA(tag.dict, 'Lbl'))?.dict ?? dict, 'Link');
    if (items.every(isLink)) {
      dict.set(key('S'), key('TOC'));
      for (const item of items) item.dict.set(key('S'), key('TOCI'));
    } else items.forEach(addBody);
  }
}

/** Puts a new item around one that becomes its body: the marks on the page refer to the old one. */
function addBody({ ref, dict }: Tag) {
  const { context } = dict;
  const list = dict.lookup(key('P'), PDFDict);
  const labels = tagsBelow(dict).filter((tag) => isA(tag.dict, 'Lbl') && tag.dict.lookup(key('P')) === dict);
  const isLabel = (kid: PDFObject | undefined) => labels.some((label) => label.ref === kid);
  const K = [...labels.map((label) => label.ref), ref];
  const item = context.register(context.obj({ Type: 'StructElem', S: 'LI', P: dict.get(key('P')), K }));
  for (const label of labels) label.dict.set(key('P'), item);
  dict.set(key('S'), key('LBody'));
  dict.set(key('P'), item);
  dict.set(key('K'), context.obj(kidsOf(dict).filter((kid) => !isLabel(kid))));
  list.set(key('K'), context.obj(kidsOf(list).map((kid) => (kid === ref ? item : kid))));
}

/** Leaves each cell the header before it in its row: Chromium names all, but a row may have two states side by side. */
function tagCells(tags: readonly Tag[]) {
  for (const row of tags.filter(({ dict }) => isA(dict, 'TR'))) {
    const cells = kidsOf(row.dict).map((kid) => row.dict.context.lookup(kid, PDFDict));
    const rowHeaders = cells.filter((cell) => isA(cell, 'TH')).map(idOf);
    let header = '';
    for (const cell of cells) {
      if (isA(cell, 'TH')) header = idOf(cell);
      const attributes = [cell.lookup(key('A'))].flatMap((value) =>
        value instanceof PDFArray ? value.asArray() : value,
      );
      for (const attribute of attributes) {
        const table = cell.context.lookup(attribute);
        const headers = table instanceof PDFDict && table.lookup(key('Headers'));
        if (!(headers instanceof PDFArray)) continue;
        const kept = headers.asArray().filter((id) => `${id}` === header || !rowHeaders.includes(`${id}`));
        (table as PDFDict).set(key('Headers'), cell.context.obj(kept));
      }
    }
  }
}

const idOf = (tag: PDFDict): string => `${tag.get(key('ID'))}`;

/** Puts each field into the tag that Chromium made of its input, and notes the tag in the tree of parents. */
function tagWidgets(root: PDFDict, tags: readonly Tag[], widgets: readonly PDFRef[]) {
  const { context } = root;
  const parents = root.lookup(key('ParentTree'), PDFDict).lookup(key('Nums'), PDFArray);
  let next = root.lookup(key('ParentTreeNextKey'), PDFNumber).asNumber();
  for (const [index, { ref, dict }] of tags.entries()) {
    const obj = widgets[index] as PDFRef;
    const widget = context.lookup(obj, PDFDict);
    dict.set(key('K'), context.obj([...kidsOf(dict), { Type: 'OBJR', Obj: obj, Pg: widget.get(key('P')) }]));
    widget.set(key('StructParent'), PDFNumber.of(next));
    parents.push(PDFNumber.of(next++));
    parents.push(ref);
  }
  root.set(key('ParentTreeNextKey'), PDFNumber.of(next));
}
