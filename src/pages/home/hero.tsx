import { tenths } from '../../charts/rounding.ts';
import { BookingButton } from '../../sections/call-to-action.tsx';
import { claims, dollars } from '../../site/claims.ts';
import { Actions } from '../../ui/actions.tsx';
import { Copy, NoteRef } from '../../ui/copy.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Eyebrow, Hero, HeroLede, HeroNote } from '../../ui/hero.tsx';
import { SearchIcon } from '../../ui/icon.tsx';
import { AnchorLink, buttonClass } from '../../ui/link.tsx';

const { plan, consultation, audit, citations } = claims;

/** The offer in three lines: what the firm gets, pays and risks. */
const offer = {
  'You get': `Local SEO in ${citations.directories} directories, a ${audit.points}-point site audit and the repairs, ${plan.contentPages} new pages a month, review requests and replies.`,
  'You pay': `${dollars(plan.monthly)} a month for all four. Month to month, no setup fee.`,
  Guarantee: `If you see no progress in ${plan.guaranteeDays} days, we work free until you do. We measure progress against your starting audit: local visibility, search traffic or calls.`,
};

export function HomeHero() {
  return (
    <Hero kind="home">
      <div className="lg:flex lg:h-full lg:flex-col">
        {/* On wide screens the size is above the end of the axis. WebKitGTK sets it only when it is told. */}
        <h1 id="h1" className="text-display lg:[font-variation-settings:'opsz'_60]">
          <Eyebrow>SEO for divorce and family-law attorneys</Eyebrow> People search for{' '}
          {/* Without it, balanced lines would break elsewhere when the font loads. */}
          <br className="max-[22.5rem]:hidden lg:max-xl:hidden" />a divorce lawyer.{' '}
          <i className="block italic">Be the firm they find.</i>
        </h1>
        <HeroLede>
          We bring divorce lawyers {claims.newClientsAMonth} new clients a month from Google and ChatGPT. Most of our
          clients see first results in about {claims.daysToResults} days. The first two months look modest.
        </HeroLede>
        <Actions className="mt-8">
          <BookingButton campaign="page-home" />
          <AnchorLink className={buttonClass('secondary')} to="#testimonials">
            View Case Studies
          </AnchorLink>
        </Actions>
        <HeroNote className="lg:mb-8">
          Pick a time on our calendar. The call is free, takes {consultation.minutes} minutes, and you keep the{' '}
          {consultation.auditItems}-item audit of your site, valued at {dollars(consultation.auditValue)}.
        </HeroNote>
        <dl className="mb-8 max-w-lede border-ink border-t-2 text-small max-lg:mt-8">
          {Object.entries(offer).map(([term, text]) => (
            <div
              key={term}
              className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 border-rule border-b py-2.5 last:border-b-0"
            >
              <dt className="font-semibold">{term}</dt>
              <dd className="text-ink-2">
                <Copy text={text} />
              </dd>
            </div>
          ))}
        </dl>
        <ul className="creds lg:mt-auto lg:mb-11">
          <li>Serving legal professionals since {claims.servingSince}</li>
          <li>
            SOC 2 compliant
            <NoteRef id="soc" />
          </li>
          <li>
            Certified search partner
            <NoteRef id="partner" />
          </li>
        </ul>
      </div>
      <RankClimb />
    </Hero>
  );
}

const results = [
  { title: 'Your Firm, Family Law', source: 'yourfirm.com' },
  { title: 'Top 10 divorce lawyers', source: 'a lawyer directory' },
  { title: 'Firm across the street', source: 'general practice' },
  { title: 'Get matched in minutes', source: 'a lead seller' },
  { title: 'Firm on the billboard', source: 'mostly injury cases' },
  { title: 'Divorce: nine tips', source: 'a magazine' },
];

const row = 54;
const plot = { width: 100, height: results.length * row };

/** The firm's positions at four moments, from today to the goal. No dates: nobody can promise a position by a day. */
const climb = [14, 6, 3, 1];
/** The other results' positions at the same moments: each drops one place once the firm has passed it. */
const passed = results.map((_, index) => climb.map((ours) => (ours <= index + 1 ? index + 2 : index + 1)));

/** A smooth line through the positions. Those that the list does not show lie at `outOfSight`. */
function line(ranks: readonly number[], outOfSight = plot.height + 38): string {
  const step = plot.width / (ranks.length - 1);
  const points = ranks.map((rank, moment) => ({
    x: tenths(moment * step),
    y: rank > results.length ? outOfSight : (rank - 0.5) * row,
  }));
  return points
    .map(({ x, y }, index) => {
      const from = points[index - 1];
      if (!from) return `M${x} ${y}`;
      const middle = tenths((from.x + x) / 2);
      return `C${middle} ${from.y} ${middle} ${y} ${x} ${y}`;
    })
    .join('');
}

/** Six gray lines drop one place each as the blue one passes. It stretches, so its words stand beside it in HTML. */
function BumpChart() {
  const frame = { viewBox: `0 0 ${plot.width} ${plot.height}`, preserveAspectRatio: 'none' };
  return (
    <div className="bump">
      <svg {...frame} aria-hidden="true">
        <path d={passed.map((ranks) => line(ranks)).join('')} />
      </svg>
      <svg {...frame} aria-hidden="true">
        <path className="me" d={line(climb, plot.height + 4)} />
      </svg>
    </div>
  );
}

/** The answer that an assistant gives above the results, citing the same firm. */
function AiAnswer() {
  return (
    <div className="serp__ai">
      <b className="l">AI answer</b>For a contested divorce, one local firm to call is{' '}
      <b className="whitespace-nowrap">Your Firm</b>. It explains custody and property division in plain terms.{' '}
      <span className="cite">yourfirm.com</span>
    </div>
  );
}

/** Exhibit A: a search page on which one firm climbs to the first line. Its line draws itself once. */
function RankClimb() {
  return (
    <Exhibit
      letter="A"
      className="ex--serp"
      caption="Illustration of the goal: your firm moves past the directories, the lead sellers and the other firms, and the AI answer names it. Nobody can promise you a position."
    >
      <p className="serp__q">
        <SearchIcon />
        divorce lawyer near me
      </p>
      <AiAnswer />
      <div className="serp__g">
        <BumpChart />
        <ol className="serp__l">
          {results.map(({ title, source }, index) => (
            <li key={title} className={index === 0 ? 'me' : undefined}>
              <span className="r">{index + 1}</span>
              <div>
                <span className="t">{title}</span> <span className="u">{source}</span>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className="serp__x">
        <div>
          <span>
            Today <b>No. {climb.at(0)}</b>
          </span>
          <span>
            The goal <b>No. {climb.at(-1)}</b>
          </span>
        </div>
        <p>Search results, by position</p>
      </div>
    </Exhibit>
  );
}
