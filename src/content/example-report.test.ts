import { expect, test } from 'vitest';
import { plan } from '../offer/plan.ts';
import { results, timeline } from '../offer/results.ts';
import { exampleReport, exampleReportSums } from './example-report.ts';
import { exampleReportDetails } from './example-report-details.ts';

const { before, now, consultations } = exampleReport;
const gain = (from: number, to: number) => Math.round((to / from - 1) * 100);

test('the example report brings as many clients, and as much traffic, as the headline promises', () => {
  expect(exampleReportSums.addedClients).toBeGreaterThanOrEqual(results.newClientsAMonth);
  expect(gain(before.visits, now.visits)).toBe(results.trafficIncrease);
});

test('its months keep to the plan for results', () => {
  const { months, gain: planned } = timeline.leads;
  const [low, high] = planned;
  for (const month of months) {
    const reached = gain(before.consultations, consultations[month - 1] ?? 0);
    expect(reached, `month ${month}`).toBeGreaterThanOrEqual(low);
    expect(reached, `month ${month}`).toBeLessThanOrEqual(high);
  }
  expect(months.map((month) => gain(before.consultations, consultations[month - 1] ?? 0))).toEqual([55, 73]);
});

test('its parts add up', () => {
  expect(exampleReportDetails.calls.reduce((sum, { count }) => sum + count, 0)).toBe(now.calls);
  expect(exampleReportSums.fees).toBe(12 * plan.monthly);
  expect(exampleReportSums.addedConsultations).toBe(108);
});
