import { expect, test } from 'vitest';
import { serviceFigures } from '../../../content/service-figures.ts';
import { claims } from '../../../site/claims.ts';
import { auditGroups } from './audit-list.ts';

const points = auditGroups.flatMap((group) => group.points);

test('the list has as many points as we claim and draw', () => {
  expect(points).toHaveLength(claims.audit.points);
  expect(serviceFigures['technical-seo'].value).toBe(`${claims.audit.points}`);
});

test('no point is counted twice', () => {
  expect(new Set(points).size).toBe(points.length);
});
