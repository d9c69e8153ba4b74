import type { ComponentType } from 'react';
import type { HeroImage } from '../../../content/state-derivations.ts';
import { CalendarDrawing } from './calendar-drawing.tsx';
import { CardIndexDrawing } from './card-index-drawing.tsx';
import { StreetDrawing } from './street-drawing.tsx';

const drawings: Record<HeroImage, ComponentType> = { 0: CalendarDrawing, 1: CardIndexDrawing, 2: StreetDrawing };

/**
 * The hero's frieze: one of three drawings, by the length of the state's name (specification, section 9). An ornament:
 * assistive technology skips it.
 */
export function HeroDrawing({ image }: { image: HeroImage }) {
  const Drawing = drawings[image];
  return (
    <div className="lg:col-span-2">
      <Drawing />
    </div>
  );
}
