import { expect, test } from 'vitest'
import { crossesCustoms } from './customs.ts'

test.each([
  ['DE', 'FR', false],
  ['FR', 'MC', false],
  ['GB', 'JE', false],
  ['IM', 'GG', false],
  ['CH', 'LI', false],
  ['US', 'US', false],
  ['GB', 'IE', true],
  ['DE', 'CH', true],
  ['NO', 'SE', true],
  ['US', 'CA', true],
])('finds a customs border between %s and %s: %s', (from, to, crosses) => {
  expect([crossesCustoms(from, to), crossesCustoms(to, from)]).toEqual([crosses, crosses])
})

test('names no duties if the origin is not known', () => {
  expect(crossesCustoms(null, 'US')).toBe(false)
})
