/**
 * Finds what readers call a time zone: a city for `America/Argentina/Buenos_Aires`, an offset for `Etc/GMT+5`.
 *
 * @param {string} timeZone IANA name
 * @returns {{ city: string } | { offset: string }} `Buenos Aires`, or `UTC−5`
 */
export function zoneName(timeZone) {
  const [, area, city] = /^(.*)\/([^/]+)$/.exec(timeZone) ?? []
  if (area === undefined || city === undefined) return { offset: timeZone }
  if (area !== 'Etc') return { city: city.replaceAll('_', ' ') }
  // These names count hours west of Greenwich.
  const [, sign, hours] = /^GMT([+-])([1-9]\d*)$/.exec(city) ?? []
  return { offset: hours === undefined ? 'UTC' : `UTC${sign === '+' ? '−' : '+'}${hours}` }
}
