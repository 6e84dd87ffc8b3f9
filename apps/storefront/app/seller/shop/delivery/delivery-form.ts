import type {
  SellerDelivery,
  SellerDeliveryRequest,
  ShippingPlace,
  ShippingTier,
  ShippingZone,
} from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { exampleAmount, readAmount } from '../../../lib/amount.ts'
import type { NamedFault } from '../../forms/fault-notice.ts'
import type { Faults } from '../../forms/use-versioned-edit.ts'
import { NO_ADDRESS, type ShopAddressFields, toShopAddress, toShopAddressFields } from '../shop-address.ts'
import { deliveryFieldLabels, deliveryMistakeLabels as t, zoneLabels } from './delivery.labels.ts'
import { placeName } from './place-name.ts'

export const TIERS = ['standard', 'premium', 'express'] as const satisfies readonly ShippingTier[]

/** Days on the way of a new tier, at least and at most. */
const USUAL_DAYS = { standard: ['3', '5'], premium: ['2', '2'], express: ['1', '1'] } as const

/** A shipping option of a zone while it is edited. Numbers are the text that was typed. */
export interface TierFields {
  readonly isOffered: boolean
  /** Empty for the marketplace's price. */
  readonly price: string
  readonly transitMin: string
  readonly transitMax: string
  readonly poBoxes: boolean
}

export interface ZoneFields {
  /** Key of the zone while it is edited. */
  readonly key: string
  readonly name: string
  readonly places: readonly ShippingPlace[]
  readonly restOfWorld: boolean
  /** Empty for never. */
  readonly freeFrom: string
  readonly tiers: Readonly<Record<ShippingTier, TierFields>>
}

/** A shop's delivery while it is edited. */
export interface DeliveryForm {
  readonly dispatchAddress: ShopAddressFields
  /** Null if returns go to the dispatch address. */
  readonly returnAddress: ShopAddressFields | null
  readonly handlingDays: string
  readonly zones: readonly ZoneFields[]
}

export type DeliveryField = keyof DeliveryForm

const NO_TIER = (tier: ShippingTier): TierFields => ({
  isOffered: false,
  price: '',
  transitMin: USUAL_DAYS[tier][0],
  transitMax: USUAL_DAYS[tier][1],
  poBoxes: true,
})

const tiersOf = (zone: Pick<ShippingZone, 'tiers'>) =>
  Object.fromEntries(
    TIERS.map(tier => {
      const found = zone.tiers.find(candidate => candidate.tier === tier)
      const fields: TierFields = found
        ? {
            isOffered: true,
            price: found.price === null ? '' : String(found.price),
            transitMin: String(found.transitMin),
            transitMax: String(found.transitMax),
            poBoxes: found.poBoxes,
          }
        : NO_TIER(tier)
      return [tier, fields]
    }),
  ) as Record<ShippingTier, TierFields>

export function newZone(key: string): ZoneFields {
  const tiers = tiersOf({ tiers: [] })
  return {
    key,
    name: '',
    places: [],
    restOfWorld: false,
    freeFrom: '',
    tiers: { ...tiers, standard: { ...tiers.standard, isOffered: true } },
  }
}

export const toDeliveryForm = (delivery: SellerDelivery): DeliveryForm => ({
  dispatchAddress: delivery.dispatchAddress ? toShopAddressFields(delivery.dispatchAddress) : NO_ADDRESS,
  returnAddress: delivery.returnAddress && toShopAddressFields(delivery.returnAddress),
  handlingDays: String(delivery.handlingDays),
  zones: delivery.zones.map((zone, at) => ({
    key: `${at}`,
    name: zone.name,
    places: zone.places,
    restOfWorld: zone.restOfWorld,
    freeFrom: zone.freeFrom === null ? '' : String(zone.freeFrom),
    tiers: tiersOf(zone),
  })),
})

