import { readFileSync } from 'node:fs';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import type { StateId } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { Blank, Field, Form, Topic } from './forms.tsx';
import { type Content, findAll, type GuidePage } from './tree.ts';

// All components here, in exhibits.tsx, forms.tsx, and tables.tsx can be used in the text. Those in small letters are how Markdown is set.

/** The pages of the guide in print, for what refers to them. */
export const Pages = createContext<readonly GuidePage[]>([]);

const PageLink = ({ to, children = to }: { to: number; children?: ReactNode }) => (
  <a href={`#page-${to}`}>{children}</a>
);

/** A state’s map at the top of its page, with a list of its cities by the shades of their counties. */
export const StateMap = ({ state, children }: Content & { state: StateId }) => (
  <>
    <div
      className="absolute top-[0.5in] right-[0.7in] w-[90pt] group-odd/page:right-[132px] [&_:is(circle,g)]:hidden [&_svg]:max-h-[92pt]"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by “npm run make” and committed
      dangerouslySetInnerHTML={{ __html: readFileSync(`src/states/maps/${state}.svg`, 'utf8') }}
    />
    <div className="state small [&_li:nth-child(2)]:border-data-mid [&_li:nth-child(3)]:border-data-soft [&_li]:border-data [&_li]:border-l-[9pt] [&_li]:pl-[5pt]">
      {children}
    </div>
  </>
);

/** Lines for notes at the end of a state’s sheet, and in its margin, blanks for whoever checks it. */
export const SheetNotes = ({ of }: { of: string }) => (
  <>
    <div className={`small bottom-[0.62in] ${inMargin}`}>
      {['Bills to look up', 'Checked by', 'Checked on'].map((blank) => (
        <p key={blank}>
          {blank}
          <Blank label={`${of}: ${blank.toLowerCase()}`} className="h-[17pt] w-full" />
        </p>
      ))}
    </div>
    <Form>
      <Field label="Notes" name={`${of}: notes`} lines={3} />
    </Form>
  </>
);

export const Note = ({ children }: Content) => (
  <div className="note border-ink border-l-[3pt] bg-pad px-[11pt] pt-[6pt] pb-[7pt] [.state~&]:mt-auto">{children}</div>
);

/** The sections of a law that the guide cites, with their pages. “Cal.” is that of each code whose name begins so. */
export const Citing = ({ law }: { law: string }) => {
  const pages = useContext(Pages);
  const codes = new Map<string, Map<string, Set<number>>>();
  for (const { number, nodes } of pages)
    for (const { props } of findAll(nodes, 'a') as Citation[]) {
      const { 'data-code': code = '', 'data-section': section = '' } = props;
      if (!law.split(' or ').some((name) => ` ${code}`.includes(` ${name}`))) continue;
      const sections = codes.get(code) ?? codes.set(code, new Map()).get(code);
      sections?.set(section, (sections.get(section) ?? new Set()).add(number));
    }
  return [...codes].map(([code, sections]) => (
    <span key={code}>
      {' '}
      <i>{code.replace(/^(Cal|Fla|N\.Y|N\.C|Tex|Ala)\. /, '')}</i>{' '}
      {[...sections]
        .sort(([a], [b]) => a.localeCompare(b, 'en', { numeric: true }))
        .map(([section, numbers], index) => (
          <span key={section}>
            {index > 0 && '; '}
            <span className="whitespace-nowrap">
              {section}: {[...numbers].map((number, at) => [at > 0 && ', ', <PageLink key={number} to={number} />])}
            </span>
          </span>
        ))}
      .
    </span>
  ));
};

type Citation = ReactElement<{ 'data-code'?: string; 'data-section'?: string; children?: ReactNode }>;

/** The parts and their pages, whose numbers are in the margin. A month’s topics come with its first page. */
export const Contents = () => {
  const pages = useContext(Pages).slice(2);
  return pages
    .filter(({ startsPart }) => startsPart)
    .map(({ part, number }) => (
      <div key={number}>
        <p className="border-ink border-b pb-[1pt] font-semibold font-serif text-[12pt]/[15pt]">{part}</p>
        <ul className="plain grid grid-cols-4 gap-x-[14pt] pt-[2pt] text-[9.2pt]/[12.5pt] [&_a]:block [&_a]:no-underline">
          {pages
            .filter((page) => page.part === part && findAll(page.nodes, Topic).length === 0)
            .map((page) => (
              <li
                key={page.number}
                className={`${page.label === 'State sheet' ? '[&_span]:inline-block [&_span]:w-[18pt]' : 'col-span-full [&_span]:absolute [&_span]:left-0 [&_span]:w-[87px] [&_span]:text-right'}`}
              >
                <PageLink to={page.number}>
                  <span>{page.number} </span>
                  {page.heading}
                </PageLink>
              </li>
            ))}
        </ul>
      </div>
    ));
};

export const Contact = () => <a href={`https://${brand.website}/contact`}>{brand.website}/contact</a>;

/** The last words of a guide. */
export const SignOff = ({ children }: Content) => (
  <div className="mt-auto flex items-center gap-[14pt] bg-ink px-[16pt] py-[12pt] font-serif text-[12pt]/[17pt] text-on-ink">
    <Logo className="w-[30pt] flex-none" />
    <div>
      {children}
      <Contact />
    </div>
  </div>
);

const inMargin =
  'absolute left-[16px] w-[78px] text-right wrap-anywhere group-odd/page:right-[16px] group-odd/page:left-auto group-odd/page:text-left';

/** A page’s word in the margin. It isn’t a heading, or it would be among the bookmarks. */
export const h6 = ({ children }: Content) => (
  <p className={`mt-[10pt] font-semibold text-[9pt]/[11pt] text-action ${inMargin}`}>{children}</p>
);

/** A note in the margin, below the page’s word. */
export const Margin = ({ children }: Content) => <div className={`small mt-[36pt] ${inMargin}`}>{children}</div>;

export const em = ({ children }: Content) => <span className="text-ink-2">{children}</span>;
