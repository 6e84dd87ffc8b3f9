import { isIPv6 } from 'node:net'

/**
 * Whom an address is counted for. A customer of the IPv6 world has a whole /64 of addresses, and could take a new one
 * for each try: its first half speaks for all of them.
 */
export function householdOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::', 2)
  const groups = (text = '') => text.split(':').filter(group => group !== '')
  const before = groups(head)
  const after = groups(tail)
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const whole = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
