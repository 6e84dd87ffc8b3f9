/**
 * Finds out which visitors belong together by their addresses. JavaScript, since Node strips no types of what lies in
 * `node_modules` of a deployed process.
 */
import ipaddr from 'ipaddr.js'

/** Number of leading bits that addresses of one visitor have in common. */
const OF_A_VISITOR = { ipv4: 24, ipv6: 48 }

/**
 * Returns the first bits of an address, such as `2001:db8:7::/48`; a whole address without its length. Text that isn't
 * an address is returned unchanged.
 *
 * @param {string} ip
 * @param {{ ipv4: number, ipv6: number }} [bits] by default as many as a single visitor can easily have many addresses of
 */
export function addressPrefix(ip, { ipv4, ipv6 } = OF_A_VISITOR) {
  if (!ipaddr.isValid(ip)) return ip
  const address = ipaddr.process(ip)
  if (address instanceof ipaddr.IPv4) {
    if (ipv4 === 32) return address.toString()
    return `${ipaddr.IPv4.networkAddressFromCIDR(`${address}/${ipv4}`)}/${ipv4}`
  }
  address.zoneId = undefined
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${ipv6}`)}/${ipv6}`
}
