/** A place to write or to check on screen, in points from the bottom left of its page. */
interface Input {
  page: number;
  kind: 'box' | 'line' | 'lines';
  rectangle: number[];
  /** Its own name, or that of its item in a list. */
  name: string | undefined;
  /** Where it is, if it is in a table. */
  cell: { table: number; row: string; heads: string[]; column: number } | undefined;
  isSum: boolean;
}

export interface FormField extends Input {
  /** What screen readers say. */
  label: string;
  /** The field’s column where answers are exported. */
  id: string;
  /** The ids of the fields that it adds up. */
  adds: string[];
}

/** The boxes, lines, and cells of all pages, in their order. Runs in the browser. */
export function findInputs(): Input[] {
  const points = 0.75; // of a pixel
  const tables = [...document.querySelectorAll('table')];
  return [...document.querySelectorAll('section')].flatMap((section, page) => {
    const sheet = section.getBoundingClientRect();
    return [...section.querySelectorAll<HTMLElement>('input, textarea')].map((input): Input => {
      const { left, right, top, bottom } = input.getBoundingClientRect();
      const rectangle = [left, sheet.bottom - bottom, right, sheet.bottom - top].map((pixels) => pixels * points);
      const kind = input.matches('textarea') ? 'lines' : input.matches('[type=checkbox]') ? 'box' : 'line';
      const [cell, row, table] = [input.closest('td'), input.closest('tr'), input.closest('table')];
      const name = input.ariaLabel ?? input.closest('li')?.querySelector('strong')?.textContent;
      const field = { page, kind, rectangle, name, isSum: input.matches('[data-sum]') } as const;
      if (!cell || !row || !table) return { ...field, cell: undefined };
      const [column, before] = [cell.cellIndex, [...row.cells].slice(0, cell.cellIndex)];
      return {
        ...field,
        cell: {
          table: tables.indexOf(table),
          row: before.findLast(({ tagName }) => tagName === 'TH')?.textContent ?? `Row ${row.rowIndex}`,
          heads: [...(table.rows[0]?.cells ?? [])].map((head) => head.innerText.split('\n')[0] ?? ''),
          column,
        },
      };
    });
  });
}

/** Gives each input a name that says what it is, and that no other has. */
export function namedFields(inputs: readonly Input[]): FormField[] {
  const ids = new Set<string>();
  const fields = inputs.map((input) => {
    const label = withSpaces(labelOf(input));
    // An id can’t have periods: they stand between the names of groups.
    const base = withSpaces(label.replaceAll('.', ' '));
    const onPage = `${base} (page ${input.page + 1})`;
    const id = [base, onPage, `${onPage} 2`, `${onPage} 3`].find((each) => !ids.has(each)) ?? '';
    ids.add(id);
    return { ...input, label, id };
  });
  return fields.map((field) => {
    const column = fields.filter(
      ({ cell, isSum }) => !isSum && cell?.table === field.cell?.table && cell?.column === field.cell?.column,
    );
    return { ...field, adds: field.isSum ? column.map(({ id }) => id) : [] };
  });
}

const withSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

function labelOf({ name, cell }: Input): string {
  if (name !== undefined || !cell) return name ?? '';
  const { row, heads, column } = cell;
  const head = heads[column] ?? '';
  const isRepeated = heads.filter((each) => each === head).length > 1;
  return `${row}: ${isRepeated ? `${heads[column - 1]} ${head}` : head}`;
}
