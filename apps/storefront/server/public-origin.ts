/**
 * Scheme and host that canonical links and Open Graph name, from `PUBLIC_ORIGIN`. There is no default: a request's
 * own Host header is whatever its sender writes, and pages must not repeat it.
 *
 * @throws RangeError, with a message for the operator
 */
export function readPublicOrigin(value = ''): string {
  const url = URL.canParse(value) ? new URL(value) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash)
    throw new RangeError(
      `PUBLIC_ORIGIN must be the address at which visitors reach the storefront, such as https://shop.example, ` +
        (value ? `not "${value}".` : 'and it is not set.'),
    )
  return url.origin
}
