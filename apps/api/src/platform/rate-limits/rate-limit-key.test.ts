import { expect, test } from 'vitest'
import { rateLimitKey } from './rate-limit-key.ts'

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['2001:db8:7:1:2:3:4:5', '2001:db8:7:1::/64'],
  ['2001:0DB8:0007:0001::5', '2001:db8:7:1::/64'],
  ['2001:db8::5', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['nonsense', 'nonsense'],
])('calls from %s are counted by %s', (address, key) => {
  expect(rateLimitKey(address)).toBe(key)
})
