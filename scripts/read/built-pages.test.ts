import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { pageFiles } from './built-pages.ts';

test('an HTML file of public/ is not a page', () => {
  const google = 'google-site-verification: google1.html';
  const folder = folderWith({ 'public/google1.html': google, 'dist/google1.html': google, 'dist/index.html': '' });
  expect(pageFiles(join(folder, 'dist'), join(folder, 'public'))).toEqual(['index.html']);
});
