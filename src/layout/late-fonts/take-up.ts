import { lateFaces } from './late-faces.ts';
import { type Place, shiftBound } from './shift-bound.ts';

/*
 * A face is used when it is there before the first paint (`font-display: optional`). One that comes later is taken up here,
 * band by band, wherever that moves nothing in view: the words stay where they are and only their letters change. Where a
 * line would break elsewhere, a band keeps its fallbacks until the visitor goes to another page.
 *
 * By bands, because most of a page is out of view, and because a new layout of all of it would block a slow phone.
 */

/** What all moves of a page may add up to, in the terms of the layout-shift score: a header's words that go a few pixels. */
const allowance = 0.003;
let spent = 0;

/** The marks of parts that use late faces (styles/fonts.css), in the order in which they are tried. */
const both = ['data-late-serif', 'data-late-sans'];
const choices = [both, ['data-late-serif'], ['data-late-sans']];

let haveCome = false;

/** Waits until the browser has nothing to do, or for half a second. Safari has no requestIdleCallback. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });

const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve());
  });

/** The bands of the page: header, sections, footer. */
const bands = (): Element[] =>
  [...document.querySelectorAll('#root > *')].flatMap((part) =>
    part.tagName === 'MAIN' ? [...part.children] : [part],
  );

function isInView(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}

/** All elements and texts of a band. A drawing moves as one. */
function partsOf(band: Element): (Element | Range)[] {
  const parts: (Element | Range)[] = [];
  const walker = document.createTreeWalker(band, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node.parentElement?.tagName === 'svg' ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  );
  for (let node: Node | null = band; node; node = walker.nextNode()) {
    if (node instanceof Element) parts.push(node);
    else if (node.nodeValue?.trim()) {
      const text = document.createRange();
      text.selectNode(node);
      parts.push(text);
    }
  }
  return parts;
}

function placeOf(part: Element | Range): Place {
  const { left, top, right, bottom } = part.getBoundingClientRect();
  const { x, y } = (part instanceof Range && part.getClientRects()[0]) || { x: left, y: top };
  return { x, y, left, top, right, bottom };
}

/**
 * Lets a band use late faces if that moves nothing in view. All of this happens between two frames, so a change that is
 * undone is never seen.
 * @returns Whether it does.
 */
function takeUpIn(band: Element, marks: readonly string[]): boolean {
  const isSeen = isInView(band);
  // The moves of a band's own parts count where they can be seen; other bands move as a whole.
  const parts = bands().flatMap((other) => (isSeen && other === band ? partsOf(band) : [other]));
  const before = parts.map(placeOf);
  for (const mark of marks) band.setAttribute(mark, '');
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const shift = shiftBound(before, parts.map(placeOf), view);
  if (spent + shift > allowance) {
    for (const mark of marks) band.removeAttribute(mark);
    return false;
  }
  spent += shift;
  return true;
}

async function takeUp(): Promise<void> {
  await loaded();
  await document.fonts.ready;
  await idle();
  const faces = await lateFaces();
  for (const face of faces) document.fonts.add(face);
  haveCome = faces.length > 0;
  for (const band of haveCome ? bands() : []) {
    for (const marks of choices) {
      await idle();
      if (takeUpIn(band, marks)) break;
    }
  }
  // What measures the page waits for this.
  performance.mark('late-fonts');
}

/** Lets the whole document use the late faces, if they are there: another page is shown, and everything changes anyway. */
export function takeUpEverywhere(): void {
  if (haveCome) for (const mark of both) document.documentElement.setAttribute(mark, '');
}

if (!import.meta.env.SSR) takeUp();
