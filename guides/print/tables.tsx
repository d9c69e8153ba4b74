import { Children, createContext, useContext } from 'react';
import type { Directory } from '../directories.ts';
import { Box } from './forms.tsx';
import { type Content, findAll } from './tree.ts';

const ColumnWidths = createContext<string | undefined>(undefined);

/** Gives the columns of the tables inside it these percentages of their width. `word` is what the index calls their subject. */
export const Widths = ({ of, children }: Content & { of: string; word?: string }) => (
  <ColumnWidths value={of}>{children}</ColumnWidths>
);

const Table = ({ children }: Content) => {
  const widths = useContext(ColumnWidths)?.split(' ');
  const parts = Children.toArray(children);
  const caption = findAll(children, 'caption').length > 0 && parts.shift();
  return (
    <table>
      {caption}
      <colgroup>
        {widths?.map((percent, index) => (
          <col key={index} style={{ width: `${percent}%` }} />
        ))}
      </colgroup>
      {parts}
    </table>
  );
};

export { Table as table };

const columns = ['Name', 'Address', 'Phone', 'Done'];

/** The directories of one table, numbered through all pages, with a box for each lawyer in each cell. */
export const Directories = ({
  caption,
  of,
  lawyers = 1,
}: {
  caption: string;
  of: readonly Directory[];
  lawyers?: number;
}) => (
  <Widths of={lawyers > 1 ? '19 36 11.25 11.25 11.25 11.25' : '20 42 9.5 9.5 9.5 9.5'}>
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Directory</th>
          <th scope="col">What to know, and what to do</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="boxes">
              {column}
              {lawyers > 1 && <span aria-hidden="true">{'\nA B C'}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {of.map(({ number, name, note, address, link, firm }) => (
          <tr key={name}>
            <th scope="row">
              {number}.{'\u00a0'}
              {link ? <a href={`https://${link}`}>{name}</a> : name}
            </th>
            <td>
              {`${note} `}
              {address && <span className="block text-ink-2">{address}</span>}
            </td>
            {columns.map((column) => (
              <td key={column} className="boxes">
                {['A', 'B', 'C'].slice(0, firm ? 1 : lawyers).map((lawyer, _, { length }) => (
                  <Box
                    key={lawyer}
                    label={`${number}. ${name}${length > 1 ? `, lawyer ${lawyer}` : ''}: ${column.toLowerCase()}${column === 'Done' ? '' : ' is right'}`}
                  />
                ))}
                {firm && lawyers > 1 && <span className="pl-[2pt]">firm</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Widths>
);
