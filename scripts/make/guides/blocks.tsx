import { Fragment, type ReactNode } from 'react';
import type { Block } from '../../../src/content/guides/types.ts';
import { figures } from './figures.tsx';
import { prose, Table } from './table.tsx';

/** A framed drawing with its letter on a yellow tag, like a court exhibit. Screen readers don’t read generated content in a PDF. */
export const Exhibit = ({ letter, caption, children }: { letter: string; caption: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the drawings in a plain figure would lose their names in the PDF.
  <figure role="group">
    <p className="tag">
      Exhibit <b>{letter}</b>
    </p>
    <div className="frame">{children}</div>
    <figcaption>{caption}</figcaption>
  </figure>
);

/** So that a line ends between citations, not within one. */
const citations = (law: string) =>
  law.split(/(?<=;) /).map((citation) => (
    <Fragment key={citation}>
      <span className="whole">{citation}</span>{' '}
    </Fragment>
  ));

/** Every kind of block, as it is printed. */
const kinds: { [Kind in Block['kind']]: (block: Extract<Block, { kind: Kind }>, letter: string) => ReactNode } = {
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
  table: (block) => <Table {...block} />,
  /** The lines grow until the page is full, up to a comfortable height. */
  form({ fields }) {
    const lines = fields.reduce((sum, field) => sum + (field.lines ?? 1), 0);
    const starts = fields.filter(({ start }) => start).length;
    return (
      <div
        className="form"
        style={{ flexGrow: lines, maxHeight: `${fields.length * 17 + starts * 13 + lines * 27}pt` }}
      >
        {fields.map((field) => (
          <div key={field.label} className="field" style={{ flexGrow: field.lines ?? 1 }}>
            <p>
              {field.label} {field.start && <span>{field.start}</span>}
            </p>
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
      {items.map(({ question, answer, documents, law, checkedWith }) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
          <ul className="plain">
            <li>
              <b>Documents </b>
              <span>{documents}</span>
            </li>
            <li>
              <b>Law </b>
              <span>{citations(law)}</span>
            </li>
            <li className="ours">
              <b>Our state: §</b> <span className="line" />
              <span>
                <b>Checked by</b> <span className="blank" /> {checkedWith && `with ${checkedWith} `}on{' '}
                <span className="blank" />
              </span>
            </li>
          </ul>
        </div>
      ))}
    </div>
  ),
  exhibit: ({ figure, caption }, letter) => (
    <Exhibit letter={letter} caption={caption}>
      {figures[figure]}
    </Exhibit>
  ),
};

/** @param letterOf The letter of an exhibit; they run through the guide. */
export const Blocks = ({ blocks, letterOf }: { blocks: readonly Block[]; letterOf: (exhibit: object) => string }) =>
  blocks.map((block, index) => {
    const print = kinds[block.kind] as (block: Block, letter: string) => ReactNode;
    return <Fragment key={index}>{print(block, letterOf(block))}</Fragment>;
  });
