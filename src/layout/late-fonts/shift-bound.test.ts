import { describe, expect, it } from 'vitest';
import { type Place, shiftBound } from './shift-bound.ts';

const view = { width: 400, height: 800 };

/** A part that starts at its own corner. */
const box = (left: number, top: number, width: number, height: number): Place => ({
  x: left,
  y: top,
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('the bound of a layout shift', () => {
  it('is nothing when parts stay, grow or move by less than the metric notices', () => {
    const part = box(0, 80, 400, 80);
    expect(shiftBound([part], [part], view)).toBe(0);
    expect(shiftBound([part], [box(0, 80, 400, 120)], view)).toBe(0);
    expect(shiftBound([part], [box(2, 82, 400, 80)], view)).toBe(0);
  });

  it('is the metric itself for one part: the area of its old and new place, times its way', () => {
    // 96 of 800 pixels are touched, and the part goes 16 of 800.
    expect(shiftBound([box(0, 80, 400, 80)], [box(0, 96, 400, 80)], view)).toBeCloseTo((96 / 800) * (16 / 800), 10);
  });

  it('counts parts that lie within each other once', () => {
    const outer = [box(0, 80, 400, 80), box(0, 96, 400, 80)] as const;
    const inner = [box(40, 88, 100, 40), box(40, 104, 100, 40)] as const;
    expect(shiftBound([outer[0], inner[0]], [outer[1], inner[1]], view)).toBe(shiftBound([outer[0]], [outer[1]], view));
  });

  it('takes the longest way for all that moved', () => {
    const before = [box(0, 0, 400, 8), box(0, 400, 400, 8)];
    const after = [box(4, 0, 396, 8), box(40, 400, 360, 8)];
    expect(shiftBound(before, after, view)).toBeCloseTo((16 / 800) * (40 / 800), 10);
  });

  it('takes no notice of what is out of view before and after', () => {
    expect(shiftBound([box(0, 900, 400, 80)], [box(0, 820, 400, 80)], view)).toBe(0);
    expect(shiftBound([box(0, -90, 400, 80)], [box(0, -100, 400, 80)], view)).toBe(0);
  });

  it('counts what is in view of something that comes into it', () => {
    expect(shiftBound([box(0, 800, 400, 80)], [box(0, 760, 400, 80)], view)).toBeCloseTo((40 / 800) * (40 / 800), 10);
  });

  it('counts a text whose first line starts elsewhere, though its box stays', () => {
    const text = box(0, 80, 400, 80);
    expect(shiftBound([{ ...text, x: 100 }], [{ ...text, x: 140 }], view)).toBeCloseTo((80 / 800) * (40 / 800), 10);
  });

  it('is never less than the metric where parts lie askew', () => {
    const before = [box(3, 5, 50, 13), box(301, 7, 60, 31), box(20, 333, 17, 100)];
    const after = [box(9, 5, 50, 13), box(301, 19, 60, 31), box(20, 340, 17, 100)];
    // Moved areas, old and new together; the longest way is 12.
    const area = 56 * 13 + 60 * 43 + 17 * 107;
    expect(shiftBound(before, after, view)).toBeGreaterThanOrEqual((area / (400 * 800)) * (12 / 800));
  });
});
