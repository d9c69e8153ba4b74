import { type ReactNode, useEffect, useRef, useState } from 'react';
import { dollars, grouped, inWords } from '../lib/format.ts';
import { averageFee } from '../offer/landing-fees.ts';
import { yearOfCases } from '../offer/year-of-cases.ts';
import { TextField } from '../ui/field.tsx';

/** A comma, a dot, or a blank before exactly three digits marks thousands; a comma or a dot before one or two, decimals. */
const number = /^(\d+|[1-9]\d{0,2}(?:([.,\s])\d{3})(?:\2\d{3})*)?(?:([.,])(\d{1,2}))?$/;

/** Reads a typed amount: `$10,000`, `10.000`, `10 000`, `4500,50`. `undefined` unless it is from `least` to `most`. */
export function amountIn(typed: string, least: number, most: number): number | undefined {
  const [, whole = '', thousands, decimal, decimals = ''] = number.exec(typed.replace('$', '').trim()) ?? [];
  if (decimal && decimal === thousands) return undefined;
  const amount = Number(`${whole.replace(/\D/g, '')}.${decimals}`);
  return amount >= least && amount <= most ? amount : undefined;
}

const fields = {
  fee: { label: 'Your average fee per case, in $', least: 1, most: 1_000_000 },
  cases: { label: 'Cases a month from search', least: 0.1, most: 1_000 },
};

const Result = ({ value, children }: { value: string; children: ReactNode }) => (
  <span className="grow basis-[7rem] border-rule border-b py-3">
    <b className="wrap-break-word block min-w-0 font-serif text-h2">{value}</b>{' '}
    <span className="mt-1 block text-small/snug">{children}</span>{' '}
  </span>
);

/**
 * The cost of a client and the year’s remainder, for the visitor’s own fee and cases. Without JavaScript, for ours.
 * @param fees The first year’s, in US dollars.
 * @param cases New cases a month, at first.
 * @param caption Why it starts at this number of cases.
 */
export function FeeCalculator({ fees, cases, caption }: { fees: number; cases: number; caption: string }) {
  const start = averageFee;
  const [typed, setTyped] = useState({ fee: grouped(start), cases: `${cases}` });
  const form = useRef<HTMLFormElement>(null);
  const read = () => {
    const entries = new FormData(form.current ?? undefined);
    setTyped({ fee: `${entries.get('fee')}`, cases: `${entries.get('cases')}` });
  };
  // The visitor may have typed before hydration, or the browser restored the fields on reload.
  useEffect(read, []);

  const fee = amountIn(typed.fee, fields.fee.least, fields.fee.most);
  const own = amountIn(typed.cases, fields.cases.least, fields.cases.most);
  const year = fee && own ? yearOfCases(fees, fee, own) : undefined;
  const errorOf = (name: keyof typeof fields, amount?: number) =>
    amount ? undefined : `Type a number from ${fields[name].least} to ${grouped(fields[name].most)}.`;
  return (
    <div className="border border-ink bg-card p-5 sm:p-8">
      <div className="grid gap-y-5">
        <form
          ref={form}
          className="two-up grid noscript:hidden content-start gap-x-4 gap-y-3"
          onInput={read}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            label={fields.fee.label}
            name="fee"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={grouped(start)}
            error={errorOf('fee', fee)}
          />
          <TextField
            label={fields.cases.label}
            name="cases"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={`${cases}`}
            error={errorOf('cases', own)}
          />
        </form>
        <div className="grid min-w-0 content-start gap-4">
          <p className="noscript:block hidden font-semibold print:block">
            At {dollars(start)} a case and {cases === 1 ? 'one new case' : `${inWords(cases)} new cases`} a month:
          </p>
          <output className="rule-top flex min-w-0 flex-wrap gap-x-6" htmlFor="fee cases">
            {year ? (
              <>
                <Result value={dollars(year.perClient)}>per client</Result>
                <Result value={`${grouped(year.casesToCover)}\u00a0${year.casesToCover === 1 ? 'case' : 'cases'}`}>
                  {year.casesToCover === 1 ? 'pays our fee for the year' : 'pay our fee for the year'}
                </Result>
                <Result value={dollars(Math.abs(year.left))}>
                  {year.left < 0 ? 'is what a year costs you beyond those fees' : 'is left after our fee'}
                </Result>
              </>
            ) : (
              <span className="py-4">Type both numbers to see what a client costs you.</span>
            )}
          </output>
          <p className="note">{caption} Before your own costs.</p>
        </div>
      </div>
    </div>
  );
}
