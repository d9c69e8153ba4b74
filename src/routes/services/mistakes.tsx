import { Copy } from '../../copy/copy.tsx';
import { type CopyText, link } from '../../copy/copy-text.ts';
import { BookingLink } from '../../sections/call-to-action.tsx';
import { Actions } from '../../ui/button.tsx';
import { Disclosure, DisclosureList } from '../../ui/disclosure.tsx';
import { Section } from '../../ui/section.tsx';

interface Mistake {
  mistake: string;
  cost: CopyText;
  instead: CopyText;
}

const mistakes: readonly Mistake[] = [
  {
    mistake: 'A contact form that asks for the whole story',
    cost: 'You owe duties to people who consult you, even if they never hire you (Model Rule 1.18). A long story in the form can keep you from representing the other spouse.',
    instead:
      'The form asks for a name, the other party’s name, and a safe way and time to reply. A line beside the button says why.',
  },
  {
    mistake: 'Watching one keyword',
    cost: '“Divorce lawyer” is one search out of many, and the slowest to move. Meanwhile, nobody notices that the calls come from the guide on who keeps the house.',
    instead: 'We count calls by the page they came from. The trophy keyword comes last in the report.',
  },
  {
    mistake: 'A page for every city in the state',
    cost: 'Thin pages that all read alike. Search engines ignore them, and they can drag your good pages down.',
    instead: `We write one page for each courthouse where you take cases, with something on it that only a local would know. ${link('/states', 'Our state pages')} follow the same rule.`,
  },
  {
    mistake: 'Buying links',
    cost: 'A few good months, then a drop that’s hard to trace and slow to fix.',
    instead:
      'We go after links your firm has earned: from the county bar, the law school clinic, the seminar you taught. There are fewer of them, but they last.',
  },
  {
    mistake: 'An agency that holds your accounts',
    cost: 'The domain, the Google profile, and Analytics are in its name. When you switch agencies, you start with no reviews and no history.',
    instead: 'Your domain, website, Google profile, and Analytics stay in your name. You only give us access.',
  },
  {
    mistake: 'Nobody answers at 7 p.m.',
    cost: 'Search sends you an evening caller, who gets voicemail and calls the next firm.',
    instead: `We show you what hours the calls come in. Answering them can be worth more than ${link('/services/content-marketing', 'another page')}.`,
  },
];

export const Mistakes = () => (
  <Section label="Before us" heading="Six common SEO mistakes, some of them sold by agencies">
    <DisclosureList className="grid gap-x-8 md:grid-cols-2">
      {mistakes.map(({ mistake, cost, instead }) => (
        <Disclosure key={mistake} title={<h3 className="text-xl/tight">{mistake}</h3>}>
          <dl className="grid gap-3">
            <div>
              <dt className="font-semibold text-small">What it costs</dt>
              <dd className="text-ink-2 print:text-small">
                <Copy text={cost} />
              </dd>
            </div>
            <div>
              <dt className="font-semibold text-small">What we do instead</dt>
              <dd className="text-ink-2 print:text-small">
                <Copy text={instead} />
              </dd>
            </div>
          </dl>
        </Disclosure>
      ))}
    </DisclosureList>
    <Actions className="mt-4">
      <BookingLink>Bring your last contract to the call</BookingLink>
    </Actions>
  </Section>
);
