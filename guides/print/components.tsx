import { readFileSync } from 'node:fs';
import { createContext, type ReactNode, useContext } from 'react';
import type { StateId } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { Blank, Field, Form, Topic } from './forms.tsx';
import { Widths } from './tables.tsx';
import { type Content, findAll, type GuidePage } from './tree.ts';

// All components here, in exhibits.tsx, forms.tsx, and tables.tsx can be used in the text. Those in small letters are how Markdown is set.

/** The pages of the guide in print, for what refers to them. */
export const Pages = createContext<readonly GuidePage[]>([]);

/** Its title is what screen readers say in place of the page’s heading. */
const PageLink = ({ to, title, children = to }: { to: number; title?: string; children?: ReactNode }) => (
  <a href={`#page-${to}`} title={title}>
    {children}
  </a>
);

/** A state’s map at the top of its page, with a list of its cities by the shades of their counties. */
export const StateMap = ({ state, children }: Content & { state: StateId }) => (
  <>
    <div
      className="absolute top-[0.5in] right-[0.7in] w-[90pt] group-odd/page:right-[132px] [&_:is(circle,g)]:hidden [&_svg]:max-h-[92pt]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by “npm run make” and committed
      dangerouslySetInnerHTML={{
        __html: readFileSync(`src/states/maps/${state}.svg`, 'utf8').replace('</title>', '.$&'),
      }}
    />
    <div className="state small [&_li:nth-child(2)]:border-data-mid [&_li:nth-child(3)]:border-data-soft [&_li]:border-data [&_li]:border-l-[9pt] [&_li]:pl-[5pt]">
      {children}
    </div>
  </>
);

/** The end of a state’s sheet: blanks for whoever checks it, and lines for notes. */
export const SheetNotes = ({ of }: { of: string }) => (
  <>
    <div className="flex gap-[8pt] text-small">
      <Blank words="More bills" label={`${of}: more bills`} width="grow-5" />
      <Blank words="Checked by" label={`${of}: checked by`} width="grow-4" />
      <Blank words="on" label={`${of}: checked on`} width="grow-2" />
    </div>
    <Form>
      <Field label="Notes" name={`${of}: notes`} lines={3} />
    </Form>
  </>
);

export const Note = ({ children }: Content) => (
  <div className="note border-ink border-l-[3pt] bg-pad px-[11pt] pt-[6pt] pb-[7pt] [&_.cited]:grid-cols-[1fr_132pt] [.state~&]:mt-auto">
    {children}
  </div>
);

/**
 * What the guide says of a state’s law, by the words that clients use, with the sections and the pages. “Cal.” is each code whose
 * name begins so. The one cited most is named once.
 */
export const Citing = ({ state, law }: { state: string; law: string }) => {
  const answers = useContext(Pages).flatMap(({ number, nodes }) =>
    [...findAll(nodes, Topic), ...findAll(nodes, Widths)].flatMap(({ props: { word = '', children } }) =>
      findAll(children, 'a').map(({ props }) => ({
        word,
        number,
        code: props['data-code'] ?? '',
        section: props['data-section'] ?? '',
      })),
    ),
  );
  const ours = answers.filter(
    ({ word, code }) => word && law.split(' or ').some((name) => ` ${code}`.includes(` ${name}`)),
  );
  const cited = (code: string) => ours.filter((answer) => answer.code === code).length;
  const main = ours.map(({ code }) => code).reduce((a, b) => (cited(b) > cited(a) ? b : a), '');
  return (
    <div>
      <h3>{state}</h3>
      <b>.</b> <i>{short(main)}:</i>{' '}
      <ul>
        {[...new Set(ours.map(({ word }) => word))].sort().map((word, index, { length }) => {
          const found = ours.filter((answer) => answer.word === word);
          const sections = found.map(({ code, section }) => (code === main ? section : `${short(code)} ${section}`));
          return (
            <li key={word}>
              <b>{word}</b>{' '}
              {[...new Set(sections)].map((section, at) => [
                at > 0 && ', ',
                <span key={section} className="whitespace-nowrap text-ink-2">
                  {section}
                </span>,
              ])}
              {[...new Set(found.map(({ number }) => number))].map((number, at) => (
                <span key={number} className="whitespace-nowrap [&>a]:no-underline">
                  {at > 0 ? ', ' : ' p.\u00a0'}
                  <PageLink to={number} title={`${word}, ${state}`} />
                </span>
              ))}
              {index + 1 < length ? '; ' : '.'}
            </li>
          );
        })}
      </ul>
    </div>
  );
};

const short = (code: string) => code.replace(/^(Alaska|Ohio|(Ala|Ariz|Cal|Fla|Ill|N\.C|N\.Y|Pa|Tex)\.) ?/, '');

/** The parts and their pages. A month’s topics come with its first page, and states stand side by side. */
export const Contents = () => {
  const pages = useContext(Pages).slice(2);
  const parts = pages
    .filter(({ startsPart }) => startsPart)
    .map(({ part, number }) => (
      <li key={number}>
        <p className="border-ink border-b pb-[1pt] font-semibold font-serif text-head">{part}</p>
        <ul className="plain grid grid-cols-4 gap-x-[14pt] pt-[2pt] text-small [&_a]:block [&_a]:no-underline">
          {pages
            .filter((page) => page.part === part && findAll(page.nodes, Topic).length === 0)
            .map((page) => (
              <li key={page.number} className={page.label === page.heading ? '' : 'col-span-full'}>
                <PageLink to={page.number}>
                  <span className="inline-block w-[18pt]">{page.number} </span>
                  {page.heading}
                </PageLink>
              </li>
            ))}
        </ul>
      </li>
    ));
  return (
    <div className="plain pb-[8pt]">
      <ul className="space-y-[6pt]">{parts}</ul>
    </div>
  );
};

/** A page of our site, by its address. */
export const Ours = ({ at }: { at: string }) => (
  <a className="whitespace-nowrap" href={`https://${brand.website}${at}`}>
    {brand.website + at}
  </a>
);

export const Contact = () => <Ours at="/contact" />;

/** The last words of a guide. */
export const SignOff = ({ children }: Content) => (
  <div className="mt-auto flex items-center gap-[14pt] bg-ink px-[16pt] py-[6pt] font-serif text-head text-on-ink">
    <Logo className="w-[30pt] flex-none" />
    <div>
      {children}
      <p>
        <Contact />
      </p>
    </div>
  </div>
);

const inMargin =
  'absolute left-[24px] w-[73px] text-right group-odd/page:right-[24px] group-odd/page:left-auto group-odd/page:text-left';

/** A page’s word in the margin, for the eye only: the heading says more. As a heading, it would be among the bookmarks, too. */
export const h6 = ({ children }: Content) => (
  <p className={`mt-[10pt] font-semibold text-action text-small ${inMargin}`} aria-hidden="true">
    {children}
  </p>
);

/** A note in the margin, below the page’s word. */
export const Margin = ({ children }: Content) => (
  <div className={`small mt-[42pt] space-y-[4pt] ${inMargin}`}>{children}</div>
);

export const em = ({ children }: Content) => <span className="text-ink-2">{children}</span>;
