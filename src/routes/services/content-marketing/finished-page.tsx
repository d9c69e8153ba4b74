import type { ReactNode } from 'react';
import { Copy } from '../../../copy/copy.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { CheckIcon } from '../../../ui/icon.tsx';
import { RuledList } from '../../../ui/list.tsx';
import { Ruled } from '../../../ui/ruled.tsx';
import { SampleLabel, Section } from '../../../ui/section.tsx';
import { Signature } from '../../../ui/signature.tsx';
import { DataTable } from '../../../ui/table.tsx';

const author = 'Laura Whitfield';
const approvedOn = 'November 20, 2026';

const orWhereTheyLived = 'or where the two of you lived when you separated';

const courthouses = [
  { spouse: 'In the Bessemer Cutoff', file: `Bessemer, ${orWhereTheyLived}` },
  { spouse: 'Elsewhere in Jefferson County', file: `Birmingham, ${orWhereTheyLived}` },
  { spouse: 'In another Alabama county', file: `There, ${orWhereTheyLived}` },
  {
    spouse: 'Outside Alabama',
    file: `Where you live (after six months in Alabama), ${orWhereTheyLived}`,
  },
];

const answers = [
  [
    'Is your address in the Cutoff?',
    'Bessemer is, and so are Brighton, Fairfield, and Midfield. Parts of Hoover are, too, because the line doesn’t follow city limits. Ask the circuit clerk in Bessemer about your street address before you file.',
  ],
  [
    'What if your spouse has moved?',
    'You may file where the two of you lived when you separated. So if the two addresses are on different sides of the line, there can be a choice, and whoever files first makes it. Bring both to your first call.',
  ],
  [
    'What if you file at the wrong courthouse?',
    'You lose time, not the case. The Alabama Supreme Court treats the division as a question of venue: a case filed in Birmingham that belongs in Bessemer is transferred, not dismissed (State v. Jay’s Charity Bingo; § 12-11-11).',
  ],
  [
    'Does a month at your sister’s house count?',
    'Not if you plan to go home. For venue, you live where you have your home and mean to stay (Ex parte Hudson). A judge can look at where you vote, where your car is registered, and where you work.',
  ],
] as const;

const sources = [
  'Ala. Code §§ 30-2-4 (county), 30-2-5 (six months), 12-11-11 (transfer)',
  'Act No. 213, Ala. Local Acts 1919 (the Bessemer Division); Ex parte Flexible Products Co., 961 So. 2d 111 (Ala. 2006)',
  'State v. Jay’s Charity Bingo (Ala. April 19, 2024)',
  'Ex parte Hudson, 241 So. 3d 728 (Ala. Civ. App. 2017)',
];

const Subheading = ({ children }: { children: ReactNode }) => (
  <h4 className="mb-1 font-serif font-sub text-xl/tight">{children}</h4>
);

/** A page as a client’s visitors read it. The law was looked up; the firm and its attorney are made up. */
export const FinishedPage = () => (
  <Section id="finished-page" label="Published" heading="A finished page, with its sources and your approval">
    <Exhibit letter="B">
      <article aria-labelledby="finished-page-title" className="grid gap-x-8 gap-y-6 p-5 sm:p-8 lg:grid-cols-2">
        <div>
          <SampleLabel>Example</SampleLabel>
          <p className="mt-1 pr-10 text-ink-3 text-note">Example Family Law › Courthouses</p>
          <h3 id="finished-page-title" className="mt-3 text-h2">
            Birmingham or Bessemer: which courthouse hears your case?
          </h3>
          <p className="mt-3 text-ink-2 text-small">
            By {author}, attorney, Example Family Law, Birmingham. Updated{' '}
            <span className="inline-block">{approvedOn}</span>.
          </p>
          <p className="mt-6 max-w-text bg-data-tint p-3 font-medium">
            Look at two addresses: where your spouse lives now, and where the two of you lived when you separated. If
            both are in the Bessemer Cutoff, the western part of Jefferson County, your case belongs in Bessemer. If
            both are elsewhere in the county, it belongs in Birmingham (Ala. Code{' '}
            <span className="inline-block">§&nbsp;30-2-4;</span> Act No. 213 of 1919).
          </p>
        </div>
        <div>
          <Subheading>Find your courthouse</Subheading>
          <Ruled>
            <div className="overflow-x-auto">
              <DataTable
                className="text-small/snug"
                caption="Where to file, by where your spouse lives"
                headClass="border-ink border-b-2 *:py-1.5"
                rowClass="align-top *:py-1.5"
                rows={courthouses}
                columns={[
                  {
                    header: 'Your spouse lives',
                    headerClass: 'w-1/2 pr-4',
                    cell: ({ spouse }) => spouse,
                    cellClass: 'pr-4 font-normal',
                  },
                  { header: 'File', cell: ({ file }) => file, cellClass: 'font-semibold' },
                ]}
              />
            </div>

            <Disclosure title={'The rest, with its\u00a0sources'}>
              <dl className="grid max-w-text gap-4 text-small/normal">
                {answers.map(([question, answer]) => (
                  <div key={question}>
                    <dt className="font-semibold">{question}</dt>
                    <dd>
                      <Copy text={answer} />
                    </dd>
                  </div>
                ))}
              </dl>
              <h4 className="mt-6 mb-2 font-semibold text-small">Sources</h4>
              <RuledList items={sources} />
            </Disclosure>
          </Ruled>
          <p className="pt-4 text-ink-2 text-note">General information, not legal advice.</p>
          <p className="mt-4 border-l-6 border-l-success pl-4 text-small text-success">
            <b className="flex items-center gap-2 font-semibold">
              <CheckIcon className="size-4 flex-none" /> Approved by the attorney
            </b>{' '}
            <Signature hand="round" className="mt-1" />
            <span className="block text-note">
              {author}, {approvedOn}
            </span>
          </p>
        </div>
      </article>
    </Exhibit>
  </Section>
);
