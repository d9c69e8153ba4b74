import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { brand } from '../../src/site/brand.ts';

/** A place to write or to check on screen, in points from the bottom left of its page. */
interface FormField {
  page: number;
  label: string;
  kind: 'box' | 'line' | 'lines';
  rectangle: [left: number, bottom: number, right: number, top: number];
}

/** The lines, empty cells, and boxes of all pages. Runs in the browser. */
export function findFields(): FormField[] {
  const points = 0.75; // of a pixel
  return [...document.querySelectorAll('section')].flatMap((section, page) => {
    const sheet = section.getBoundingClientRect();
    return [...section.querySelectorAll<HTMLElement>('input, td:empty, [data-field]')].map((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const [floor, height] = [(sheet.bottom - bottom) * points, (bottom - top) * points];
      const kind = element.matches('input') ? 'box' : height > 26 ? 'lines' : 'line';
      const [cell, row] = [element.closest('td'), element.closest('tr')];
      const name = row?.querySelector('th')?.textContent ?? `Row ${row?.rowIndex}`;
      const column = cell?.closest('table')?.rows[0]?.cells[cell.cellIndex]?.textContent.split('\n')[0];
      const lawyer = cell?.children[1] ? `, lawyer ${'ABC'[[...cell.children].indexOf(element)]}` : '';
      const question = element.dataset.field ?? element.closest('li')?.textContent.trim() ?? '';
      return {
        page,
        label: cell ? `${name}: ${column}${lawyer}` : question,
        kind,
        rectangle: [left * points, floor, right * points, floor + (kind === 'line' ? 17 : height)],
      };
    });
  });
}

/** Adds an author, a fingerprint, which isn’t compressed, and fields to fill in. All boxes share one drawing, which saves most of a megabyte. */
export async function finishPdf(pdf: Uint8Array, fingerprint: string, fields: readonly FormField[]): Promise<Buffer> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = file;
  file.setAuthor(brand.name);
  context.trailerInfo.ID = context.obj([PDFHexString.of(fingerprint), PDFHexString.of(fingerprint)]);
  const drawn = (drawing: string) =>
    context.register(context.stream(drawing, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 10] }));
  const box = { FT: 'Btn', AS: 'Off', AP: { N: { Yes: drawn('1.5 w 2 5 m 4.2 2.5 l 8 7.8 l S'), Off: drawn('') } } };
  const kinds = { box, line: { FT: 'Tx' }, lines: { FT: 'Tx', Ff: 4096 } };
  const widgets = fields.map(({ page, label, kind, rectangle }, index) => {
    const { node, ref } = file.getPage(page);
    // F of 4 prints it, Ff of 4096 gives it several lines, and TU is what screen readers say.
    const widget = { Type: 'Annot', Subtype: 'Widget', F: 4, P: ref, Rect: rectangle };
    const names = { T: PDFString.of(`${index + 1}`), TU: PDFHexString.fromText(label) };
    const field = context.register(context.obj({ ...widget, ...names, ...kinds[kind] }));
    node.addAnnot(field);
    return field;
  });
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica', Encoding: 'WinAnsiEncoding' };
  const form = { Fields: widgets, DA: PDFString.of('/Helv 9 Tf 0 g'), DR: { Font: { Helv: font } } };
  file.catalog.set(PDFName.of('AcroForm'), context.obj(form));
  return Buffer.from(await file.save({ useObjectStreams: true }));
}
