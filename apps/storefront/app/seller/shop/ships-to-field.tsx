import { RadioGroup, Stack } from '@stoa/ui'
import { Combobox } from '@stoa/ui/combobox'
import { COUNTRIES, type CountryCode } from '../../lib/countries.ts'
import { shipsToLabels } from './shop-fields.labels.ts'

interface ShipsToFieldProps {
  /** Null if the shop ships to every country. */
  readonly value: readonly CountryCode[] | null
  readonly onChange: (value: readonly CountryCode[] | null) => void
  readonly error?: string | undefined
}

/** Chooses the countries that a shop ships to: all, or a list. */
export function ShipsToField({ value, onChange, error }: ShipsToFieldProps) {
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
        <Combobox
          multiple
          label={shipsToLabels.countries}
          items={COUNTRIES}
          value={value}
          onValueChange={codes => onChange(codes as CountryCode[])}
          error={error}
        />
      )}
    </Stack>
  )
}
