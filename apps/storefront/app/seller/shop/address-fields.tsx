import { AddressParts, Note, Select } from '@stoa/ui'
import { COUNTRIES } from '../../lib/countries.ts'
import { listedRegion, mistakesIn, partsOf, useAddressFormat } from '../../shared/addresses/address-format.ts'
import type { ShopAddressFields } from './shop-address.ts'
import { addressFieldLabels } from './shop-fields.labels.ts'

interface AddressFieldsProps {
  readonly value: ShopAddressFields
  readonly onChange: (value: ShopAddressFields) => void
  /** Error of the API about the address. Its sentences also appear at the fields. */
  readonly error?: string | undefined
}

/** Fields of a shop's address, to which returns are shipped. */
export function AddressFields({ value, onChange, error }: AddressFieldsProps) {
  const format = useAddressFormat(value.countryCode)
  return (
    <>
      {error && (
        <Note tone="critical" role="alert">
          {error}
        </Note>
      )}
      <Select
        label={addressFieldLabels.country}
        name="countryCode"
        autoComplete="country"
        options={[{ value: '', label: addressFieldLabels.noCountry }, ...COUNTRIES]}
        value={value.countryCode}
        onValueChange={countryCode =>
          onChange({ ...value, district: '', city: '', region: '', postalCode: '', countryCode })
        }
        required
      />
      {format !== undefined && (
        <AddressParts
          parts={partsOf(format, value.region)}
          value={{ ...value, region: listedRegion(format, value.region) }}
          onValueChange={texts => onChange({ ...value, ...texts })}
          errors={(error && mistakesIn(value, value.countryCode, format)) || undefined}
        />
      )}
    </>
  )
}
