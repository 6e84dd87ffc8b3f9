import { CloseIcon, Combobox } from '@stoa/back-office'
import { Button, RadioGroup, Stack, VisuallyHidden } from '@stoa/ui'
import { useState } from 'react'
import { COUNTRIES, type CountryCode, countryName } from '../../shared/addresses/countries.ts'

interface ShipsToFieldProps {
  /** Null sends everywhere. */
  readonly value: readonly CountryCode[] | null
  readonly onChange: (value: readonly CountryCode[] | null) => void
  readonly error?: string | undefined
}

/** The countries that a shop sends to: all of them, or a list that grows by one at a time. */
export function ShipsToField({ value, onChange, error }: ShipsToFieldProps) {
  const [said, setSaid] = useState('')
  const add = (code: string | null) => {
    if (!code || value?.includes(code as CountryCode)) return
    onChange([...(value ?? []), code as CountryCode])
    setSaid(`${countryName(code)} added`)
  }
  const remove = (code: CountryCode) => {
    onChange((value ?? []).filter(one => one !== code))
    setSaid(`${countryName(code)} removed`)
  }
  const sorted = [...(value ?? [])].sort((one, other) => countryName(one).localeCompare(countryName(other)))
  return (
    <Stack gap="sm">
      <RadioGroup
        label="You send to"
        options={[
          { value: 'all', label: 'Every country' },
          { value: 'some', label: 'Only these countries' },
        ]}
        value={value === null ? 'all' : 'some'}
        onValueChange={choice => onChange(choice === 'all' ? null : [])}
      />
      {value !== null && (
        <>
          <Combobox
            key={value.length}
            label="Add a country"
            items={COUNTRIES.filter(country => !value.includes(country.value))}
            value={null}
            onChange={add}
            error={error}
          />
          <Stack as="ul" row gap="sm" aria-label="Countries you send to">
            {sorted.map(code => (
              <li key={code}>
                <Button
                  emphasis="soft"
                  size="sm"
                  iconEnd={CloseIcon}
                  aria-label={`Remove ${countryName(code)}`}
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
