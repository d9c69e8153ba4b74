import { stateTestimonials } from '../../src/content/state-testimonials.ts';
import { type StateId, usStates } from '../../src/lib/us-states.ts';
import { type Finding, findLines, type SourceFile } from './source.ts';

/** Invented people, firms and figures: data with `sample: true`, and lines below `// sample figure`. */
export function sampleContent(files: readonly SourceFile[]): Finding[] {
  return [
    // With a semicolon it is part of a type.
    ...findLines(files, /\bsample: true\b(?!;)/, (file, index) => ownerOf(file, index)),
    ...findLines(files, /\/\/ sample figure$/, ({ lines }, index) => (lines[index + 1] ?? '').trim().replace(/,$/, '')),
  ];
}

/** An illustration that says it is invented is no sample, nor are “samples of” our work: they stay. */
const words = /\bsamples?\b(?! of )|\billustrative\b|\binvented for demonstration\b/i;

const shortened = (text: string): string => (text.length > 90 ? `${text.slice(0, 89).trimEnd()}…` : text);

/** Copy that tells visitors about it, which leaves together with the samples. */
export function sampleWords(files: readonly SourceFile[]): Finding[] {
  return files.flatMap((file) =>
    file.lines.flatMap((line, index) => {
      if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
      const strings = line.replace(/\[\^[\w-]+\]/g, '').match(/'[^']*'|"[^"]*"|`[^`]*`/g) ?? [];
      const copy = strings.find((text) => words.test(text) && text.includes(' '));
      return copy ? [{ path: file.path, line: index + 1, what: shortened(copy.slice(1, -1)) }] : [];
    }),
  );
}

/** States whose page puts the words of the generic client into the mouth of its own: where their client is named. */
export const genericTestimonials = (files: readonly SourceFile[]): Finding[] =>
  files.flatMap(({ path, lines }) => {
    const id = /^src\/content\/states\/([\w-]+)\.ts$/.exec(path)?.[1];
    if (!id || !(id in usStates) || id in stateTestimonials) return [];
    const line = lines.findIndex((text) => /^ {2}(?:clientName|testimonial):/.test(text)) + 1;
    return [{ path, line: Math.max(line, 1), what: usStates[id as StateId] }];
  });

const nameOf = /^\s*(?:name|title|label|person): (['"`])(.*)\1,?$/;

/** The key or the variable that an object belongs to. */
const keyOf = /^\s*(?:export )?(?:const )?['"]?([\w-]+)/;

/** Whose data a line belongs to: the name or title in the same object, or the key that the object has. */
function ownerOf({ lines }: SourceFile, index: number): string {
  const indent = (line = '') => line.search(/\S/);
  const own = indent(lines[index]);
  for (let at = index; at >= 0; at--) {
    const line = lines[at] ?? '';
    const [, , name] = (indent(line) === own && nameOf.exec(line)) || [];
    if (name) return name.replace(/\[\^[\w-]+\]/g, '');
    if (line.trim() && indent(line) < own) return keyOf.exec(line)?.[1] ?? 'without a name';
  }
  return 'without a name';
}
