import { expect, test } from 'vitest';
import { audit } from '../offer/plan.ts';
import { auditPoints } from './audit-list.ts';

test('the list has as many points as we claim', () => {
  expect(auditPoints).toHaveLength(audit.points);
});

test('no point is counted twice', () => {
  expect(new Set(auditPoints).size).toBe(auditPoints.length);
});
