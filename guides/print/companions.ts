import * as word from 'docx';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { Children, isValidElement, type ReactNode } from 'react';
import writeXlsxFile from 'write-excel-file/node';
import { companions } from '../../src/content/resource-list.ts';
import { brand } from '../../src/site/brand.ts';
import { directories } from '../directories.ts';
import { Remark } from './components.tsx';
import { Field, Topic } from './forms.tsx';
import { readGuide } from './read-guide.ts';
import { table } from './tables.tsx';
import { type AnyElement, findAll, wordsOf } from './tree.ts';

/** The day in all files. With that of each run, they would never be the same twice. */
const day = '2026-11-28T00:00:00Z';

/** The files that go with the guides, to type into, by path. */
export async function companionFiles(): Promise<Record<string, Buffer>> {
  const files: [keyof typeof companions, Promise<Buffer>][] = [
    ['outlines', outlines()],
    ['custodyPage', pageOf('custodyPage', 'custody-page-ohio')],
    ['addendum', pageOf('addendum', 'vendor-addendum')],
    ['intake', pageOf('intake', 'intake-script')],
    ['signOff', signOffLog()],
    ['listings', listings()],
  ];
  const made = files.map(async ([id, file]) => [`src/assets/guides/${companions[id].file}`, stable(await file)]);
  return Object.fromEntries(await Promise.all(made));
}

/** Without the time at which it was made. The day of its parts is the same in all time zones. */
function stable(zip: Uint8Array): Buffer {
  const dated = (part: Uint8Array) => strToU8(strFromU8(part).replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, day));
  const parts = Object.entries(unzipSync(zip)).map(([name, part]) => [name, dated(part)]);
  return Buffer.from(zipSync(Object.fromEntries(parts), { mtime: new Date(2026, 10, 28) }));
}

const levels = [
  { level: 0, format: 'decimal', text: '%1.', style: { paragraph: { indent: { left: 360, hanging: 360 } } } },
] as const;

function documentOf(id: keyof typeof companions, children: word.Paragraph[], remarks: word.ICommentOptions[] = []) {
  const run = { font: 'Arial', size: 21, language: { value: 'en-US' } };
  const file = new word.Document({
    creator: brand.name,
    title: companions[id].title,
    styles: { default: { document: { run, paragraph: { spacing: { after: 120 } } } } },
    numbering: { config: [{ reference: 'steps', levels }] },
    comments: { children: remarks },
    sections: [{ properties: { page: { size: { width: 12_240, height: 15_840 } } }, children }],
  });
  return word.Packer.toBuffer(file);
}

const runsOf = (nodes: ReactNode, bold = false): word.ParagraphChild[] =>
  Children.toArray(nodes).flatMap((node) =>
    isValidElement(node)
      ? runsOf((node as AnyElement).props.children, bold || node.type === 'strong')
      : new word.TextRun({ text: `${node}`, bold }),
  );

const headed = (text: string, heading: word.IParagraphOptions['heading'], pageBreakBefore = false) =>
  new word.Paragraph({ text, heading, pageBreakBefore });

/** A page of guides/companions/, with its remarks in Word’s margin. */
function pageOf(id: keyof typeof companions, name: string): Promise<Buffer> {
  const remarks: word.ICommentOptions[] = [];
  let lists = 0;
  const blocksOf = (nodes: ReactNode, remark?: number): word.Paragraph[] =>
    Children.toArray(nodes).flatMap((node) => {
      const { type, props } = node as AnyElement;
      if (type === Remark) {
        const children = [new word.Paragraph(props.note ?? '')];
        remarks.push({ id: remarks.length, author: brand.name, date: new Date(day), children });
        return blocksOf(props.children, remarks.length - 1);
      }
      if (type === 'ol') lists++;
      const items = type === 'ol' || type === 'ul' ? findAll(props.children, 'li') : [node as AnyElement];
      return items.map((item, index) => {
        const words = runsOf(item.props.children);
        const around = (at: number) => [
          new word.CommentRangeStart(at),
          ...words,
          new word.CommentRangeEnd(at),
          new word.TextRun({ children: [new word.CommentReference(at)] }),
        ];
        return new word.Paragraph({
          heading: type === 'h2' ? 'Heading1' : undefined,
          bullet: type === 'ul' ? { level: 0 } : undefined,
          numbering: type === 'ol' ? { reference: 'steps', level: 0, instance: lists } : undefined,
          children: index === 0 && remark !== undefined ? around(remark) : words,
        });
      });
    });
  const [sheet] = readGuide(`companions/${name}`);
  if (!sheet) throw new Error(`guides/companions/${name}.mdx is missing or empty.`);
  return documentOf(id, [headed(wordsOf(sheet.part), 'Title'), ...blocksOf(sheet.nodes)], remarks);
}

/** The worksheets of the first guide. Each question has its example, and each row of a table room below it. */
function outlines(): Promise<Buffer> {
  const sheets = readGuide('family-law-in-search').filter(({ label }) => label.startsWith('Worksheet'));
  const blocks = sheets.flatMap(({ heading, nodes }, index) => [
    headed(wordsOf(heading), 'Heading1', index > 0),
    ...findAll(nodes, Field).flatMap(({ props: { label = '', children } }) => [
      headed(label, 'Heading2'),
      new word.Paragraph({ children: [new word.TextRun({ text: `Example: ${wordsOf(children)}`, italics: true })] }),
      new word.Paragraph(''),
    ]),
    ...findAll(nodes, table).flatMap(({ props: { children } }) => [
      headed(wordsOf(findAll(children, 'caption')), 'Heading2'),
      ...findAll(children, 'tr')
        .slice(1)
        .map(
          (row) => new word.Paragraph(Children.toArray(row.props.children).map(wordsOf).filter(Boolean).join(' · ')),
        ),
    ]),
  ]);
  return documentOf('outlines', blocks);
}

const sheet = (heads: Record<string, number>, rows: string[][]): Promise<Buffer> => {
  const head = Object.keys(heads).map((value) => ({ value, fontWeight: 'bold' as const }));
  const columns = Object.values(heads).map((width) => ({ width }));
  return writeXlsxFile([head, ...rows], { columns, stickyRowsCount: 1 }).toBuffer();
};

/** All questions of the year, to sign when a page is checked. */
const signOffLog = () =>
  sheet(
    { Month: 12, Question: 64, 'Page’s address': 36, 'Our section': 24, 'Checked by': 24, On: 14, Next: 14 },
    readGuide('year-of-pages').flatMap(({ label, nodes }) =>
      findAll(nodes, Topic).map(({ props }) => [label, wordsOf(findAll(props.children, 'h3')[0])]),
    ),
  );

/** All places of the checklist, with a column for each lawyer. */
const listings = () => {
  const lawyers = { 'Lawyer A': 14, 'Lawyer B': 14, 'Lawyer C': 14 };
  const rows = Object.values(directories).flat();
  return sheet(
    { No: 6, Directory: 28, Note: 64, Address: 28, ...lawyers, Login: 20, Next: 14 },
    rows.map(({ number, name, note, link = '' }) => [`${number}`, name, note, link]),
  );
};
