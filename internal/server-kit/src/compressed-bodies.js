/**
 * Detects request bodies that would have to be unpacked. JavaScript, since Node strips no types of what lies in
 * `node_modules` of a deployed process.
 */

/**
 * Returns whether a request's body is compressed. No client of ours compresses a body, and a few bytes could unpack to
 * gigabytes: servers reject it with 415 and `Accept-Encoding: identity` (RFC 9110, 15.5.16).
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export const isCompressed = headers =>
  (headers['content-encoding'] ?? 'identity').trim().toLowerCase() !== 'identity'
