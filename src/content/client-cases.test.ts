import { describe, expect, it, test } from 'vitest';
import { plan } from '../offer/plan.ts';
import { results, timeline } from '../offer/results.ts';
import { caseStudies, resultsOf } from './client-cases.ts';

const cases = Object.values(caseStudies);
const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const gain = (from: number, to: number) => Math.round((to / from - 1) * 100);

test('the cases bring what the headlines promise, on average', () => {
  const sums = cases.map(resultsOf);
  expect(average(sums.map(({ traffic }) => traffic))).toBe(results.trafficIncrease);
  expect(average(sums.map(({ first, last }) => last.signed - first.signed))).toBeGreaterThanOrEqual(
    results.newClientsAMonth,
  );
  for (const { leads } of sums) expect(leads).toBeGreaterThanOrEqual(results.moreQualityLeads);
});

describe.each(Object.entries(caseStudies))('%s', (_, study) => {
  const { course, requests } = study;
  const [start, ...milestones] = course;

  it('keeps to the plan for results', () => {
    for (const { months, gain: planned } of [timeline.earlyTraffic, timeline.traffic])
      for (const { month, visits } of milestones.filter(({ month }) => month >= months[0] && month <= months[1])) {
        const reached = gain(start.visits, visits);
        expect(reached, `visits in month ${month}`).toBeGreaterThanOrEqual(planned[0]);
        expect(reached, `visits in month ${month}`).toBeLessThanOrEqual(planned[1]);
      }
    for (const month of timeline.leads.months) {
      const reached = gain(requests[0], requests[month] ?? 0);
      expect(reached, `requests in month ${month}`).toBeGreaterThanOrEqual(timeline.leads.gain[0]);
      expect(reached, `requests in month ${month}`).toBeLessThanOrEqual(timeline.leads.gain[1]);
    }
  });

  it('shows a gain by the day of the first results', () => {
    const first = milestones.find(({ when }) => when === `Day ${results.daysToResults}`);
    expect(first?.visits).toBeGreaterThan(start.visits);
    expect(first?.event).toMatch(/(?:map views|calls from the map) up/);
  });

  it('counts every month, and divides the fees by the requests that it added', () => {
    const { time, fees, addedRequests, feePerRequest } = resultsOf(study);
    expect(requests).toHaveLength(time + 1);
    expect(fees).toBe(time * plan.monthly);
    expect(feePerRequest).toBeCloseTo(fees / addedRequests, 0);
  });
});
