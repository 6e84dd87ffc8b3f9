import { Combobox } from '@stoa/ui/combobox'
import { useMemo } from 'react'
import { shopFieldLabels } from './shop-form.labels.ts'

/** Time zone of this browser, which is most likely the shop's. */
export const guessTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

interface TimeZoneFieldProps {
  readonly value: string
  readonly onChange: (timeZone: string) => void
  readonly error?: string | undefined
}

/** Chooses an IANA time zone by a part of its name. */
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
      label={shopFieldLabels.timeZone}
      items={zones}
      value={value}
      onValueChange={zone => zone && onChange(zone)}
      error={error}
    />
  )
}
