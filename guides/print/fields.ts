/** A place to write or to check on screen, in points from the bottom left of its page. */
interface Input {
  page: number;
  heading: string;
  kind: 'box' | 'line' | 'lines';
  rectangle: number[];
  /** Its own name, or that of its item in a list. */
  name: string | undefined;
  /** Where it is, if it is in a table. A row of blanks alone has no name. */
  cell: { table: number; row: string; head: string; column: number } | undefined;
  isSum: boolean;
}

/** What the file needs from the pages, in the order of reading. */
interface Findings {
  inputs: Input[];
  /** The names of all links. */
  links: string[];
  /** The rectangles of all drawings that have a name. */
  drawings: number[][];
}

export interface FormField extends Input {
  /** What screen readers say. */
  label: string;
  /** The field’s column where answers are exported. */
  id: string;
  /** The ids of the fields that it adds up. */
  adds: string[];
}

export type Named = Omit<Findings, 'inputs'> & { fields: FormField[] };

/** Looks through all pages. Runs in the browser. */
export function find(): Findings {
  const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const points = 0.75; // of a pixel
  const [sections, tables] = [all('section'), all('table')];
  const headingOf = (section: HTMLElement) => section.querySelector<HTMLElement>('.body')?.dataset.heading ?? '';
  const sectionOf = (element: Element) => element.closest('section') as HTMLElement;
  const rectangleOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const sheet = sectionOf(element).getBoundingClientRect().bottom;
    return [left, sheet - bottom, right, sheet - top].map((pixels) => pixels * points);
  };
  const cellOf = (input: HTMLElement): Input['cell'] => {
    const [cell, row, table] = [input.closest('td'), input.closest('tr'), input.closest('table')];
    if (!cell || !row || !table) return;
    const [column, cells] = [cell.cellIndex, [...row.cells]];
    const heads = [...(table.rows[0]?.cells ?? [])].map((head) => head.innerText.split('\n')[0] ?? '');
    const headOf = (index: number) => heads[index] ?? '';
    const title = cells.slice(0, column).findLast(({ tagName }) => tagName === 'TH');
    const words = title?.textContent ?? (table.rows.length > 2 ? `Entry ${row.rowIndex}` : '');
    const isRepeated = heads.indexOf(headOf(column)) !== heads.lastIndexOf(headOf(column));
    return {
      table: tables.indexOf(table),
      row: /^\d+$/.test(words) ? `${headOf(title?.cellIndex ?? 0)} ${words}` : words,
      head: isRepeated && title !== cells[column - 1] ? `${headOf(column - 1)} ${headOf(column)}` : headOf(column),
      column,
    };
  };
  return {
    inputs: all('input, textarea').map((input) => ({
      page: sections.indexOf(sectionOf(input)),
      heading: headingOf(sectionOf(input)),
      kind: input.matches('textarea') ? 'lines' : input.matches('[type=checkbox]') ? 'box' : 'line',
      rectangle: rectangleOf(input),
      name: input.ariaLabel ?? input.closest('li')?.querySelector('strong')?.textContent?.replace(/\.$/, ''),
      cell: cellOf(input),
      isSum: input.matches('[data-sum]'),
    })),
    links: all<HTMLAnchorElement>('a').map(({ hash, host, innerText, dataset: { code = '' } }) => {
      const target = host ? undefined : document.querySelector<HTMLElement>(hash);
      if (target) return `Page ${hash.replace('#page-', '')}: ${headingOf(target)}`;
      const words = innerText.replace(/\s+/g, ' ');
      return words.includes(code) ? words : `${code} ${words}`;
    }),
    drawings: all('[role=img]').map(rectangleOf),
  };
}

/** Gives each input a name that says what it is, and that no other has. */
export function named({ inputs, ...others }: Findings): Named {
  const labels = inputs.map(labelOf);
  const fields = inputs.map((input, index) => {
    const own = labels[index] ?? '';
    const label = labels.indexOf(own) === labels.lastIndexOf(own) ? own : `${own}: ${input.heading}`;
    // An id can’t have periods: they stand between the names of groups.
    return { ...input, label, id: withSpaces(label.replaceAll('.', ' ')) };
  });
  const addsOf = ({ cell, isSum }: Input) =>
    fields.filter(
      (other) => isSum && !other.isSum && other.cell?.table === cell?.table && other.cell?.column === cell?.column,
    );
  return { ...others, fields: fields.map((field) => ({ ...field, adds: addsOf(field).map(({ id }) => id) })) };
}

const withSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

function labelOf({ name, cell, isSum }: Input): string {
  const label = name ?? [cell?.row, cell?.head].filter(Boolean).join(': ');
  return withSpaces(isSum ? `${label}, which adds itself up` : label);
}
