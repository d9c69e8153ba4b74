import { createContext, type ReactNode, useContext } from 'react';
import { cn } from '../lib/cn.ts';
import { AnchorLink } from '../links/anchor-link.tsx';
import { PageLink } from '../links/page-link.tsx';
import { type CopyPart, type CopyText, parseCopy } from './copy-text.ts';
import { unbroken, withNoBreaks } from './no-break.ts';

type NoteTexts = Record<string, CopyText>;

const NotesContext = createContext<NoteTexts>({});

/** The notes that copy may refer to, numbered in their order. */
export const NotesProvider = ({ notes, children }: { notes: NoteTexts; children: ReactNode }) => (
  <NotesContext value={notes}>{children}</NotesContext>
);

/**
 * A superscript number that leads to its note.
 * @throws If the page has no note of that id. This fails the build.
 */
export function NoteRef({ id }: { id: string }) {
  const ids = Object.keys(useContext(NotesContext));
  const number = ids.indexOf(id) + 1;
  if (number === 0) {
    throw new Error(
      `Copy refers to a note "${id}" that its page does not have. Its notes: ${ids.join(', ') || 'none'}.`,
    );
  }
  return (
    <sup className="font-sans font-semibold text-xs/0">
      {/* The padding makes a target of 1.5rem. */}
      <AnchorLink
        to={`#note-${number}`}
        aria-label={`Note ${number}`}
        className="relative -mx-2 px-2.5 py-2 on-ink:text-mark text-action no-underline -outline-offset-2 hover:underline print:text-inherit"
      >
        {number}
      </AnchorLink>
    </sup>
  );
}

export const Copy = ({ text }: { text: CopyText }) =>
  parseCopy(text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
    <CopyPartView key={index} {...part} />
  ));

function CopyPartView(part: CopyPart): ReactNode {
  if (part.kind === 'note') return <NoteRef id={part.id} />;
  if (part.kind === 'link')
    return (
      <PageLink className="text-link" to={part.href}>
        {withNoBreaks(part.text)}
      </PageLink>
    );
  return unbroken(part.text).map(({ text, isWhole }, index) =>
    isWhole ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <span key={index} className="whitespace-nowrap">
        {text}
      </span>
    ) : (
      text
    ),
  );
}

export function Notes() {
  const notes = Object.entries(useContext(NotesContext));
  if (notes.length === 0) return null;
  return (
    <section className="page-section break-inside-avoid pt-6 pb-8 print:mt-8" aria-label="Notes">
      <h2 className="section-label font-sans">Notes</h2>
      <div className="section-body border-ink border-t pt-4">
        <ol className="grid max-w-240 gap-1">
          {notes.map(([id, text], index) => (
            <li
              key={id}
              id={`note-${index + 1}`}
              className="group relative px-5 text-ink-2 text-note before:absolute before:left-0 before:text-action before:content-[counter(list-item)] target:bg-mark focus-within:bg-mark"
            >
              <Copy text={text} />
              &nbsp;
              <button
                type="button"
                className="-my-1 -mr-5 inline-block min-h-6 min-w-6 cursor-pointer print:hidden"
                aria-label="Back to the text"
                onClick={() => document.querySelector<HTMLElement>(`[href="#note-${index + 1}"]`)?.focus()}
              >
                ↩
              </button>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export const Paragraph = ({ text, className }: { text: CopyText; className?: string }) => (
  <p className={className}>
    <Copy text={text} />
  </p>
);

export const Paragraphs = ({ text, className }: { text: readonly CopyText[]; className?: string }) => (
  <div className={cn('grid gap-5', className)}>
    {text.map((paragraph) => (
      <Paragraph key={paragraph} text={paragraph} />
    ))}
  </div>
);
