import { VersusTable } from '../../sections/versus-table.tsx';
import { Accordion } from '../../ui/accordion.tsx';
import { BarFigure } from '../../ui/bar.tsx';
import { Actions, buttonClass, ExternalButton, PageButton, TextLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { TextField } from '../../ui/field.tsx';
import { Eyebrow, Hero, HeroHeading, HeroLede, HeroNote } from '../../ui/hero.tsx';
import { CheckList, RuledList } from '../../ui/list.tsx';
import { Section } from '../../ui/section.tsx';
import { NumberGrid, StatList } from '../../ui/stat.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

const stats = [
  { value: 'A', unit: '%', label: 'NumberGrid' },
  { value: 'B', label: 'with a label' },
];

/** The primitives in src/ui and the tones of sections, for development only. */
export default function Primitives() {
  return (
    <>
      <Hero>
        <div>
          <HeroHeading eyebrow={<Eyebrow className="mb-4">Eyebrow</Eyebrow>}>HeroHeading</HeroHeading>
          <HeroLede className="mt-6">HeroLede</HeroLede>
          <HeroNote className="mt-4">HeroNote</HeroNote>
        </div>
        <Exhibit letter="A" caption="The caption of an Exhibit" className="lg:mt-14">
          <div className="h-32" />
        </Exhibit>
      </Hero>
      {(['paper', 'sunk', 'ink'] as const).map((tone) => (
        <Section key={tone} label={tone} tone={tone} heading={`Section, ${tone}`} lede="Its lede" sample="Sample">
          <Actions>
            <PageButton variant="primary" to="/">
              primary
            </PageButton>
            <PageButton to="/">secondary</PageButton>
            <button type="button" className={buttonClass('ink')}>
              ink
            </button>
            <ExternalButton href="https://example.com">ExternalButton</ExternalButton>
            <TextLink to="/">TextLink</TextLink>
          </Actions>
        </Section>
      ))}
      <Section label="Numbers" heading="Stats and tables">
        <NumberGrid stats={stats} />
        <StatList stats={[['A', 'StatList']]} />
        <BarFigure value="half" share={0.5} withRest />
        <VersusTable
          caption="A table"
          other="Ads"
          ours="SEO"
          rows={[{ question: 'VersusTable', other: 'A', ours: 'B' }]}
        />
      </Section>
      <Section label="Lists" bodyClass="split-8 gap-y-8">
        <div className="grid gap-8">
          <CheckList items={['CheckList', 'with checks']} />
          <RuledList items={['RuledList', 'with rules']} />
          <Tooltip text="The text of a tooltip">Tooltip</Tooltip>
        </div>
        <div className="grid content-start gap-8">
          <TextField label="TextField" name="field" error="Its error" />
          <Disclosure title="Disclosure">Content</Disclosure>
          <Accordion items={[{ value: 'item', title: 'Accordion', content: 'Content' }]} />
        </div>
      </Section>
    </>
  );
}
