import { CloseIcon } from '@stoa/back-office'
import { Button, RadioGroup, Stack, VisuallyHidden } from '@stoa/ui'
import { Combobox } from '@stoa/ui/combobox'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { COUNTRIES, type CountryCode } from '../../lib/countries.ts'
import { countryName } from '../../lib/country-name.ts'
import { shipsToLabels } from './shop-fields.labels.ts'

interface ShipsToFieldProps {
  /** Null if the shop ships to every country. */
  readonly value: readonly CountryCode[] | null
  readonly onChange: (value: readonly CountryCode[] | null) => void
  readonly error?: string | undefined
}

/** Chooses the countries that a shop ships to: all, or a list. */
export function ShipsToField({ value, onChange, error }: ShipsToFieldProps) {
  const [said, setSaid] = useState('')
  const add = (code: string | null) => {
    if (!code || value?.includes(code as CountryCode)) return
    onChange([...(value ?? []), code as CountryCode])
    setSaid(formatMessage(shipsToLabels.added, { country: countryName(code) }))
  }
  const remove = (code: CountryCode) => {
    onChange((value ?? []).filter(one => one !== code))
    setSaid(formatMessage(shipsToLabels.removed, { country: countryName(code) }))
  }
  const sorted = [...(value ?? [])].sort((one, other) => countryName(one).localeCompare(countryName(other)))
  return (
    <Stack gap="sm">
      <RadioGroup
        label={shipsToLabels.title}
        options={[
          { value: 'all', label: shipsToLabels.all },
          { value: 'some', label: shipsToLabels.some },
        ]}
        value={value === null ? 'all' : 'some'}
        onValueChange={choice => onChange(choice === 'all' ? null : [])}
      />
      {value !== null && (
        <>
          <Combobox
            key={value.length}
            label={shipsToLabels.add}
            items={COUNTRIES.filter(country => !value.includes(country.value))}
            value={null}
            onValueChange={add}
            error={error}
          />
          <Stack as="ul" layout="row" gap="sm" aria-label={shipsToLabels.list}>
            {sorted.map(code => (
              <li key={code}>
                <Button
                  emphasis="soft"
                  size="sm"
                  iconEnd={CloseIcon}
                  aria-label={formatMessage(shipsToLabels.remove, { country: countryName(code) })}
                  onClick={() => remove(code)}
                >
                  {countryName(code)}
                </Button>
              </li>
            ))}
          </Stack>
        </>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  )
}
