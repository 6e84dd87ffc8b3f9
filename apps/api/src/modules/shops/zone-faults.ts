import { countryName, regionCode } from '@stoa/address-formats'
import { formatOf } from '@stoa/address-formats/all'
import type { components } from '@stoa/api-client/schema'
import { type Money, tooManyDecimals } from '../../platform/money.ts'
import type { FieldProblem } from '../../platform/problem.ts'

type WantedZone = components['schemas']['ShippingZone']
type Place = WantedZone['places'][number]

/** Finds everything that keeps zones from being stored, each at its field. */
export function zoneFaults(zones: readonly WantedZone[], money: Money): FieldProblem[] {
  const faults = zones.flatMap((zone, at) => [
    ...placeFaults(zone, `/zones/${at}`),
    ...tierFaults(zone, `/zones/${at}`),
    ...amountFaults(zone, `/zones/${at}`, money),
  ])
  const none = zones.every(({ tiers }) => tiers.length === 0)
    ? [
        {
          pointer: '/zones',
          code: 'missing',
          message: 'Offer shipping in at least one zone. For a break, set a vacation.',
        },
      ]
    : []
  return [...faults, ...overlaps(zones), ...none]
}

function placeFaults({ places, restOfWorld }: WantedZone, pointer: string): FieldProblem[] {
  if (places.length === 0 && !restOfWorld)
    return [{ pointer: `${pointer}/places`, code: 'missing', message: 'Add a country or region.' }]
  return places.flatMap(({ country, region }, at) => {
    if (region === null || formatOf(country).regions.length === 0 || regionCode(formatOf(country), region))
      return []
    const message = `There is no region “${region}” in ${countryName(country)}. Choose one from the list.`
    return [{ pointer: `${pointer}/places/${at}/region`, code: 'unknown', message }]
  })
}

function tierFaults({ tiers, freeFrom }: WantedZone, pointer: string): FieldProblem[] {
  const kinds = tiers.map(({ tier }) => tier)
  return [
    ...tiers.flatMap(({ tier, transitMin, transitMax }, at) => [
      ...(kinds.indexOf(tier) < at
        ? [
            {
              pointer: `${pointer}/tiers/${at}/tier`,
              code: 'duplicate',
              message: 'The zone offers this kind of shipping already.',
            },
          ]
        : []),
      ...(transitMin > transitMax
        ? [
            {
              pointer: `${pointer}/tiers/${at}/transitMax`,
              code: 'order',
              message: 'Enter at least as many days as the fastest parcel takes.',
            },
          ]
        : []),
    ]),
    ...(freeFrom !== null && !kinds.includes('standard')
      ? [
          {
            pointer: `${pointer}/freeFrom`,
            code: 'unused',
            message: 'Only standard shipping can become free. Offer it, or leave this empty.',
          },
        ]
      : []),
  ]
}

function amountFaults({ tiers, freeFrom }: WantedZone, pointer: string, money: Money): FieldProblem[] {
  const amounts = [
    ...tiers.map(({ price }, at) => ({ pointer: `${pointer}/tiers/${at}/price`, amount: price })),
    { pointer: `${pointer}/freeFrom`, amount: freeFrom },
  ]
  return amounts.flatMap(({ pointer, amount }) =>
    amount === null || money.toExactMinor(amount) !== null
      ? []
      : [{ pointer, code: 'format', message: tooManyDecimals(money.currency) }],
  )
}

/** Places that an earlier zone, or the same one, contains already. */
function overlaps(zones: readonly WantedZone[]): FieldProblem[] {
  const taken = new Map<string, string>()
  const claim = (key: string, { name, pointer, place }: { name: string; pointer: string; place: string }) => {
    const other = taken.get(key)
    if (other === undefined) taken.set(key, name)
    return other === undefined
      ? []
      : [{ pointer, code: 'duplicate', message: `${place} is already in the zone “${other}”.` }]
  }
  return zones.flatMap(({ name, places, restOfWorld }, at) => [
    ...places.flatMap((place, n) =>
      claim(`${place.country} ${storedRegion(place) ?? ''}`, {
        name,
        pointer: `/zones/${at}/places/${n}`,
        place: [place.region, countryName(place.country)].filter(Boolean).join(', '),
      }),
    ),
    ...(restOfWorld
      ? claim('*', { name, pointer: `/zones/${at}/restOfWorld`, place: 'The rest of the world' })
      : []),
  ])
}

/** A region as addresses of its country are stored. */
export const storedRegion = ({ country, region }: Place): string | null =>
  regionCode(formatOf(country), region) ?? (region?.trim() || null)
