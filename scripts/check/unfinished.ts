import { settings } from '../../src/site/settings.ts';

/** The form and the settings know more (src/lib/typed-text.ts). Words may hold the marks that join letters, as in emoji. */
const invisible = /[\u00AD\u200B\uFEFF]/g;

/** Telephone numbers and addresses of others in copy, such as the National Domestic Violence Hotline’s. */
const others = ['800-799-7233'];
const orOthers = 'if it is somebody else’s, add it to “others” in scripts/check/unfinished.ts';

/** Patterns that no finished text holds, on a page or in a guide, each with its cure. */
const slips: readonly [pattern: RegExp, cure: string][] = [
  [/\b(?:TODO|TBD|TK|FIXME|XXX|[Ll]orem ipsum)\b|\?\?\?/g, 'Finish the text, or take it out'],
  [/\[(?:[Ii]nsert\b[^\]]*|[A-Z]{3,}(?: [A-Z]+)*)\]|\{\{[^}]*\}\}|\bXX+ ?%/g, 'Write what belongs there'],
  [
    /\bas an? (?:AI|large) (?:language )?(?:model|assistant)\b|\bas of my (?:last )?knowledge\b|contentReference\[\w+|\bturn\d+search\d+|\butm_source=(?:chatgpt|openai)/gi,
    'A machine says so. Write it yourself',
  ],
  [/[âÃÂ][€™©¨¡³±\u0080-\u00A0]\S?/g, 'That was saved in another encoding. Type these words again'],
  [/\b(the|an?|and|of) \1\b/gi, 'Delete one of the two'],
  [
    /docs\.google\.com\/\w+\/d\/[\w-]+\/edit|safelinks\.protection\.outlook\.com|www\.google\.com\/url\?|\bfile:\/\/\S*/g,
    'Others can’t open that, or it passes through an inbox. Link to the page itself',
  ],
  [invisible, 'Nobody sees it. Type these words instead of pasting them'],
  [/[\w.-]+\.(?:netlify\.app|pages\.dev|vercel\.app)\b/g, 'That is a preview. Link to the page itself'],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, `Set VITE_PUBLIC_EMAIL, and write settings.publicEmail; ${orOthers}`],
  [/(?<=tel:|wa\.me\/)\+?\d{7,}/g, `Write <PhoneLink />, or whatsAppUrl(); ${orOthers}`],
  [
    /(?<![\d.-])(?:\+?1[ .-])?\(?[2-9]\d\d\)?[ .-](?!555-01)\d{3}[ .-]\d{4}\b/g,
    `Set VITE_PHONE, and write settings.phone; ${orOthers}`,
  ],
];

/** The unfinished parts of a text, as predicates: `says “TODO”. Finish the text, or take it out`. */
export function slipsIn(text: string): string[] {
  // The settings themselves may be on a page.
  const dialed = settings.phone.replace(/[^+\d]/g, '');
  const rest = [...Object.values(settings), dialed, ...others].reduce(
    (left, value) => (value ? left.replaceAll(value, '') : left),
    text,
  );
  const named = (found: string) =>
    found.replace(invisible, (one) => `U+${one.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`);
  return slips.flatMap(([pattern, cure]) =>
    (rest.match(pattern) ?? []).map((found) => `says “${named(found)}”. ${cure}`),
  );
}
