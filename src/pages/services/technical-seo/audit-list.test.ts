import { expect, test } from 'vitest';
import { services } from '../../../content/services.ts';
import { claims } from '../../../site/claims.ts';
import { auditGroups } from './audit-list.ts';

const points = auditGroups.flatMap((group) => group.points);

test('the list has as many points as we claim and draw', () => {
  expect(points).toHaveLength(claims.audit.points);
  expect(services['technical-seo'].figure.value).toBe(`${claims.audit.points}`);
});

test('no point is counted twice', () => {
  expect(new Set(points).size).toBe(points.length);
});
