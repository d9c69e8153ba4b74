import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import type { BuiltPage } from '../checks/built-pages.ts';

/** Decoration, navigation and controls: they mean nothing outside the page. */
const dropped =
  '[aria-hidden="true"], nav, form, search, button, script, style, template, input, img[alt=""], [role="status"], [role="alert"], .notes > h2';

/** Numbers of the design that have their label in the element after them. */
const numbers = '.rec__n, .mk__n, .svc__n';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * A page's main content as plain HTML for readers without a screen: figures as their descriptions, definition lists as
 * lists, the heading first, whatever only decorates or operates gone.
 */
export function readingCopy({ main }: BuiltPage): HTMLElement {
  const copy = parse(main.innerHTML, { comment: false });
  // A question is a button inside its heading, a term with a tooltip one inside its label: both are words of the text.
  // Every other button does something that a text cannot.
  for (const words of copy.querySelectorAll('h2 button, h3 button, h4 button, button.tip'))
    words.replaceWith(words.innerHTML);
  for (const drawing of copy.querySelectorAll('svg, [role="img"]')) putIntoWords(drawing);
  for (const element of copy.querySelectorAll(dropped)) element.remove();
  for (const hint of copy.querySelectorAll('.vh')) if (/new tab/.test(hint.textContent)) hint.remove();
  for (const number of copy.querySelectorAll(numbers)) joinLabel(number);
  for (const list of copy.querySelectorAll('dl')) list.replaceWith(`<ul>${definitions(list)}</ul>`);
  for (const caption of copy.querySelectorAll('caption')) liftCaption(caption);
  for (const item of copy.querySelectorAll('ol > li')) dropOrdinal(item);
  for (const card of copy.querySelectorAll('article, li')) titleFirst(card);
  for (const raised of copy.querySelectorAll('sup:not(.fn)')) {
    raised.replaceWith(raised.textContent.replace(/\d/g, (digit) => superscripts[Number(digit)] ?? digit));
  }
  separateInlines(copy);
  headingFirst(copy);
  return copy;
}

/** A drawing becomes the sentence that stands for it, or nothing. */
function putIntoWords(drawing: HTMLElement): void {
  const text =
    drawing.getAttribute('role') === 'img' &&
    (drawing.getAttribute('aria-label') ??
      drawing
        .querySelectorAll('title, desc')
        .map((part) => part.textContent)
        .join('. '));
  if (text) drawing.replaceWith(`<p>${text}</p>`);
  else drawing.remove();
}

function joinLabel(number: HTMLElement): void {
  const label = number.nextElementSibling;
  if (!label) return;
  number.replaceWith(`<p><b>${number.innerHTML}</b> ${label.innerHTML}</p>`);
  label.remove();
}

function definitions(list: HTMLElement): string {
  return list
    .querySelectorAll('dt')
    .map((term) => {
      let text = '';
      for (let next = term.nextElementSibling; next?.tagName === 'DD'; next = next.nextElementSibling) {
        text += ` ${next.innerHTML}`;
      }
      return `<li><b>${term.innerHTML}:</b>${text}</li>`;
    })
    .join('');
}

/** Markdown tables have no captions. */
function liftCaption(caption: HTMLElement): void {
  const text = caption.innerHTML;
  const table = caption.closest('table');
  caption.remove();
  table?.insertAdjacentHTML('beforebegin', `<p>${text}</p>`);
}

/** A number that a list item carries for its looks: the list counts by itself. */
function dropOrdinal(item: HTMLElement): void {
  const [first] = item.children;
  const ordinal = String((item.parentNode?.children.indexOf(item) ?? 0) + 1);
  if (first && item.children.length > 1 && first.textContent.trim() === ordinal) first.remove();
}

/** A card may show its figure above its title; in a text the title says what the figure belongs to. */
function titleFirst(card: HTMLElement): void {
  const title = card.querySelector('h2, h3, h4');
  if (!title) return;
  const markup = title.outerHTML;
  title.remove();
  card.insertAdjacentHTML('afterbegin', markup);
}

const inlines = new Set(['B', 'SPAN', 'I', 'SMALL', 'CITE', 'STRONG', 'EM', 'A', 'MARK']);
const isElement = (node: Node | undefined): node is HTMLElement => node?.nodeType === NodeType.ELEMENT_NODE;
const isInline = (node: Node | undefined) => isElement(node) && inlines.has(node.tagName);

/** On the page a layout parts what stands side by side; here a space must. */
function separateInlines(copy: HTMLElement): void {
  for (const element of copy.querySelectorAll([...inlines].join(', ').toLowerCase())) {
    const siblings = element.parentNode?.childNodes ?? [];
    const next = siblings[siblings.indexOf(element) + 1];
    const bold = element.tagName === 'B';
    if (isInline(next) || (bold && next && !isElement(next) && /^\p{L}|^\p{N}/u.test(next.text))) {
      element.insertAdjacentHTML('afterend', ' ');
    }
    const previous = siblings[siblings.indexOf(element) - 1];
    if (bold && previous && !isElement(previous) && /\p{L}$/u.test(previous.text))
      element.insertAdjacentHTML('beforebegin', ' ');
  }
}

/** The heading leads, the line above it follows. */
function headingFirst(copy: HTMLElement): void {
  const heading = copy.querySelector('h1');
  if (!heading) return;
  const kicker = heading.querySelector('.kick');
  const above = kicker?.innerHTML;
  kicker?.remove();
  heading.remove();
  copy.insertAdjacentHTML('afterbegin', `<h1>${heading.innerHTML}</h1>${above ? `<p>${above}</p>` : ''}`);
}
