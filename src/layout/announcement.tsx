import { Copy } from '../copy/copy.tsx';
import { settings } from '../site/settings.ts';
import { CrossIcon } from '../ui/icon.tsx';

/** On the next page, start.ts keeps it closed. */
function close(): void {
  document.documentElement.dataset.announcement = 'closed';
  try {
    localStorage.announcement = settings.announcement;
  } catch {
    // A browser that remembers nothing shows it again.
  }
}

/** The owner’s line below the header of each page (VITE_ANNOUNCEMENT). */
export const Announcement = () => (
  <section
    aria-label="Announcement"
    className="in-data-announcement:hidden border-rule border-b bg-pad text-small print:hidden"
  >
    <div className="mx-auto flex max-w-[calc(var(--container-page)+4rem)] items-center gap-2 px-5 md:px-6 lg:px-8">
      <p className="mr-auto py-3">
        <Copy text={settings.announcement} />
      </p>
      <button
        type="button"
        className="-mr-2.5 grid noscript:hidden size-11 cursor-pointer place-items-center"
        aria-label="Close"
        onClick={close}
      >
        <CrossIcon className="size-3.5" />
      </button>
    </div>
  </section>
);
