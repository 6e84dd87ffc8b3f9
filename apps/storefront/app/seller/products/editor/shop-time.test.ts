import { expect, test } from 'vitest'
import { toInstant, toLocalTime } from './shop-time.ts'

test.each([
  ['2026-06-30T23:30', 'Pacific/Auckland', '2026-06-30T11:30:00.000Z'],
  ['2026-12-01T00:15', 'Pacific/Auckland', '2026-11-30T11:15:00.000Z'],
  ['2026-12-01T00:15', 'America/Los_Angeles', '2026-12-01T08:15:00.000Z'],
  ['2026-05-01T05:45', 'Asia/Kathmandu', '2026-05-01T00:00:00.000Z'],
  // The first digit of a year.
  ['0002-11-30T09:00', 'UTC', '0002-11-30T09:00:00.000Z'],
  // The clocks were put forward at 2:00 and back at 3:00.
  ['2026-03-29T03:30', 'Europe/Berlin', '2026-03-29T01:30:00.000Z'],
  ['2026-10-25T12:00', 'Europe/Berlin', '2026-10-25T11:00:00.000Z'],
])('takes %s in %s for the instant %s', (local, zone, instant) => {
  expect(toInstant(local, zone)).toBe(instant)
  expect(toLocalTime(instant, zone)).toBe(local)
})

test.each(['Pacific/Auckland', 'Pacific/Chatham', 'America/St_Johns', 'Asia/Tehran', 'UTC'])(
  'shows times that were typed in %s again, all year round',
  zone => {
    const DAY_AND_A_BIT = 29 * 3_600_000 + 7 * 60_000
    for (let at = Date.UTC(2026, 0); at < Date.UTC(2027, 0); at += DAY_AND_A_BIT) {
      const local = toLocalTime(at, zone)
      expect(toLocalTime(toInstant(local, zone), zone)).toBe(local)
    }
  },
)
