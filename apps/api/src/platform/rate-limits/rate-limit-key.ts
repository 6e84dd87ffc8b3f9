import ipaddr from 'ipaddr.js'

/** Bits of the prefix that speaks for all addresses of a household or a server. */
const IPV6_PREFIX = 64

/**
 * Returns the key by which calls of an IP address are counted: the address itself for IPv4, its /64 for IPv6. An
 * internet customer has a whole /64, and could use another address for each attempt.
 */
export function rateLimitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  address.zoneId = undefined
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`
}
