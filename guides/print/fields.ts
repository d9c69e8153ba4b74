/** A place to write or to check on screen. */
export interface FormField {
  page: number;
  kind: 'box' | 'line' | 'lines' | 'points';
  /** In points from the bottom left of its page. */
  rectangle: number[];
  /** The field’s name for screen readers. No other field of the guide has it. */
  label: string;
}

/** The findings on the pages that the file needs, in the order of reading. */
export interface Findings {
  fields: FormField[];
  /** The names of all links. */
  links: string[];
  /** The rectangles of all drawings that have a name. */
  drawings: number[][];
  /** How wide each letter of the form’s font is, in thousandths of its size. */
  widths: number[];
}

/** Looks through all pages. Runs in the browser. */
export function find(letters: string): Findings {
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
    const titles = [...sectionOf(input).querySelectorAll('h2, h3, caption')];
    const above = titles.findLast((title) => title.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING);
    const word = input.closest<HTMLElement>('.body')?.dataset.label;
    const blank = [...(table?.rows ?? [])].filter(({ cells }) => cells[0]?.matches('td'));
    return [
      wordsOf(item?.querySelector('strong')).replace(/[.:]$/, ''),
      wordsOf(row?.querySelector('th')) || (row && blank.length > 1 && `Entry ${blank.indexOf(row) + 1}`),
      cell && nameOf(table?.rows[0]?.cells[cell.cellIndex]),
      // Without its kind, such as “Worksheet,” and without its explanation.
      (item ? word : nameOf(above))?.replace(/^(To \w+( up)?|Worksheet): |( \(|[,.:;] ).*/g, ''),
    ]
      .filter(Boolean)
      .join(': ');
  };
  /** Two lines of an answer are 28 pixels high. */
  const kindOf = (input: HTMLElement) => {
    if (input.matches('[type=checkbox]')) return 'box';
    if (input.matches('[data-points]')) return 'points';
    return input.offsetHeight >= 28 && input.offsetWidth > 72 ? 'lines' : 'line';
  };
  const ruler = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
  ruler.font = '1000px "Site Sans"';
  return {
    fields: all('input, textarea').map((input) => ({
      page: sections.indexOf(sectionOf(input)),
      kind: kindOf(input),
      rectangle: rectangleOf(input),
      label: labelOf(input),
    })),
    links: all<HTMLAnchorElement>('a').map((link) => {
      const target = link.host ? undefined : document.querySelector(`${link.hash} h2`);
      const words = link.title || wordsOf(target ?? link);
      if (target) return `Page ${link.hash.replace('#page-', '')}: ${words}`;
      // A state’s name doesn’t say where it leads.
      return link.title && link.closest('th') ? `${words}, opens ${link.host.replace('www.', '')}` : words;
    }),
    drawings: all('[role=img]').map(rectangleOf),
    widths: [...letters].map((letter) => Math.round(ruler.measureText(letter).width)),
  };
}
