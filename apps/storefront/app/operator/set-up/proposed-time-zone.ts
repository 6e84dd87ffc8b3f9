import { onlyTimeZoneOf } from '@stoa/address-formats/time-zone'

/** Time zone to propose for a company: that of its country if it has only one, or else the browser's. */
export const proposedTimeZone = (country: string): string =>
  (country ? onlyTimeZoneOf(country) : null) ?? (Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC')
