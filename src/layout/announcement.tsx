import { Copy } from '../copy/copy.tsx';
import { ExternalLink } from '../links/external-link.tsx';
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

/** Every third part is text; the two after it are a link’s words and its address. */
const parts = settings.announcement.split(/\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/);

const announced = parts.map((part, index) => {
  if (index % 3 === 2) return null;
  const href = index % 3 === 1 && parts[index + 1];
  return href ? (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never move
    <ExternalLink key={index} href={href}>
      {part}
    </ExternalLink>
  ) : (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <Copy key={index} text={part} />
  );
});

/** The owner’s line below the header of each page (VITE_ANNOUNCEMENT). */
export const Announcement = () => (
  <section
    aria-label="Announcement"
    className="in-data-announcement:hidden border-rule border-b bg-pad text-small print:hidden"
  >
    <div className="mx-auto flex max-w-[calc(var(--container-page)+4rem)] items-center gap-2 px-5 md:px-6 lg:px-8">
      <p className="mr-auto py-3">{announced}</p>
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
