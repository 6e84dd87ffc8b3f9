/** @typedef {{ getTimeZones?: () => readonly string[], timeZones?: readonly string[] }} ZonedLocale */

/**
 * Time zone of a country that has only one. What counts as one is up to the engine's data.
 *
 * @param {string} country ISO 3166-1 alpha-2
 * @returns {string | null} IANA name
 */
export function onlyTimeZoneOf(country) {
  // TypeScript doesn't know these yet, and each engine has one of them or none.
  const locale = /** @type {ZonedLocale} */ (/** @type {unknown} */ (new Intl.Locale(`und-${country}`)))
  const [zone, other] = locale.getTimeZones?.() ?? locale.timeZones ?? []
  return zone !== undefined && other === undefined ? zone : null
}
