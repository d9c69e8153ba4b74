import { claims, dollars } from '../../site/claims.ts';
import { Copy } from '../../ui/copy.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';

const { plan, terms } = claims;

const cards = [
  {
    title: `What you pay: ${dollars(plan.monthly)} a month`,
    text: 'There is one plan, with no setup fee. All four services are in it.',
  },
  {
    title: `Our guarantee: progress in ${plan.guaranteeDays} days`,
    text: `If you see no progress within ${plan.guaranteeDays} days, our work continues free until you do. ${plan.progress}`,
  },
  {
    title: `How you leave: ${terms.noticeDays} days’ notice`,
    text: 'The agreement runs month to month. You give no reason, and an email is enough. The [terms](/terms-of-service) say so.',
  },
  {
    title: 'What you read',
    text: 'A short email every week, a report every month, and a dashboard that is live 24 hours a day. All three put consultations first and rankings second.',
  },
  {
    title: 'What you approve',
    text: 'Every page before we publish it and every reply before it goes out. The advertising rules bind you, so you have the last word.',
  },
  {
    title: 'What you keep',
    text: 'The pages, the listings and the reviews. They carry your firm’s name, and they stay with your firm if you leave us.',
  },
];

/** The overview cards: the deal at a glance. */
export function Overview() {
  return (
    <Sheet folio="Pricing" labelledBy="overview">
      <SectionHead id="overview" heading="Price, guarantee and terms at a glance" />
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
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
