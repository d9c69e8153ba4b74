import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { smallCitiesShown } from '../../src/content/state-derivations.ts';
import { genericTestimonial, stateTestimonials } from '../../src/content/state-testimonials.ts';
import type { StateContent } from '../../src/content/states/types.ts';
import { team } from '../../src/content/team.ts';
import { testimonials } from '../../src/content/testimonials.ts';
import { plainText } from '../../src/lib/copy-text.ts';
import { type StateId, stateSlug, usStates } from '../../src/lib/us-states.ts';
import { dateFaults, faqFaults, nearbyFaults } from './content-values.ts';
import { markFaults } from './copy-marks.ts';
import { contentError, readStateFiles, stateIdOf, statesFolder } from './state-contents.ts';
import { claimFaults, menuFaults, stripFaults } from './stated-figures.ts';

/**
 * Checks what the types of the content cannot: file names, slugs, images, notes, marks, dates, figures.
 * @throws One error that lists every fault, each with its file and its fix.
 */
export async function checkContent(folder = statesFolder): Promise<void> {
  const faults: string[] = [];
  const sound: StateContent[] = [];
  let cause: unknown;
  for (const [file, content] of await readStateFiles(folder)) {
    const path = `${folder}/${file}`;
    try {
      const found = stateFaults(file, content);
      faults.push(...found.map((fault) => `${path}: ${fault}`));
      if (content && found.length === 0) sound.push(content);
    } catch (error) {
      // The rules rely on the types, and nothing has checked those yet.
      cause ??= error;
      faults.push(contentError(path, error).message);
    }
  }
  faults.push(...menuFaults(sound), ...portraitFaults(), ...(await sharedCopyFaults()));
  if (faults.length > 0) throw new Error(faults.join('\n'), { cause });
}

/** Mistyped marks in the copy that several pages have. That of single pages is read when they are built (npm run check:dist). */
async function sharedCopyFaults(folder = 'src/content'): Promise<string[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const faults = files.map(async (file) =>
    markFaults(await import(resolve(folder, file))).map((fault) => `${folder}/${file}: ${fault}`),
  );
  return (await Promise.all(faults)).flat();
}

/** A portrait that the content names: in which file, of whom, the picture's name and description. */
interface NamedPortrait {
  file: string;
  whom: string;
  image: string;
  alt?: string;
}

const namedPortraits: readonly NamedPortrait[] = [
  ...Object.entries({ ...stateTestimonials, 'the generic client': genericTestimonial }).map(
    ([whom, { image, alt }]) => ({ file: 'src/content/state-testimonials.ts', whom, image, alt }),
  ),
  // The founder is the first of the team.
  ...team.map(({ name, image, alt }) => ({ file: 'src/content/team.ts', whom: name, image, alt })),
  ...testimonials.flatMap(({ name, portrait }) =>
    portrait ? [{ file: 'src/content/testimonials.ts', whom: name, image: portrait }] : [],
  ),
];

const drawingFolder = 'public/portraits';
const photoFolder = 'src/assets/portraits';

/** Portraits that the content names and nobody has drawn or photographed, and photos that nothing can show. */
export function portraitFaults(
  drawings: readonly string[] = readdirSync(drawingFolder),
  photoFiles: readonly string[] = readdirSync(photoFolder),
  portraits: readonly NamedPortrait[] = namedPortraits,
): string[] {
  const photos = photoFiles.filter((file) => file !== 'README.md');
  const hasPhoto = (image: string) => photos.some((file) => file.replace(/\.\w+$/, '') === image);
  return [
    ...portraits
      .filter(({ image }) => !hasPhoto(image) && !drawings.includes(`${image}.svg`))
      .map(
        ({ file, whom, image }) =>
          `${file}: the portrait of ${whom} does not exist. Put a photo into ${photoFolder}/${image}.jpg (or .png, .webp), or name one that exists.`,
      ),
    ...portraits
      .filter(({ image, alt }) => hasPhoto(image) && alt?.startsWith('Drawn'))
      .map(
        ({ file, whom, image }) =>
          `${file}: the portrait of ${whom} is a photo (${photoFolder}), but alt speaks of a drawing. Say what “${image}” shows.`,
      ),
    ...photos.flatMap((photo) => {
      if (!/\.(?:jpe?g|png|webp)$/.test(photo))
        return `${photoFolder}/${photo}: no photo that the build can read. Save it as .jpg, .png or .webp, in small letters.`;
      if (!portraits.some(({ image }) => image === photo.replace(/\.\w+$/, '')))
        return `${photoFolder}/${photo}: nothing in src/content names this photo. Name it as “image” or “portrait” there says, or the other way around.`;
      return [];
    }),
  ];
}

