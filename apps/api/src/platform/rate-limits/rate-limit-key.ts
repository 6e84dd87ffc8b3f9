import { addressPrefix } from '@stoa/server-kit/address-prefix'

/** Bits of the prefix that speaks for all addresses of a household or a server. */
const OF_A_HOUSEHOLD = { ipv4: 32, ipv6: 64 }

/**
 * Returns the key by which calls of an IP address are counted: the address itself for IPv4, its /64 for IPv6. An
 * internet customer has a whole /64, and could use another address for each attempt.
 */
export const rateLimitKey = (ip: string): string => addressPrefix(ip, OF_A_HOUSEHOLD)
