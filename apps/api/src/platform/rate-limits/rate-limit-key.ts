import ipaddr from 'ipaddr.js'

/** Bits of the prefix that speaks for all addresses of a household or a server. */
const IPV6_PREFIX = 64

/**
 * What the calls of an IP address are counted by: an IPv4 address by itself, an IPv6 address by its /64. A customer has
 * a whole /64, and could take a new address for each try.
 */
export function rateLimitKey(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) return address.toString()
  address.zoneId = undefined
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${IPV6_PREFIX}`)}/${IPV6_PREFIX}`
}
