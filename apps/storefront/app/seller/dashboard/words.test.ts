import type { Dashboard } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { readDays } from './chosen-days.ts'
import { changeInPoints, changeOf, countryName, pointName, salesSentence } from './words.ts'

test.each([
  [118, 100, { text: '+18%', direction: 'up' }],
  [99.96, 100, { text: '0%', direction: 'same' }],
  [50, 100, { text: '-50%', direction: 'down' }],
  [50, 0, undefined],
  [null, 100, undefined],
])('shows a change to %j from %j as %j', (now, before, change) => {
  expect(changeOf(now, before)).toEqual(change)
})

test('compares shares in percentage points', () => {
  expect(changeInPoints(0.031, 0.033)).toEqual({ text: '-0.2 points', direction: 'down' })
})

test.each([
  [{ from: '2026-11-19', to: '2026-11-19' }, 'day', 'November 19, 2026'],
  [{ from: '2026-02-01', to: '2026-02-28' }, 'month', 'February 2026'],
  [{ from: '2026-02-10', to: '2026-02-28' }, 'month', 'Feb 10 to February 28, 2026'],
] as const)('names %j in a chart by %s: %s', (point, unit, name) => {
  expect(pointName(point, unit)).toBe(name)
})

const figures = { sales: 0, orders: 0 }
const dashboard = (now: number, before: number): Dashboard =>
  ({
    range: { days: 2, unit: 'day' },
    totals: { ...figures, sales: now, orders: now > 0 ? 2 : 0 },
    before: { ...figures, sales: before },
    series: [
      { from: '2026-11-18', to: '2026-11-18', sales: now / 4 },
      { from: '2026-11-19', to: '2026-11-19', sales: (now * 3) / 4 },
    ],
  }) as unknown as Dashboard

test.each([
  [0, 10, 'No sales in this period.'],
  [40, 0, '$40.00, with no sales in the 2 days before. The best day was November 19, 2026 with $30.00.'],
  [40, 32, '$40.00, 25% more than in the 2 days before. The best day was November 19, 2026 with $30.00.'],
  [40, 40, '$40.00, as much as in the 2 days before. The best day was November 19, 2026 with $30.00.'],
])('sums up sales of %d after %d: %s', (now, before, sentence) => {
  expect(salesSentence(dashboard(now, before))).toBe(sentence)
})

test('shows the code of an unknown country', () => {
  expect([countryName('DE'), countryName('?'), countryName(null)]).toEqual(['Germany', '?', 'Unknown'])
})

test.each([
  ['', { preset: '30', query: { days: 30 } }],
  ['days=7', { preset: '7', query: { days: 7 } }],
  ['days=9999', { preset: '30', query: { days: 30 } }],
  ['from=2026-05-01&to=2026-05-31', { preset: null, query: { from: '2026-05-01', to: '2026-05-31' } }],
  ['from=yesterday&to=2026-05-31', { preset: '30', query: { days: 30 } }],
])('reads ?%s as %j', (search, days) => {
  expect(readDays(new URLSearchParams(search))).toEqual(days)
})
