import { expect, test } from 'vitest';
import { audit } from '../offer/plan.ts';
import { auditGroups, auditPoints } from './audit-list.ts';

test('the list has as many points as we claim and draw, group by group', () => {
  expect(auditGroups.map(({ points }) => points.length)).toEqual(audit.groups);
  expect(auditPoints).toHaveLength(audit.points);
});

test('no point is counted twice', () => {
  expect(new Set(auditPoints).size).toBe(auditPoints.length);
});