export const toDeliveryRequest = (form: DeliveryForm): SellerDeliveryRequest => ({
  dispatchAddress: toShopAddress(form.dispatchAddress),
  returnAddress: form.returnAddress && toShopAddress(form.returnAddress),
  handlingDays: Number(form.handlingDays),
  zones: form.zones.map(({ name, places, restOfWorld, freeFrom, tiers }) => ({
    name: name.trim(),
    places: [...places],
    restOfWorld,
    freeFrom: readAmount(freeFrom) ?? null,
    tiers: TIERS.filter(tier => tiers[tier].isOffered).map(tier => ({
      tier,
      price: readAmount(tiers[tier].price) ?? null,
      transitMin: Number(tiers[tier].transitMin),
      transitMax: Number(tiers[tier].transitMax),
      poBoxes: tiers[tier].poBoxes,
    })),
  })),
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const changedFields = (base: DeliveryForm, mine: DeliveryForm): DeliveryField[] =>
  (Object.keys(mine) as DeliveryField[]).filter(field => !same(base[field], mine[field]))

const isWhole = (text: string) => /^\d{1,2}$/.test(text.trim()) && Number(text) <= 60
const isAmount = (text: string) => readAmount(text) !== undefined
const keyOf = ({ country, region }: ShippingPlace) => `${country} ${region ?? ''}`

/** Finds invalid fields, by paths such as `zones/0/tiers/express/price`. The server checks the rest. */
export function mistakesIn({ handlingDays, zones }: DeliveryForm): Faults {
  const faults: Record<string, string> = {}
  if (!isWhole(handlingDays)) faults.handlingDays = t.handlingDays
  const seen = new Set<string>()
  let isRestTaken = false
  const amount = formatMessage(t.amount, { example: exampleAmount() })
  for (const [at, zone] of zones.entries()) {
    const path = `zones/${at}`
    if (zone.name.trim() === '') faults[`${path}/name`] = t.name
    if (zone.places.length === 0 && !zone.restOfWorld) faults[`${path}/places`] = t.places
    const twice = zone.places.find(place => seen.has(keyOf(place)))
    if (twice) faults[`${path}/places`] = formatMessage(t.twice, { place: placeName(twice) })
    else if (zone.restOfWorld && isRestTaken)
      faults[`${path}/places`] = formatMessage(t.twice, { place: zoneLabels.restOfWorld })
    for (const place of zone.places) seen.add(keyOf(place))
    isRestTaken ||= zone.restOfWorld
    if (!isAmount(zone.freeFrom)) faults[`${path}/freeFrom`] = amount
    for (const tier of TIERS) {
      const { isOffered, price, transitMin, transitMax } = zone.tiers[tier]
      if (!isOffered) continue
      if (!isAmount(price)) faults[`${path}/tiers/${tier}/price`] = amount
      const areDays = isWhole(transitMin) && isWhole(transitMax) && Number(transitMin) <= Number(transitMax)
      if (!areDays) faults[`${path}/tiers/${tier}/transitMax`] = t.days
    }
  }
  return faults
}

/**
 * Converts the server's pointers to paths of the form: `/zones/1/places/0` to `zones/1/places`. Tiers are numbered in the
 * request and named in the form.
 */
export function faultsAt(
  fields: readonly { pointer: string; message: string }[],
  form: DeliveryForm,
): Faults {
  const request = toDeliveryRequest(form)
  return Object.fromEntries(
    fields.map(({ pointer, message }) => {
      const [field = '', at = '', part = '', nth = '', name = ''] = pointer.slice(1).split('/')
      if (field !== 'zones' || at === '') return [field, message]
      if (part === 'tiers' && nth !== '') {
        const tier = request.zones[Number(at)]?.tiers[Number(nth)]?.tier
        return [`zones/${at}/tiers/${tier}/${name === 'price' ? 'price' : 'transitMax'}`, message]
      }
      return [`zones/${at}/${part === 'restOfWorld' ? 'places' : part || 'name'}`, message]
    }),
  )
}

/** Names the faults for a notice: fields by their label, parts of a zone by its name or number. */
export const namedFaults = (faults: Faults, { zones }: DeliveryForm): readonly NamedFault[] =>
  Object.entries(faults).map(([path, message]) => {
    const [field = '', at = ''] = path.split('/')
    const number = String(Number(at) + 1)
    const name =
      field === 'zones'
        ? zones[Number(at)]?.name.trim() || formatMessage(zoneLabels.number, { number })
        : deliveryFieldLabels[field as Exclude<DeliveryField, 'zones'>]
    return { name, message }
  })
