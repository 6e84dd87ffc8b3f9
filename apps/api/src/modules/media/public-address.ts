import ipaddr from 'ipaddr.js'

/** Range of IPv6 addresses that IANA assigns today. `ipaddr.js` reports the rest as unicast too. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3')

/** True for an address on the public internet: neither this machine, nor its network, nor a cloud's inside. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL_UNICAST)
}
