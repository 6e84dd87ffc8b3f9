/**
 * Whether a client that sends this `If-None-Match` has the version with this ETag. A proxy that compresses turns an ETag
 * into a weak one, so that both kinds count as equal.
 *
 * @param {string | undefined} header
 * @param {string} etag
 */
export const hasVersion = (header, etag) => {
  const own = etag.replace(/^W\//, '')
  return header?.split(/,\s*/).some(known => known.replace(/^W\//, '') === own) ?? false
}
