import { expect, test } from 'vitest'
import { householdOf } from './household.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001::5', '2001:db8:7:1::/64'],
  ['2001:db8::5', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['nonsense', 'nonsense'],
])('%s counts for %s', (address, household) => {
  expect(householdOf(address)).toBe(household)
})
