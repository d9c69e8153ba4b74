import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPageLeaf,
  type PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { brand } from '../../src/site/brand.ts';
import type { FormField } from './fields.ts';

const key = PDFName.of;

/** Adds what Chromium doesn’t: an author, a fingerprint, which isn’t compressed, and fields to fill in, with their tags. */
export async function finishPdf(pdf: Uint8Array, fingerprint: string, fields: readonly FormField[]): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = file;
  file.setAuthor(brand.name);
  context.trailerInfo.ID = context.obj([PDFHexString.of(fingerprint), PDFHexString.of(fingerprint)]);
  const xmp = context.stream(xmpOf(file.getTitle() ?? ''), { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(key('Metadata'), context.register(xmp));
  for (const { node } of file.getPages()) {
    markArtifacts(node);
    node.set(key('Tabs'), key('S'));
    for (const link of node.Annots()?.asArray() ?? []) describe(context.lookup(link, PDFDict));
  }
  const root = catalog.lookup(key('StructTreeRoot'), PDFDict);
  const tags = tagsBelow(root);
  tagContents(tags);
  const widgets = addForm(file, fields);
  tagWidgets(
    root,
    tags.filter(({ dict }) => isA(dict, 'Form')),
    widgets,
  );
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

/** Marks what has no tag as decoration: rules, backgrounds, the foot of a page. */
function markArtifacts(page: PDFPageLeaf) {
  const drawing = Buffer.from(decodePDFRawStream(page.Contents() as PDFRawStream).decode()).toString('latin1');
  const marked = drawing.replace(/^EMC$/gm, '$&\n/Artifact BMC').replace(/^\/\w+ <<.*>>\s*BDC$/gm, 'EMC\n$&');
  const { context } = page;
  context.assign(page.get(key('Contents')) as PDFRef, context.flateStream(`/Artifact BMC\n${marked}\nEMC`));
}

/** Says where a link goes. */
function describe(link: PDFDict) {
  const address = link.lookupMaybe(key('A'), PDFDict)?.lookup(key('URI'), PDFString).asString();
  const page = link.lookupMaybe(key('Dest'), PDFName)?.decodeText().replace('page-', 'Page ');
  link.set(key('Contents'), PDFHexString.fromText(address ?? page ?? ''));
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

/** Chromium takes the contents for any lists. They are those whose items are links. */
function tagContents(tags: readonly Tag[]) {
  for (const { dict } of tags.filter((tag) => isA(tag.dict, 'L'))) {
    const items = tagsBelow(dict).filter((tag) => isA(tag.dict, 'LI'));
    const isLink = ({ dict }: Tag) =>
      tagsBelow(dict)
        .find((tag) => !isA(tag.dict, 'Lbl'))
        ?.dict.get(key('S')) === key('Link');
    if (!items.every(isLink)) continue;
    dict.set(key('S'), key('TOC'));
    for (const item of items) item.dict.set(key('S'), key('TOCI'));
  }
}

/** Puts each field into the tag that Chromium made of its input, and notes the tag in the tree of parents. */
function tagWidgets(root: PDFDict, tags: readonly Tag[], widgets: readonly PDFRef[]) {
  if (tags.length !== widgets.length)
    throw new Error(
      `There are ${widgets.length} fields, but ${tags.length} tags for them. Draw each input, or its tag is left out.`,
    );
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
