/** Converts an instant to a time in a time zone, in the format of a date and time field: `2026-11-30T09:00`. */
export const toLocalTime = (instant: string | number, timeZone: string): string =>
  // The Swedish form of a time is the field's, except for the space and for years before 1000, which are typed on the way.
  new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
    .format(new Date(instant))
    .replace(' ', 'T')
    .replace(/^\d+/, year => year.padStart(4, '0'))

/** Converts a time of a date and time field to the instant at which clocks of the time zone show it. */
export function toInstant(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}Z`)
  let at = wanted
  // Done twice: if the clocks change in between, the first result is off by an hour.
  for (let attempt = 0; attempt < 2; attempt++) at += wanted - Date.parse(`${toLocalTime(at, timeZone)}Z`)
  return new Date(at).toISOString()
}
