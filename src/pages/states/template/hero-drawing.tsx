import type { ComponentType } from 'react';
import type { HeroImage } from '../../../content/state-derivations.ts';
import { CalendarDrawing } from './calendar-drawing.tsx';
import { CardIndexDrawing } from './card-index-drawing.tsx';
import { StreetDrawing } from './street-drawing.tsx';

const drawings: Record<HeroImage, { Drawing: ComponentType; shows: string }> = {
  0: { Drawing: CalendarDrawing, shows: 'A motion calendar' },
  1: { Drawing: CardIndexDrawing, shows: 'A drawer of index cards' },
  2: { Drawing: StreetDrawing, shows: 'The way to a courthouse' },
};

/**
 * The hero's frieze: one of three drawings, by the length of the state's name (specification, section 9). Its caption
 * says all that it does, so assistive technology skips the drawing.
 */
export function HeroDrawing({ image }: { image: HeroImage }) {
  const { Drawing, shows } = drawings[image];
  return (
    <figure className="ex lg:col-span-2">
      <Drawing />
      <figcaption>{`Illustration. ${shows}.`}</figcaption>
    </figure>
  );
}
