/**
 * Cookie of the operator console. Browsers keep cookies by host, not by port: a storefront on the same host gets it too, and
 * must not pass it on.
 */

/** Names of the cookie: on https, and on plain http at a loopback address. */
export const OPERATOR_COOKIES = { secure: '__Host-stoa-operator', plain: 'stoa-operator' }

const names = new Set(Object.values(OPERATOR_COOKIES))

/**
 * Returns a header `Cookie` without the console's session. Undefined if nothing is left.
 *
 * @param {string | undefined} header
 * @returns {string | undefined}
 */
export function withoutOperatorCookie(header) {
  const kept = header?.split(';').filter(pair => !names.has(pair.split('=', 1)[0]?.trim() ?? ''))
  return kept?.join(';').trim() || undefined
}
