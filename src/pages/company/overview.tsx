import { claims } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const cards = [
  {
    title: 'What you read',
    text: 'A short email every week, a report every month, and a dashboard that is live 24 hours a day. Consultations come first in all three, positions second.',
  },
  {
    title: 'What you approve',
    text: 'Every page before it is published and every reply before it is sent. The advertising rules bind you, so the last word is yours.[^rules]',
  },
  {
    title: 'What you keep',
    text: 'The pages, the listings and the reviews. They carry the firm’s name, and they stay with the firm when we are gone.',
  },
  {
    title: 'How you leave',
    text: `Month to month, with ${claims.terms.noticeDays} days’ written notice, as the [terms](/terms-of-service) say. You give no reason, and an email is enough.`,
  },
];

/** The overview cards: the working agreement at a glance. */
export function Overview() {
  return (
    <Sheet folio="Overview" labelledBy="overview">
      <SectionHead id="overview" heading="What you own, and how you leave" />
      <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map(({ title, text }) => (
          <li key={title} className="tgt">
            <h3>{title}</h3>
            <p>
              <Copy text={text} />
            </p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
