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
import { addressFieldLabels } from './shop-fields.labels.ts'

interface AddressFieldsProps {
  readonly value: ShopAddressFields
  readonly onChange: (value: ShopAddressFields) => void
}

interface Line {
  readonly name: Exclude<keyof ShopAddressFields, 'countryCode'>
  /** Name of the field in the browser's autofill. */
  readonly autoComplete: string
  readonly maxLength: number
  /** Minimum number of characters. A field without it is optional. */
  readonly minLength?: number
}

/** Fields below the country, in order. Fields of one row appear side by side if there is room. */
const ROWS: readonly (readonly Line[])[] = [
  [
    {
      name: 'line1',
      autoComplete: 'address-line1',
      minLength: MIN_ADDRESS_LINE_LENGTH,
      maxLength: MAX_ADDRESS_LINE_LENGTH,
    },
  ],
  [
    {
      name: 'line2',
      autoComplete: 'address-line2',
      maxLength: MAX_ADDRESS_LINE_LENGTH,
    },
  ],
  [
    {
      name: 'postalCode',
      autoComplete: 'postal-code',
      maxLength: MAX_SHOP_POSTAL_CODE_LENGTH,
    },
    {
      name: 'city',
      autoComplete: 'address-level2',
      minLength: MIN_CITY_LENGTH,
      maxLength: MAX_CITY_LENGTH,
    },
  ],
  [
    {
      name: 'region',
      autoComplete: 'address-level1',
      maxLength: MAX_ADDRESS_LINE_LENGTH,
    },
  ],
]

/** Fields of a shop's address, to which returns are shipped. */
export function AddressFields({ value, onChange }: AddressFieldsProps) {
  const lineOf = ({ minLength, ...line }: Line) => (
    <TextField
      {...line}
      key={line.name}
      label={addressFieldLabels[line.name]}
      value={value[line.name]}
      onValueChange={text => onChange({ ...value, [line.name]: text })}
      {...(minLength === undefined ? { optional: true } : { minLength, required: true })}
    />
  )
  return (
    <>
      <Select
        label={addressFieldLabels.country}
        name="countryCode"
        autoComplete="country"
        options={[{ value: '', label: addressFieldLabels.noCountry }, ...COUNTRIES]}
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
