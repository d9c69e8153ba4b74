/** A place to write or to check on screen. */
export interface FormField {
  page: number;
  kind: 'box' | 'line' | 'lines';
  /** In points from the bottom left of its page. */
  rectangle: number[];
  /** What screen readers say. No other field of the guide has it. */
  label: string;
  /** The labels of the fields that it adds up. */
  adds: string[];
}

/** What the file needs from the pages, in the order of reading. */
export interface Findings {
  fields: FormField[];
  /** The names of all links. */
  links: string[];
  /** The rectangles of all drawings that have a name. */
  drawings: number[][];
}

/** Looks through all pages. Runs in the browser. */
export function find(): Findings {
  const all = <E extends Element = HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const points = 0.75; // of a pixel
  const sections = all('section');
  const sectionOf = (element: Element) => element.closest('section') as HTMLElement;
  const wordsOf = (element?: Element | null) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
  const rectangleOf = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const sheet = sectionOf(element).getBoundingClientRect().bottom;
    return [left, sheet - bottom, right, sheet - top].map((pixels) => pixels * points);
  };
  /** Its own name. A box in a list has that of its item and the page, and a cell those of its row, its column, and the title above. */
  const labelOf = (input: HTMLElement): string => {
    if (input.ariaLabel) return input.ariaLabel;
    const [item, cell, row, table] = [
      input.closest('li'),
      input.closest('td'),
      input.closest('tr'),
      input.closest('table'),
    ];
    const titles = [...sectionOf(input).querySelectorAll(item ? 'h2' : 'h2, h3, caption')];
    const above = titles.findLast((title) => title.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING);
    const isOneOfMany = row && table && table.rows.length > 2;
    return [
      wordsOf(item?.querySelector('strong')).replace(/[.:]$/, ''),
      wordsOf(row?.querySelector('th')) || (isOneOfMany && `Entry ${row.rowIndex}`),
      cell && wordsOf(table?.rows[0]?.cells[cell.cellIndex]),
      input.matches('[data-sum]') && 'adds itself up',
      // Without its explanation.
      wordsOf(above).replace(/( \(|[:;] ).*/, ''),
    ]
      .filter(Boolean)
      .join(': ');
  };
  /** The cells above a sum. */
  const partsOf = (sum: HTMLElement) => {
    const column = sum.closest('td')?.cellIndex ?? 0;
    const cells = [...(sum.closest('table')?.rows ?? [])].map((row) => row.cells[column]);
    return cells.flatMap((cell) => [...(cell?.querySelectorAll<HTMLElement>('input:not([data-sum])') ?? [])]);
  };
  return {
    fields: all('input, textarea').map((input) => ({
      page: sections.indexOf(sectionOf(input)),
      // Two lines of an answer in 9 points are 32 pixels high.
      kind: input.matches('[type=checkbox]') ? 'box' : input.offsetHeight > 32 ? 'lines' : 'line',
      rectangle: rectangleOf(input),
      label: labelOf(input),
      adds: input.matches('[data-sum]') ? partsOf(input).map(labelOf) : [],
    })),
    links: all<HTMLAnchorElement>('a').map((link) => {
      const target = link.host ? undefined : document.querySelector(`${link.hash} h2`);
      const words = link.title || wordsOf(target ?? link);
      return target ? `Page ${link.hash.replace('#page-', '')}: ${words}` : words;
    }),
    drawings: all('[role=img]').map(rectangleOf),
  };
}
