import { brand } from '../../src/site/brand.ts';
import { placeholderSettings } from '../hosting/check-settings.ts';
import { type Finding, findLines, type SourceFile } from './source.ts';

/** Settings that the environment does not set, each where it is explained. */
export function unsetSettings(files: readonly SourceFile[], env: NodeJS.ProcessEnv): Finding[] {
  const settingsFile = files.filter(({ path }) => path === 'src/site/settings.ts');
  return placeholderSettings(env).flatMap(({ variable, value }) =>
    findLines(settingsFile, new RegExp(`read\\('${variable}'`), () => `${variable} is the placeholder ${value}`),
  );
}

/** What says who the agency is, until somebody vouches for it. */
export function unconfirmedBrand(files: readonly SourceFile[]): Finding[] {
  const brandFile = files.filter(({ path }) => path === 'src/site/brand.ts');
  return [
    ...findLines(brandFile, /^ {2}name:/, () => `The agency is called “${brand.name}”`),
    ...findLines(brandFile, /^ {2}copyrightYear:/, () => `The footer’s copyright year is ${brand.copyrightYear}`),
  ];
}
