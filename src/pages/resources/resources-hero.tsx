import { guides } from '../../content/resources.ts';
import { Breadcrumbs } from '../../sections/breadcrumbs.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Hero } from '../../ui/hero.tsx';
import { AnchorLink, buttonClass } from '../../ui/link.tsx';

const longest = Math.max(...guides.map(({ pages }) => pages));

/** A guide as a pile of sheets, one line per page. */
function Pile({ pages }: { pages: number }) {
  return (
    <svg
      viewBox={`0 0 100 ${longest * 4}`}
      preserveAspectRatio="none"
      className="h-52 w-full md:h-64"
      aria-hidden="true"
    >
      <path
        d={Array.from({ length: pages }, (_, page) => `M0 ${(longest - page) * 4 - 2}h100`).join('')}
        stroke="var(--color-data)"
        strokeWidth="2"
      />
    </svg>
  );
}

/** The hero: what is here, how one gets it, and the three guides as piles to scale. */
export function ResourcesHero() {
  return (
    <Hero>
      <div>
        <Breadcrumbs name="Free SEO Guides" path="/resources" />
        <h1 id="h1">
          Free SEO Guides for <span className="nb">family-law</span> firms
        </h1>
        <p className="lede">
          Three guides, two tools and a newsletter: enough to do part of the work yourself, or to question the agency
          you have. You ask through our form, and a person answers within 24 hours.
        </p>
        <div className="acts">
          <AnchorLink to="#guides" className={buttonClass('ink')}>
            See the three guides
          </AnchorLink>
          <AnchorLink to="#tools" className={buttonClass('alt')}>
            See the two tools
          </AnchorLink>
        </div>
      </div>
      <Exhibit letter="A" caption="The three guides, drawn to scale. One line is one page.">
        <ul className="grid grid-cols-3 items-start gap-5 p-5 pt-10 md:gap-10 md:p-8 md:pt-12">
          {guides.map(({ title, pages, downloadTime }) => (
            <li key={title}>
              <Pile pages={pages} />
              <p className="mt-3 border-ink border-t-2 pt-2.5 font-semibold text-note leading-snug">
                {title}, <span className="nb">{downloadTime}</span>
              </p>
            </li>
          ))}
        </ul>
      </Exhibit>
    </Hero>
  );
}
