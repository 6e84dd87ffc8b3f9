import { Select, TextField } from '@stoa/ui'
import { FieldPair } from '@stoa/ui/seller'
import { COUNTRIES } from '../../account/countries.ts'
import type { ShopAddressFields } from './shop-address.ts'

interface AddressFieldsProps {
  readonly value: ShopAddressFields
  readonly onChange: (value: ShopAddressFields) => void
}

/** Where a shop works, and where what comes back is sent to. */
export function AddressFields({ value, onChange }: AddressFieldsProps) {
  const change = (part: Partial<ShopAddressFields>) => onChange({ ...value, ...part })
  return (
    <>
      <Select
        label="Country"
        name="countryCode"
        autoComplete="country"
        options={[{ value: '', label: 'Choose a country' }, ...COUNTRIES]}
        value={value.countryCode}
        onValueChange={countryCode => change({ countryCode })}
        required
      />
      <TextField
        label="Street and number"
        name="line1"
        autoComplete="address-line1"
        value={value.line1}
        onValueChange={line1 => change({ line1 })}
        minLength={2}
        maxLength={120}
        required
      />
      <TextField
        label="Building, floor"
        name="line2"
        autoComplete="address-line2"
        value={value.line2}
        onValueChange={line2 => change({ line2 })}
        maxLength={120}
        optional
      />
      <FieldPair>
        <TextField
          label="Postal code"
          name="postalCode"
          autoComplete="postal-code"
          value={value.postalCode}
          onValueChange={postalCode => change({ postalCode })}
          maxLength={20}
          optional
        />
        <TextField
          label="City"
          name="city"
          autoComplete="address-level2"
          value={value.city}
          onValueChange={city => change({ city })}
          maxLength={80}
          required
        />
      </FieldPair>
      <TextField
        label="Region or state"
        name="region"
        autoComplete="address-level1"
        value={value.region}
        onValueChange={region => change({ region })}
        maxLength={120}
        optional
      />
    </>
  )
}
