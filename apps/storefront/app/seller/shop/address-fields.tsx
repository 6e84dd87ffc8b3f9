import {
  MAX_ADDRESS_LINE_LENGTH,
  MAX_CITY_LENGTH,
  MAX_SHOP_POSTAL_CODE_LENGTH,
  MIN_ADDRESS_LINE_LENGTH,
  MIN_CITY_LENGTH,
} from '@stoa/api-client/limits'
import { FieldPair } from '@stoa/back-office'
import { Select, TextField } from '@stoa/ui'
import { COUNTRIES } from '../../shared/addresses/countries.ts'
import type { ShopAddressFields } from './shop-address.ts'

interface AddressFieldsProps {
  readonly value: ShopAddressFields
  readonly onChange: (value: ShopAddressFields) => void
}

interface Line {
  readonly name: Exclude<keyof ShopAddressFields, 'countryCode'>
  readonly label: string
  /** What browsers know it as. */
  readonly autoComplete: string
  readonly maxLength: number
  /** It cannot be left out where there is one. */
  readonly minLength?: number
}

/** Below the country, in their order; those of one row stand beside each other where there is room. */
const ROWS: readonly (readonly Line[])[] = [
  [
    {
      name: 'line1',
      label: 'Street and number',
      autoComplete: 'address-line1',
      minLength: MIN_ADDRESS_LINE_LENGTH,
      maxLength: MAX_ADDRESS_LINE_LENGTH,
    },
  ],
  [
    {
      name: 'line2',
      label: 'Building, floor',
      autoComplete: 'address-line2',
      maxLength: MAX_ADDRESS_LINE_LENGTH,
    },
  ],
  [
    {
      name: 'postalCode',
      label: 'Postal code',
      autoComplete: 'postal-code',
      maxLength: MAX_SHOP_POSTAL_CODE_LENGTH,
    },
    {
      name: 'city',
      label: 'City',
      autoComplete: 'address-level2',
      minLength: MIN_CITY_LENGTH,
      maxLength: MAX_CITY_LENGTH,
    },
  ],
  [
    {
      name: 'region',
      label: 'Region or state',
      autoComplete: 'address-level1',
      maxLength: MAX_ADDRESS_LINE_LENGTH,
    },
  ],
]

/** Where a shop works, and where what comes back is sent to. */
export function AddressFields({ value, onChange }: AddressFieldsProps) {
  const lineOf = ({ minLength, ...line }: Line) => (
    <TextField
      {...line}
      key={line.name}
      value={value[line.name]}
      onValueChange={text => onChange({ ...value, [line.name]: text })}
      {...(minLength === undefined ? { optional: true } : { minLength, required: true })}
    />
  )
  return (
    <>
      <Select
        label="Country"
        name="countryCode"
        autoComplete="country"
        options={[{ value: '', label: 'Choose a country' }, ...COUNTRIES]}
        value={value.countryCode}
        onValueChange={countryCode => onChange({ ...value, countryCode })}
        required
      />
      {ROWS.map(row =>
        row.length === 1 ? (
          row.map(lineOf)
        ) : (
          <FieldPair key={row.map(({ name }) => name).join()}>{row.map(lineOf)}</FieldPair>
        ),
      )}
    </>
  )
}
