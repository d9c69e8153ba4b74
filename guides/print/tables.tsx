import { Children, createContext, useContext } from 'react';
import type { Directory } from '../directories.ts';
import { Box } from './forms.tsx';
import { type Content, findAll } from './tree.ts';

const ColumnWidths = createContext<string | undefined>(undefined);

/** Gives the columns of the tables inside it these percentages of their width. `word` is their subject’s name in the index. */
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

/** The directories of one table, numbered through all pages, with a box for each. */
export const Directories = ({ caption, of }: { caption: string; of: readonly Directory[] }) => (
  <Widths of="28 60 12">
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Directory</th>
          <th scope="col">What to know, and what to do</th>
          <th scope="col">Right or fixed</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({ number, name, note, address, link }) => (
          <tr key={name}>
            <th scope="row">
              {number}.{'\u00a0'}
              {link ? <a href={`https://${link}`}>{name}</a> : name}
            </th>
            <td>
              {note}
              {address && <span className="text-ink-2"> {address}</span>}
            </td>
            <td>
              <Box label={`${number}. ${name}: right or fixed`} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Widths>
);
