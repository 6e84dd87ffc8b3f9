import { expect, test } from 'vitest'
import { localTime, startOfDay } from './local-day.ts'

test.each([
  ['2026-11-30', 'UTC', '2026-11-30T00:00:00.000Z'],
  ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
  ['2026-11-01', 'America/Los_Angeles', '2026-11-01T07:00:00.000Z'],
  ['2026-11-30', 'Pacific/Kiritimati', '2026-11-29T10:00:00.000Z'],
  // The clocks go from midnight to one: the day begins at one.
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
  ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00.000Z'],
])('%s in %s begins at %s', (day, timeZone, begins) => {
  const start = startOfDay(day, timeZone)
  expect(start.toISOString()).toBe(begins)
  expect(localTime(start, timeZone).day).toBe(day)
})
