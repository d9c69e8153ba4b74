import { useEffect, useState } from 'react';
import { PageLink } from '../links/page-link.tsx';
import { type Answer, readAnswer, saveAnswer } from '../site/analytics.ts';
import { Actions, buttonClass } from '../ui/button.tsx';

/** Asks once whether visits may be counted. Both answers are as easy to give. */
export function ConsentBar({ onAgree }: { onAgree: () => void }) {
  const [isOpen, setOpen] = useState(false);
  // Only the browser knows whether there is an answer.
  useEffect(() => setOpen(readAnswer() === undefined), []);
  const answer = (choice: Answer) => {
    saveAnswer(choice);
    setOpen(false);
    if (choice === 'yes') onAgree();
  };
  return (
    isOpen && (
      <section
        id="consent"
        aria-label="Cookies"
        className="fixed inset-x-0 bottom-0 z-90 border-ink border-t bg-card px-5 py-4 text-small print:hidden"
      >
        <div className="mx-auto flex max-w-240 flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="max-w-text">
            May we count your visits with Google Analytics? It sets cookies.{' '}
            <PageLink className="text-link" to="/privacy-policy">
              What it learns
            </PageLink>
          </p>
          <Actions>
            <button type="button" className={buttonClass('secondary')} onClick={() => answer('no')}>
              No, thanks
            </button>
            <button type="button" className={buttonClass('secondary')} onClick={() => answer('yes')}>
              Yes, you may
            </button>
          </Actions>
        </div>
      </section>
    )
  );
}
