import type { ShippingPlace } from '@stoa/api-client/schema'
import { Button, Select, Stack, VisuallyHidden } from '@stoa/ui'
import { Combobox } from '@stoa/ui/combobox'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { COUNTRIES, type CountryCode } from '../../../lib/countries.ts'
import { partsOf, useAddressFormat } from '../../../shared/addresses/address-format.ts'
import { zoneLabels as t } from './delivery.labels.ts'
import { placeName } from './place-name.ts'

interface ZonePlacesProps {
  readonly value: readonly ShippingPlace[]
  readonly onChange: (value: readonly ShippingPlace[]) => void
  readonly error?: string | undefined
}

const idOf = ({ country, region }: ShippingPlace) => (region === null ? country : `${country}/${region}`)
const placeOf = (id: string): ShippingPlace => ({
  country: id.slice(0, 2) as CountryCode,
  region: id.slice(3) || null,
})

/** Chooses the places of a zone: countries, and regions of countries. */
export function ZonePlaces({ value, onChange, error }: ZonePlacesProps) {
  const [said, setSaid] = useState('')
  const [isPart, setPart] = useState(false)
  const [country, setCountry] = useState('')
  const ids = value.map(idOf)
  const addRegion = (place: ShippingPlace) => {
    onChange([...value, place])
    setSaid(formatMessage(t.added, { place: placeName(place) }))
  }
  const regions = value.filter(({ region }) => region !== null)
  return (
    <Stack gap="sm">
      <Combobox
        multiple
        label={t.places}
        items={[...COUNTRIES, ...regions.map(place => ({ value: idOf(place), label: placeName(place) }))]}
        value={ids}
        onValueChange={chosen => onChange(chosen.map(placeOf))}
        error={error}
      />
      <Stack layout="row">
        <Button emphasis="plain" size="sm" aria-expanded={isPart} onClick={() => setPart(!isPart)}>
          {t.partOf}
        </Button>
      </Stack>
      {isPart && (
        <Stack gap="sm">
          <Select
            label={t.country}
            options={[{ value: '', label: t.chooseCountry }, ...COUNTRIES]}
            value={country}
            onValueChange={setCountry}
          />
          {country !== '' && (
            <Regions
              country={country}
              onAdd={region => addRegion({ country: country as CountryCode, region })}
              isTaken={region => ids.includes(idOf({ country: country as CountryCode, region }))}
            />
          )}
        </Stack>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Stack>
  )
}

interface RegionsProps {
  readonly country: string
  readonly onAdd: (region: string) => void
  readonly isTaken: (region: string) => boolean
}

/** Finds a region of a country. Shows nothing for countries without a list of regions. */
function Regions({ country, onAdd, isTaken }: RegionsProps) {
  const format = useAddressFormat(country)
  const options = partsOf(format ?? null, '')?.find(({ part }) => part === 'region')?.options ?? []
  return options.length === 0 ? null : (
    <Combobox
      key={`${country} ${options.length}`}
      label={t.addRegion}
      items={options.filter(({ value }) => value !== '' && !isTaken(value))}
      value={null}
      onValueChange={region => region && onAdd(region)}
    />
  )
}
