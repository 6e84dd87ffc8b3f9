/**
 * Time zone of a new marketplace: that of the company's country if it has only one, or else UTC.
 *
 * @param country ISO 3166-1, null if it isn't known
 */
export function suppliedTimeZone(country: string | null): string {
  if (country === null) return 'UTC'
  const zones = zonesOf(country)
  return zones.length === 1 ? zones[0]! : 'UTC'
}

/** TypeScript doesn't know these yet, and older engines have the property alone. */
interface ZonedLocale {
  getTimeZones?(): readonly string[]
  timeZones?: readonly string[]
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
