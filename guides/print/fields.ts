import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { brand } from '../../src/site/brand.ts';

/** A place to write or to check on screen, in points from the bottom left of its page. */
interface FormField {
  page: number;
  label: string;
  isBox: boolean;
  rectangle: [left: number, bottom: number, right: number, top: number];
}

/** The lines, empty cells, and boxes of all pages. Runs in the browser. */
export function findFields(): FormField[] {
  // Of a pixel.
  const points = 72 / 96;
  return [...document.querySelectorAll('section')].flatMap((section, page) => {
    const sheet = section.getBoundingClientRect();
    return [...section.querySelectorAll('.box, .field > :not(p), td:empty')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [floor, height] = [(sheet.bottom - bottom) * points, (bottom - top) * points];
      const isBox = element.matches('.box');
      const cell = element.closest('td');
      const row = cell?.closest('tr');
      const rowName = row?.querySelector('th')?.textContent ?? `Row ${row?.rowIndex}`;
      const column = cell?.closest('table')?.rows[0]?.cells[cell.cellIndex]?.textContent.split('\n')[0];
      const lawyer = cell?.children[1] ? `, lawyer ${'ABC'[[...cell.children].indexOf(element)]}` : '';
      const question = element.closest('li') ?? element.parentElement?.firstElementChild;
      return {
        page,
        label: cell ? `${rowName}: ${column}${lawyer}` : (question?.textContent.trim() ?? ''),
        isBox,
        rectangle: [left * points, floor, right * points, floor + (isBox ? height : Math.min(height, 17))],
      };
    });
  });
}

/** Adds to a PDF file its author and creator, and fields to fill in on screen. All boxes share one drawing, which saves most of a megabyte. */
export async function finishPdf(pdf: Uint8Array, creator: string, fields: readonly FormField[]): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = file;
  file.setAuthor(brand.name);
  file.setCreator(creator);
  const drawn = (drawing: string) =>
    context.register(context.stream(drawing, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10] }));
  const box = { FT: 'Btn', AS: 'Off', AP: { N: { Yes: drawn('1.5 w 2 5 m 4.2 2.5 l 8 7.8 l S'), Off: drawn('') } } };
  const widgets = fields.map(({ page, label, isBox, rectangle }, index) => {
    const { node, ref } = file.getPage(page);
    const name = PDFHexString.fromText(`${index + 1} ${label.replaceAll('.', '')}`);
    const prints = 4;
    const widget = { Type: 'Annot', Subtype: 'Widget', F: prints, P: ref, Rect: rectangle, T: name };
    // TU is what screen readers say.
    const whole = { ...widget, TU: PDFHexString.fromText(label), ...(isBox ? box : { FT: 'Tx' }) };
    const field = context.register(context.obj(whole));
    node.addAnnot(field);
    return field;
  });
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
  const form = { Fields: widgets, DA: PDFString.of('/Helv 10 Tf 0 g'), DR: { Font: { Helv: font } } };
  if (fields.length > 0) catalog.set(PDFName.of('AcroForm'), context.obj(form));
  // Compressed, a file has half the bytes. This stream isn’t, so make.ts finds the creator in it.
  const about = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="${creator}"/></rdf:RDF></x:xmpmeta>`;
  const metadata = context.stream(about, { Type: 'Metadata', Subtype: 'XML' });
  catalog.set(PDFName.of('Metadata'), context.register(metadata));
  return Buffer.from(await file.save({ useObjectStreams: true }));
}