/** The faults of one state's content, each a sentence that names the fix. */
export function stateFaults(file: string, content: StateContent | undefined): string[] {
  const id = file.slice(0, -3);
  if (!Object.hasOwn(usStates, id)) {
    return [`the file name is no US state. Name it after one in src/lib/us-states.ts, such as new-york.ts.`];
  }
  if (!content) return ['there is no default export. End the file with: export default page;'];
  if (content.kind !== 'template' && content.kind !== 'hand-written') {
    const { kind } = content as { kind: unknown };
    return [`kind is “${kind}”. Write 'template', or 'hand-written' for a page in full.`];
  }
  const name = usStates[id as StateId];
  const faults = [...claimFaults(content), ...markFaults(content)];
  if (content.state !== name)
    faults.push(`state is “${content.state}”, but the file is ${name}'s. Write '${name}', or rename the file.`);
  faults.push(...dateFaults(content), ...faqFaults(content));
  if (content.kind === 'template') {
    faults.push(...nearbyFaults(content));
    for (const border of content.borderStates) {
      const state = stateIdOf(border.name);
      if (!state)
        faults.push(`borderStates names “${border.name}”, which is no US state. Use a name from src/lib/us-states.ts.`);
      else if (border.slug !== stateSlug(state)) {
        faults.push(`the slug of ${border.name} is “${border.slug}”. Write '${stateSlug(state)}'.`);
      }
    }
    if (content.smallCities.length < smallCitiesShown) {
      faults.push(
        `smallCities has ${content.smallCities.length} cities, the page shows ${smallCitiesShown}. Add some.`,
      );
    }
    return faults;
  }
  for (const { state } of content.nearby.states) {
    if (!Object.hasOwn(usStates, state))
      faults.push(`nearby names “${state}”, which is no US state. Use an id from src/lib/us-states.ts.`);
  }
  faults.push(...campaignFaults(id as StateId, content), ...noteFaults(content), ...stripFaults(content));
  return faults;
}

/** Booking campaigns of another state, which a copied page brings along. Some are written without hyphens: `newyork`. */
const campaignFaults = (id: StateId, { campaigns }: Extract<StateContent, { kind: 'hand-written' }>): string[] =>
  Object.entries(campaigns)
    .filter(([, campaign]) => !campaign.includes(id) && !campaign.includes(id.replaceAll('-', '')))
    .map(([place, campaign]) => `campaigns.${place} is “${campaign}”, which names another page. Write 'page-${id}'.`);

/** Note references without a note, and notes that nothing refers to. */
function noteFaults({ notes, ...rest }: Extract<StateContent, { kind: 'hand-written' }>): string[] {
  const used = new Set([...JSON.stringify(rest).matchAll(/\[\^([\w-]+)\]/g)].map(([, id]) => id));
  const known = new Set(Object.keys(notes));
  return [
    ...[...used]
      .filter((id) => id && !known.has(id))
      .map((id) => `the copy refers to a note “${id}” that is not in notes. Add it, or take the [^${id}] out.`),
    ...[...known]
      .filter((id) => !used.has(id))
      .map(
        (id) =>
          `nothing refers to the note “${id}” (${plainText(notes[id] ?? '').slice(0, 40)}…). Put [^${id}] where it belongs, or remove it.`,
      ),
  ];
}
