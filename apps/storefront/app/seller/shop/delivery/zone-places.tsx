import type { ShippingPlace } from '@stoa/api-client/schema'
import { CloseIcon } from '@stoa/back-office'
import { Button, Select, Stack, VisuallyHidden } from '@stoa/ui'
import { Combobox } from '@stoa/ui/combobox'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { COUNTRIES, type CountryCode } from '../../../lib/countries.ts'
import { partsOf, useAddressFormat } from '../../../shared/addresses/address-format.ts'
import { zoneLabels as t } from './delivery.labels.ts'
import { placeName } from './place-name.ts'

interface ZonePlacesProps {
  /** Name of the zone. */
  readonly zone: string
  readonly value: readonly ShippingPlace[]
  readonly onChange: (value: readonly ShippingPlace[]) => void
  readonly error?: string | undefined
}

/** Chooses the places of a zone: countries, and regions of countries. */
export function ZonePlaces({ zone, value, onChange, error }: ZonePlacesProps) {
  const [said, setSaid] = useState('')
  const [isPart, setPart] = useState(false)
  const [country, setCountry] = useState('')
  const has = (place: ShippingPlace) =>
    value.some(one => one.country === place.country && one.region === place.region)
  const add = (place: ShippingPlace) => {
    if (has(place)) return
    onChange([...value, place])
    setSaid(formatMessage(t.added, { place: placeName(place) }))
  }
  const remove = (place: ShippingPlace) => {
    onChange(value.filter(one => one !== place))
    setSaid(formatMessage(t.removed, { place: placeName(place) }))
  }
  const sorted = [...value].sort((one, other) => placeName(one).localeCompare(placeName(other)))
  return (
    <Stack gap="sm">
      {value.length > 0 && (
        <Stack as="ul" layout="row" gap="sm" aria-label={formatMessage(t.places, { zone })}>
          {sorted.map(place => (
            <li key={placeName(place)}>
              <Button
                emphasis="soft"
                size="sm"
                iconEnd={CloseIcon}
                aria-label={formatMessage(t.removePlace, { place: placeName(place) })}
                onClick={() => remove(place)}
              >
                {placeName(place)}
              </Button>
            </li>
          ))}
        </Stack>
      )}
      <Combobox
        key={value.length}
        label={t.addCountry}
        items={COUNTRIES.filter(({ value: code }) => !has({ country: code, region: null }))}
        value={null}
        onValueChange={code => code && add({ country: code as CountryCode, region: null })}
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
              onAdd={region => add({ country: country as CountryCode, region })}
              isTaken={region => has({ country: country as CountryCode, region })}
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
