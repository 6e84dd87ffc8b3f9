import { Combobox } from '@stoa/back-office'
import { useMemo } from 'react'

/** The zone of this browser: where a shop is most likely run from. */
export const guessTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

interface TimeZoneFieldProps {
  readonly value: string
  readonly onChange: (timeZone: string) => void
  readonly error?: string | undefined
}

/** An IANA time zone, found by a part of its name. */
export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const zones = useMemo(
    () =>
      [...new Set(['UTC', value, ...Intl.supportedValuesOf('timeZone')])].map(zone => ({
        value: zone,
        label: zone.replaceAll('_', ' '),
      })),
    [value],
  )
  return (
    <Combobox
      label="Time zone"
      items={zones}
      value={value}
      onChange={zone => zone && onChange(zone)}
      error={error}
    />
  )
}
