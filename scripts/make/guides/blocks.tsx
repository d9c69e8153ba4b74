import { Fragment, type ReactNode } from 'react';
import type { Block } from '../../../src/content/guides/types.ts';
import { figures } from './figures.tsx';

/** Prose with its **bold** words; a number in front stays with the first word. */
const prose = (text: string): ReactNode =>
  text
    .replace(/^(\d+\.) /, '$1\u00a0')
    .split('**')
    .map((words, index) => (index % 2 ? <b key={index}>{words}</b> : words));

/** A framed drawing with a yellow tag, like a court exhibit. The styles count the letters through the guide. */
export const Exhibit = ({ caption, children }: { caption: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the drawings in a plain figure would lose their names in the PDF.
  <figure role="group">
    <p className="tag">Exhibit </p>
    <div className="frame">{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** A cell with this sign gets a drawn box, because the fonts don't have the sign. */
const box = '☐';

/** Every kind of block, as it is printed. */
const kinds: { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>) => ReactNode } = {
  text: ({ text }) => <p>{prose(text)}</p>,
  subheading: ({ text }) => <h3>{text}</h3>,
  note: ({ text }) => <p className="note">{prose(text)}</p>,
  list({ items, numbered }) {
    const List = numbered ? 'ol' : 'ul';
    return (
      <List>
        {items.map((item) => (
          <li key={item}>{prose(item)}</li>
        ))}
      </List>
    );
  },
  checklist: ({ items }) => (
    <ul className="checklist">
      {items.map(({ task, how }) => (
        <li key={task}>
          <b>{how ? `${task}.` : task}</b> {how}
        </li>
      ))}
    </ul>
  ),
  table({ caption, head, rows }) {
    const cellsOf = (column: number) => rows.map((row) => row[column]);
    const classOf = (column: number) =>
      cellsOf(column).every((cell) => cell === '') ? 'empty' : cellsOf(column).includes(box) ? 'boxes' : undefined;
    return (
      <table className={rows.flat().includes('') ? 'to-fill-in' : undefined}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((name, column) => (
              <th key={column} scope="col" className={classOf(column)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => {
                // In a table of two halves side by side, the first column's name comes twice.
                const Cell = cell && head[column] === head[0] ? 'th' : 'td';
                return (
                  <Cell key={column} scope={Cell === 'th' ? 'row' : undefined} className={classOf(column)}>
                    {cell !== box && prose(cell)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    );
  },
  /** The lines grow until the page is full, up to a comfortable height. */
  form({ fields }) {
    const lines = fields.reduce((sum, field) => sum + (field.lines ?? 1), 0);
    return (
      <div className="form" style={{ flexGrow: lines, maxHeight: `${fields.length * 17 + lines * 27}pt` }}>
        {fields.map((field) => (
          <div key={field.label} className="field" style={{ flexGrow: field.lines ?? 1 }}>
            <p>{field.label}</p>
            {Array.from({ length: field.lines ?? 1 }, (_, line) => (
              <div key={line} className="line" />
            ))}
          </div>
        ))}
      </div>
    );
  },
  wording: ({ use, text }) => (
    <div className="wording">
      <p className="use">{use}</p>
      <p>{text}</p>
    </div>
  ),
  topics: ({ items }) => (
    <div className="topics">
      {items.map(({ question, answer, documents, law, checkedBy }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
          <ul className="plain">
            {Object.entries({ Documents: documents, Law: law, 'Checked by': checkedBy }).map(([name, words]) => (
              <li key={name}>
                <b>{name} </b>
                {words}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  ),
  exhibit: ({ figure, caption }) => <Exhibit caption={caption}>{figures[figure]}</Exhibit>,
};

export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.map((block, index) => {
    const print = kinds[block.kind] as (block: Block) => ReactNode;
    return <Fragment key={index}>{print(block)}</Fragment>;
  });
