/** Drawings are “notionists” by Zoish (CC0 1.0), put together by DiceBear. */
import { notionists } from '@dicebear/collection';
import { createAvatar } from '@dicebear/core';
import { type Config, optimize } from 'svgo';
import type { Files } from './make.ts';

/** Numbers of the variants, in this order; 0 is none. */
const features = ['hair', 'body', 'lips', 'eyes', 'brows', 'nose', 'beard', 'glasses'] as const;
type Recipe = readonly [number, number, number, number, number, number, number, number];

/** Every feature is chosen: left to the seed, the style also draws sunglasses and tongues. */
const recipes: Record<string, Recipe> = {
  whitaker: [10, 16, 3, 5, 5, 10, 0, 0],
  adeyemi: [49, 17, 17, 5, 7, 5, 2, 0],
  delgado: [41, 17, 3, 5, 5, 10, 0, 0],
  founder: [55, 16, 17, 5, 7, 3, 0, 8],
  'team-1': [23, 16, 3, 5, 7, 12, 0, 0],
  'team-2': [35, 20, 17, 5, 5, 3, 0, 0],
  'team-3': [48, 10, 17, 5, 7, 7, 0, 0],
  'team-4': [27, 17, 3, 5, 5, 16, 0, 11],
  florida: [2, 17, 3, 5, 7, 7, 0, 0],
  'new-york': [54, 16, 17, 5, 5, 5, 0, 0],
  illinois: [28, 16, 3, 5, 5, 12, 0, 0],
  pennsylvania: [33, 20, 17, 5, 7, 3, 6, 0],
  georgia: [8, 16, 17, 5, 5, 7, 0, 0],
  'north-carolina': [36, 10, 3, 5, 7, 12, 0, 8],
  michigan: [7, 16, 17, 5, 5, 5, 2, 0],
  alabama: [20, 17, 3, 5, 7, 10, 0, 0],
  alaska: [22, 20, 17, 5, 5, 3, 2, 0],
  arizona: [47, 16, 3, 5, 5, 7, 0, 0],
  california: [31, 17, 17, 5, 7, 16, 0, 11],
};

/** The design's ink and card; the style itself is black and white. */
const ink = '#121B27';
const card = '#FFFDF8';
/** A bust in 4:5, cut out of the style's square of 1744 units. */
const crop = 'viewBox="360 180 1040 1300" preserveAspectRatio="xMidYMid slice"';

/** The drawing of one portrait. Same recipe, same bytes. */
function portrait(seed: string, recipe: Recipe): string {
  const chosen = features.flatMap((feature, index) => {
    const number = recipe[index] ?? 0;
    return number > 0 ? [[feature, [`variant${String(number).padStart(2, '0')}`]]] : [];
  });
  const has = (index: number): number => (recipe[index] ? 100 : 0);
  // The library's types list every variant; a wrong number shows as a missing feature in the test.
  const options = {
    seed,
    ...Object.fromEntries(chosen),
    beardProbability: has(6),
    glassesProbability: has(7),
    gestureProbability: 0,
    bodyIconProbability: 0,
  };
  const drawn = createAvatar(notionists, options).toString();
  const cropped = drawn
    .replace(/<metadata[\s\S]*?<\/metadata>/, '') // the credit stands in LICENSES.md
    .replace(/<mask[\s\S]*?<\/mask>/, '') // clips to the square, which lies outside the crop
    .replace(/ mask="[^"]*"/, '')
    .replace(/viewBox="[^"]*"/, crop)
    .replace(/#000000|#000(?=")|black/g, ink)
    .replace(/#ffffff|#fff(?=")|white/gi, card);
  return `${optimize(cropped, smaller).data}\n`;
}

/** Shown at 340 px at most, a unit of the drawing is a quarter of a pixel: whole numbers do. */
const smaller: Config = {
  multipass: true,
  floatPrecision: 0,
  plugins: [{ name: 'preset-default', params: { overrides: { convertTransform: { floatPrecision: 2 } } } }],
};

/** All portraits. */
export const portraitFiles = (): Files =>
  Object.fromEntries(
    Object.entries(recipes).map(([id, recipe]) => [`public/portraits/${id}.svg`, portrait(id, recipe)]),
  );
