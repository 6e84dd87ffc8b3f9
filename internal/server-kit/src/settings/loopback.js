/**
 * Whether a host is this machine. Names below `localhost` lead nowhere else (RFC 6761).
 *
 * @param {string} host
 */
export const isLoopback = host =>
  /(^|\.)localhost$/.test(host) || host === '::1' || host === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(host)

/**
 * Whether an address leads to this machine. A PostgreSQL without a host is reached by a socket of this machine.
 *
 * @param {string} url
 */
export const isLoopbackUrl = url => {
  if (!URL.canParse(url)) return false
  const { hostname, searchParams, protocol } = new URL(url)
  const host = searchParams.get('host') ?? hostname
  if (/^postgres/.test(protocol) && (host === '' || host.startsWith('/'))) return true
  return isLoopback(host)
}
