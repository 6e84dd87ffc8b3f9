import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arrivalOf, endOfWorkingDay, shipByOf } from './arrival.ts'
import { USUAL_TRANSIT } from './transit.ts'

const zone = { timeZone: 'Europe/London', handlingDays: 0 }

describe('when a parcel arrives', () => {
  // 2026-11-17 is a Tuesday.
  test.each([
    ['ordered on Tuesday at eleven', '2026-11-17T11:00:00Z', 'express', 0, '2026-11-18', '2026-11-18'],
    ['ordered at one sharp', '2026-11-17T13:00:00Z', 'express', 0, '2026-11-18', '2026-11-18'],
    ['ordered a second after one', '2026-11-17T13:00:01Z', 'express', 0, '2026-11-19', '2026-11-19'],
    ['ordered on Friday evening', '2026-11-20T19:00:00Z', 'express', 0, '2026-11-24', '2026-11-24'],
    ['ordered on a Saturday morning', '2026-11-21T08:00:00Z', 'premium', 0, '2026-11-25', '2026-11-25'],
    ['standard, over a weekend', '2026-11-18T09:00:00Z', 'standard', 0, '2026-11-23', '2026-11-25'],
    ['made for two days first', '2026-11-19T09:00:00Z', 'premium', 2, '2026-11-25', '2026-11-25'],
  ] as const)('%s', (_, now, tier, handlingDays, from, to) => {
    expect(arrivalOf(new Date(now), { ...zone, handlingDays, ...USUAL_TRANSIT[tier] })).toEqual({
      from,
      to,
    })
  })

  test('adds the days that the zone names', () => {
    const overseas = { transitMin: 7, transitMax: 12 }
    expect(arrivalOf(new Date('2026-11-17T09:00:00Z'), { ...zone, handlingDays: 1, ...overseas })).toEqual({
      from: '2026-11-27',
      to: '2026-12-04',
    })
  })

  test('counts in the time zone of the shop', () => {
    // Tuesday 03:00 in London is Monday evening in Los Angeles, and Tuesday noon in Tokyo.
    const now = new Date('2026-11-17T03:00:00Z')
    const to = (timeZone: string) =>
      arrivalOf(now, { timeZone, handlingDays: 0, ...USUAL_TRANSIT.express }).to
    expect([to('America/Los_Angeles'), to('Asia/Tokyo')]).toEqual(['2026-11-18', '2026-11-18'])
    const later = new Date('2026-11-17T05:00:00Z')
    expect(arrivalOf(later, { timeZone: 'Asia/Tokyo', handlingDays: 0, ...USUAL_TRANSIT.express }).to).toBe(
      '2026-11-19',
    )
  })

  test('the parcel has to leave before the end of the shop’s day, in summer time and at its change', () => {
    const shipBy = (now: string, timeZone: string) =>
      shipByOf(new Date(now), { timeZone, handlingDays: 0 }).toISOString()
    expect(shipBy('2026-07-14T09:00:00Z', 'Europe/Paris')).toBe('2026-07-14T21:59:59.999Z')
    expect(shipBy('2026-11-17T20:00:00Z', 'America/New_York')).toBe('2026-11-19T04:59:59.999Z')
    // Clocks go forward on Sunday 2026-03-29.
    expect(shipBy('2026-03-27T20:00:00Z', 'Europe/Berlin')).toBe('2026-03-30T21:59:59.999Z')
  })

  test('is always a working day, after today, and never sooner for a slower tier', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Asia/Kolkata',
      'America/St_Johns',
      'Pacific/Auckland',
      'Europe/Lisbon',
    )
    const dates = fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(dates, zones, fc.integer({ min: 0, max: 60 }), (now, timeZone, handlingDays) => {
        const of = (tier: 'standard' | 'premium' | 'express') =>
          arrivalOf(now, { timeZone, handlingDays, ...USUAL_TRANSIT[tier] })
        const [standard, premium, express] = [of('standard'), of('premium'), of('express')]
        for (const day of [standard.from, standard.to, premium.to, express.to])
          expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay())
        expect(express.to <= premium.to && premium.to <= standard.from && standard.from <= standard.to).toBe(
          true,
        )
        expect(shipByOf(now, { timeZone, handlingDays }) > now).toBe(true)
        expect(express.to > now.toISOString().slice(0, 10) || timeZone !== 'UTC').toBe(true)
      }),
    )
  })
})

// 2026-11-17 is a Tuesday.
test.each([
  ['three from Tuesday', '2026-11-17T11:00:00Z', 3, 'UTC', '2026-11-20T23:59:59.999Z'],
  ['three from Thursday, over the weekend', '2026-11-19T11:00:00Z', 3, 'UTC', '2026-11-24T23:59:59.999Z'],
  ['three from Saturday', '2026-11-21T11:00:00Z', 3, 'UTC', '2026-11-25T23:59:59.999Z'],
  [
    'one from what is Tuesday there',
    '2026-11-16T18:00:00Z',
    1,
    'Pacific/Auckland',
    '2026-11-18T10:59:59.999Z',
  ],
  [
    'five across the end of summer time',
    '2026-10-22T11:00:00Z',
    5,
    'Europe/London',
    '2026-10-29T23:59:59.999Z',
  ],
])('working days end at midnight of the last: %s', (_what, now, count, timeZone, end) => {
  expect(endOfWorkingDay(new Date(now), count, timeZone).toISOString()).toBe(end)
})
