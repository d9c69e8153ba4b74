export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape';

/** What a visitor and a test can do with a browser, in viewport coordinates and CSS pixels. */
export interface Browser {
  /** What the page has said on the console, thrown, been refused, or not found. */
  messages: string[];
  /** Loads a document. Resolves when it is loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of an async function in the page. Resolves to what it returns, as JSON. */
  evaluate(code: string): Promise<unknown>;
  /** @param textZoom Factor of a zoom of the text alone; Firefox has no way to it from outside. */
  resize(width: number, height: number, textZoom?: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  move(x: number, y: number): Promise<void>;
  click(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}
