import type { ReactNode } from 'react';

/** Prose with its **bold** words and [links](https://example.com); a number in front stays with the first word. */
export const prose = (text: string): ReactNode =>
  text
    .replace(/^(\d+\.) /, '$1\u00a0')
    .split(/(\*\*.+?\*\*|\[.+?\]\(.+?\))/)
    .map((part, index) => {
      const [, bold, words, address] = /^\*\*(.+)\*\*$|^\[(.+)\]\((.+)\)$/.exec(part) ?? [];
      if (bold) return <b key={index}>{bold}</b>;
      return address ? (
        <a key={index} href={address}>
          {words}
        </a>
      ) : (
        part
      );
    });

/** In a cell, each of these signs becomes a drawn box, because the fonts don't have the sign. */
const box = '☐';

interface TableProps {
  caption: ReactNode;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}

export function Table({ caption, head, rows }: TableProps) {
  const cellsOf = (column: number) => rows.map((row) => row[column]);
  const classOf = (column: number) =>
    cellsOf(column).every((cell) => cell === '')
      ? 'empty'
      : cellsOf(column).some((cell) => cell?.startsWith(box))
        ? 'boxes'
        : undefined;
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
                  {cell.startsWith(box)
                    ? Array.from(cell, (_, lawyer) => <span key={lawyer} className="box" />)
                    : prose(cell)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
