import { expect, test } from 'vitest';
import { withFindableAnswers } from './pages.ts';

test('find-in-page opens a closed answer, and nothing else that is hidden', () => {
  const hidden = '<p hidden="">x</p><div hidden="" class="y"><i role="region"></i></div>';
  expect(withFindableAnswers(`${hidden}<div hidden="" role="region">a</div>`)).toBe(
    `${hidden}<div hidden="until-found" role="region">a</div>`,
  );
});
