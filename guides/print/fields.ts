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
  const nameOf = (element?: Element | null) =>
    element?.querySelector<HTMLElement>('span[title]')?.title || wordsOf(element);
  /** Its own name. A box in a list has that of its item and the page’s word, and a cell those of its row, its column, and the title above. */
  const labelOf = (input: HTMLElement): string => {
    if (input.ariaLabel) return input.ariaLabel;
    const item = input.closest('li');
    const cell = input.closest('td');
    const row = input.closest('tr');
    const table = input.closest('table');
    const titles = [...sectionOf(input).querySelectorAll(item ? '.body > [aria-hidden]' : 'h2, h3, caption')];
    const above = titles.findLast((title) => title.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING);
    const blank = [...(table?.rows ?? [])].filter(({ cells }) => cells[0]?.matches('td'));
    return [
      wordsOf(item?.querySelector('strong')).replace(/[.:]$/, ''),
      wordsOf(row?.querySelector('th')) || (row && blank.length > 1 && `Entry ${blank.indexOf(row) + 1}`),
      cell && nameOf(table?.rows[0]?.cells[cell.cellIndex]),
      // Without what kind of thing it is, and without its explanation.
      nameOf(above).replace(/^(To \w+( up)?|Worksheet): |( \(|[,.:;] ).*/g, ''),
    ]
      .filter(Boolean)
      .join(': ');
  };
  /** All fields in a column of a table. */
  const columnOf = (input: HTMLElement) => {
    const column = input.closest('td')?.cellIndex ?? -1;
    const cells = [...(input.closest('table')?.rows ?? [])].map((row) => row.cells[column]);
    return cells.flatMap((cell) => [...(cell?.querySelectorAll('input') ?? [])]);
  };
  /** Two lines of an answer in 9 points are 32 pixels high. A column less than an inch wide is for a figure or a date. */
  const hasLines = (input: HTMLElement) =>
    input.offsetWidth > 96 && [input, ...columnOf(input)].some(({ offsetHeight }) => offsetHeight > 32);
  return {
    fields: all('input, textarea').map((input) => ({
      page: sections.indexOf(sectionOf(input)),
      kind: input.matches('[type=checkbox]') ? 'box' : hasLines(input) ? 'lines' : 'line',
      rectangle: rectangleOf(input),
      label: labelOf(input),
      adds: input.matches('[data-sum]') ? columnOf(input).slice(0, -1).map(labelOf) : [],
    })),
    links: all<HTMLAnchorElement>('a').map((link) => {
      const target = link.host ? undefined : document.querySelector(`${link.hash} h2`);
      const words = link.title || wordsOf(target ?? link);
      if (target) return `Page ${link.hash.replace('#page-', '')}: ${words}`;
      // A state’s name doesn’t say where it leads.
      return link.title && link.closest('th') ? `${words}, opens ${link.host.replace('www.', '')}` : words;
    }),
    drawings: all('[role=img]').map(rectangleOf),
  };
}
