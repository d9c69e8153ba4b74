import { createContext, type ReactNode, useContext } from 'react';
import { lawCheck, unchecked } from '../../src/content/law-checks.ts';
import type { StateId } from '../../src/lib/us-states.ts';
import { brand } from '../../src/site/brand.ts';
import { Logo } from '../../src/ui/logo.tsx';
import { Blank, Topic } from './forms.tsx';
import { Widths } from './tables.tsx';
import { type Content, findAll, type GuidePage } from './tree.ts';

// All components here, in examples.tsx, forms.tsx, and tables.tsx can be used in the text. Those in small letters are how Markdown is set.

/** The pages of the guide in print, for components that refer to pages. */
export const Pages = createContext<readonly GuidePage[]>([]);

/** Screen readers say its title in place of the page’s heading. */
const PageLink = ({ to, title, children = to }: { to: number; title?: string; children?: ReactNode }) => (
  <a href={`#page-${to}`} title={title}>
    {children}
  </a>
);

export const Note = ({ children }: Content) => (
  <div className="note border-ink border-l-[3pt] bg-pad px-[11pt] pt-[6pt] pb-[7pt] [&_.cited]:grid-cols-[1fr_137pt]">
    {children}
  </div>
);

const states = [
  'alabama',
  'alaska',
  'arizona',
  'california',
  'florida',
  'georgia',
  'illinois',
  'michigan',
  'new-york',
  'north-carolina',
  'ohio',
  'pennsylvania',
  'texas',
] as const;

/** Which states’ law a lawyer has yet to check. */
export const LawChecks = () => unchecked(states);

/** Who has checked a state’s sheet, in the first line of the strip beside it. */
export const Checked = ({ of }: { of: StateId }) => (
  <p className="absolute top-[0.66in] right-[42pt] w-strip font-semibold text-action text-small">{lawCheck(of)}.</p>
);

/** Facts to look up at the reader’s own court, each with the state’s address for it if there is one, and room for the answer. */
export const LookUp = ({
  of,
  ...at
}: {
  of: string;
  forms: string;
  fees?: string;
  rules?: string;
  calculator: string;
}) => (
  <div className="grid grid-cols-2 gap-x-[14pt] text-small">
    {(
      [
        ['Our court’s forms', at.forms],
        ['Our local rules', at.rules],
        ['Our clerk’s fees', at.fees],
        ['Support calculator', at.calculator],
      ] as const
    ).map(([what, address]) => (
      <Blank key={what} words={address ? <a href={address}>{what}</a> : what} label={`${of}: ${what}`} width="w-full" />
    ))}
  </div>
);

/** How the names of each state’s codes begin. */
const codes: Readonly<Record<string, RegExp>> = {
  AL: /^Ala\./,
  AK: /^(AS|Alaska)/,
  AZ: /^(A\.R\.S\.|Ariz\.)/,
  CA: /^Cal\./,
  FL: /^Fla\./,
  GA: /^(O\.C\.G\.A\.|Ga\.)/,
  IL: /(ILCS|^Ill\.)/,
  MI: /^MC[LR]/,
  NY: /^(N\.Y\.|CPLR|Dom\.)/,
  NC: /^N\.C\./,
  OH: /^(R\.C\.|Ohio)/,
  PA: /Pa\./,
  TX: /^Tex\./,
};

/** The pages on each state’s law, by the words that clients use. */
export const Index = () => {
  const answers = useContext(Pages).flatMap(({ number, nodes }) =>
    [...findAll(nodes, Topic), ...findAll(nodes, Widths)].flatMap(({ props: { word = '', also = '', children } }) =>
      [also, ...findAll(children, 'a').map(({ props }) => props['data-code'] ?? '')].map((code) => ({
        word,
        number,
        code,
      })),
    ),
  );
  const words = [...new Set(answers.map(({ word }) => word))].filter(Boolean).sort();
  return (
    <table className="index">
      <thead>
        <tr>
          <th scope="col">What clients ask</th>
          {Object.keys(codes).map((state) => (
            <th key={state} scope="col">
              {state}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {words.map((word) => (
          <tr key={word}>
            <th scope="row">{word}</th>
            {Object.entries(codes).map(([state, begins]) => {
              const found = answers.filter((answer) => answer.word === word && begins.test(answer.code));
              return (
                <td key={state}>
                  {found.length === 0 && '·'}
                  {[...new Set(found.map(({ number }) => number))].map((number, at) => (
                    <span key={number}>
                      {at > 0 && ', '}
                      <PageLink to={number} title={`${word}, ${state}`} />
                    </span>
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

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

/** A page’s word, which the foot says (document.tsx) and the names of its boxes. */
export const h6 = (_: Content) => null;

/** A paragraph with a remark, which stands in Word’s margin (companions.ts). */
export const Remark = ({ children }: Content & { note: string }) => children;

export const em = ({ children }: Content) => <span className="text-ink-2">{children}</span>;
