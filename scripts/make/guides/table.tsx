import type { ReactNode } from 'react';

/** Prose with its **bold** words; a number in front stays with the first word. */
export const prose = (text: string): ReactNode =>
  text
    .replace(/^(\d+\.) /, '$1\u00a0')
    .split('**')
    .map((words, index) => (index % 2 ? <b key={index}>{words}</b> : words));

/** A cell with this sign gets a drawn box, because the fonts don't have the sign. */
const box = '☐';

interface TableProps {
  caption: ReactNode;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export function Table({ caption, head, rows }: TableProps) {
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
}
