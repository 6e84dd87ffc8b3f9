/** TypeScript doesn't know these yet, and each engine has one of them or none. */
interface ZonedLocale {
  getTimeZones?(): readonly string[]
  timeZones?: readonly string[]
}

/** Time zone to propose for a company: that of its country if it has only one, or else the browser's. */
export function proposedTimeZone(country: string): string {
  const [zone, other] = country ? zonesOf(country) : []
  if (zone !== undefined && other === undefined) return zone
  return Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

function zonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as ZonedLocale
  return locale.getTimeZones?.() ?? locale.timeZones ?? []
}
