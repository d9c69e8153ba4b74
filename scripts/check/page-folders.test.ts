import { expect, test } from 'vitest';
import { folderWith } from '../test-files.fixture.ts';
import { pageFolderProblems } from './page-folders.ts';

test('a page without an address, and an address without a page, are named with the fix', () => {
  const project = folderWith({ 'src/routes/pricing/page.tsx': '', 'src/routes/resources/[slug]/page.tsx': '' });
  const problems = pageFolderProblems(project);
  expect(problems[0]).toMatch(/^src\/routes\/pricing\/page\.tsx has no address\. Add one .* to src\/site\/paths\.ts/);
  expect(problems[1]).toMatch(/^\/ has no page\. Write src\/routes\/home\/page\.tsx, or delete the line of \/ /);
  expect(problems.join('\n')).toMatch(/^\/texas-divorce-lawyer-seo has no page\. Write src\/states\/data\/texas\.ts/m);
});
