import { guides, type ResourceGuide } from '../../content/resources.ts';
import { ArrowIcon } from '../../ui/icon.tsx';
import { buttonClass } from '../../ui/link.tsx';
import { SectionHead, Sheet } from '../../ui/sheet.tsx';
import { ContactLink } from './contact-link.tsx';

function GuideCard({ guide: { title, description, pages, topics, request } }: { guide: ResourceGuide }) {
  return (
    <li className="flex flex-col border border-ink bg-card p-6 md:grid md:grid-cols-[8rem_1fr] md:gap-x-8 md:p-8 lg:flex">
      <p className="num font-display font-serif text-stat tracking-tight">
        {pages}
        <small className="text-[0.42em] tracking-[-0.01em]"> pages</small>
      </p>
      <div className="flex flex-1 flex-col">
        <h3 className="mt-5 md:mt-1 lg:mt-5">{title}</h3>
        <p className="mt-2 text-ink-2">{description}</p>
        <ul className="mt-5 mb-7 border-rule border-t text-small">
          {topics.map((topic) => (
            <li key={topic} className="border-rule border-b py-2.5">
              {topic}
            </li>
          ))}
        </ul>
        <ContactLink topic={request} className={`${buttonClass('alt')} mt-auto px-3`}>
          Ask for this guide by email
          <span className="vh">: {title}</span>
          <ArrowIcon />
        </ContactLink>
      </div>
    </li>
  );
}

export function Guides() {
  return (
    <Sheet folio="Guides" id="guides" labelledBy="guides-title">
      <SectionHead
        id="guides-title"
        heading="Three free guides, sent to you by email"
        lede="Each button opens our contact form with the title filled in. A person emails you the file within 24 hours. The guides aren’t legal advice, and advertising rules differ by state."
      />
      <ul className="grid gap-5 lg:grid-cols-3">
        {guides.map((guide) => (
          <GuideCard key={guide.title} guide={guide} />
        ))}
      </ul>
    </Sheet>
  );
}
