import type { founder } from '../../../content/team.ts';
import { cn } from '../../../lib/cn.ts';
import { PageLink } from '../../../links/page-link.tsx';
import { BookingLink } from '../../../sections/call-to-action.tsx';
import type { StateRecord } from '../../../states/state-record.ts';
import { Actions } from '../../../ui/button.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { SampleNote, Section } from '../../../ui/section.tsx';
import { PortraitQuote } from './portrait-quote.tsx';

/** Ends with a booking link, for the reader whom the story convinces. */
export const ClientSection = ({ client }: { client: StateRecord['client'] }) => (
  <Section label={client.label} id={client.id} heading={client.heading} lede={client.lede}>
    <SampleNote shown={[client]} />
    <div className="rule-top pt-5">
      <PortraitQuote
        image={client.image}
        alt={client.alt}
        quote={client.quote}
        name={client.person}
        role={client.role}
        firm={`${client.firmType}, ${client.city}`}
      />
    </div>
    {client.founder && <FounderQuote founder={client.founder} className="mt-5 md:mt-8" />}
    <Actions className="mt-5">
      <BookingLink>Ask if it would work where you practice</BookingLink>
    </Actions>
  </Section>
);

const FounderQuote = ({ founder: person, className }: { founder: typeof founder; className: string }) => (
  <div className={cn('flex gap-6 border-rule border-t pt-4 sm:items-center md:pt-6', className)}>
    <Portrait name={person.image} width={64} alt={person.alt} className="aspect-4/5 w-16 flex-none max-md:hidden" />
    <div>
      <h3 id="founder" className="mb-2 font-sans font-semibold text-small">
        Our founder on how we write
      </h3>
      <blockquote className="max-w-176 font-serif text-xl/tight">“{person.stateQuote}”</blockquote>
      <p className="mt-2 text-small">
        <b className="font-semibold">{person.name}</b>,{' '}
        <PageLink className="text-link" to="/about">
          {person.role.toLowerCase()}
        </PageLink>
      </p>
    </div>
  </div>
);
