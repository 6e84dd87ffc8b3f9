import { type AddressFields, AddressForm, type AddressFormProps } from '@stoa/ui'
import { useState } from 'react'
import { COUNTRIES } from '../../lib/countries.ts'
import { listedRegion, mistakesIn, partsOf, useAddressFormat } from '../../shared/addresses/address-format.ts'
import { useDeliverTo } from '../../shared/deliver-to/use-deliver-to.ts'

type AddressEditorProps = Omit<AddressFormProps, 'countries' | 'parts' | 'onCountryChange'>

/**
 * Shows the form of an address with the fields of its country, at first the one to which the visitor wants deliveries.
 * Checks it as the API does before it is sent.
 */
export function AddressEditor({ defaultValue = {}, errors, onSubmit, ...form }: AddressEditorProps) {
  const { code: deliverTo } = useDeliverTo()
  const [country, setCountry] = useState(defaultValue.countryCode || deliverTo)
  const [mistakes, setMistakes] = useState<Record<string, string> | null>(null)
  const format = useAddressFormat(country)
  if (format === undefined) return null
  const { region = '' } = defaultValue
  const submit = (fields: AddressFields) => {
    const found = mistakesIn(fields, fields.countryCode, format)
    setMistakes(found)
    if (!found) onSubmit(fields)
  }
  return (
    <AddressForm
      {...form}
      countries={COUNTRIES}
      parts={partsOf(format, country === defaultValue.countryCode ? region : '')}
      defaultValue={{ ...defaultValue, countryCode: country, region: listedRegion(format, region) }}
      errors={mistakes ?? errors}
      onCountryChange={setCountry}
      onSubmit={submit}
    />
  )
}
