import { describe, expect, it } from 'vitest';
import { packIco } from './ico.ts';

describe('packIco', () => {
  const small = Buffer.from('small png');
  const large = Buffer.from('a larger png');
  const ico = packIco([
    { size: 16, png: small },
    { size: 256, png: large },
  ]);

  it('says that it is an icon of two pictures', () => {
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 2, 0]);
  });

  it('writes 256 as zero, since a byte holds no more', () => {
    expect([ico[6], ico[7], ico[22], ico[23]]).toEqual([16, 16, 0, 0]);
  });

  it('points to each picture where it lies', () => {
    const at = (entry: number) => {
      const length = ico.readUInt32LE(entry + 8);
      const offset = ico.readUInt32LE(entry + 12);
      return ico.subarray(offset, offset + length);
    };
    expect(at(6)).toEqual(small);
    expect(at(22)).toEqual(large);
    expect(ico.length).toBe(6 + 2 * 16 + small.length + large.length);
  });
});
