import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import type { DeliveryRow } from './delivery.repository.ts'
import { REST_OF_WORLD, type Zone } from './shipping-zones.repository.ts'
import { viewAddress } from './shop-address.ts'

type Schemas = components['schemas']
export type SellerDelivery = Schemas['SellerDelivery']

export const viewDeliveryRow = (row: DeliveryRow, money: Money): SellerDelivery => ({
  version: row.version,
  dispatchAddress: row.address && viewAddress(row.address),
  returnAddress: row.returnAddress && viewAddress(row.returnAddress),
  handlingDays: row.handlingDays,
  excludesEu: row.excludesEu,
  zones: row.zones.map(zone => viewZone(zone, money)),
})

const viewZone = ({ name, places, freeFromMinor, tiers }: Zone, money: Money): Schemas['ShippingZone'] => ({
  name,
  places: places
    .filter(({ country }) => country !== REST_OF_WORLD)
    .map(({ country, region }) => ({ country: country as Schemas['CountryCode'], region })),
  restOfWorld: places.some(({ country }) => country === REST_OF_WORLD),
  freeFrom: money.toNullableDecimal(freeFromMinor),
  tiers: tiers.map(({ priceMinor, ...tier }) => ({ ...tier, price: money.toNullableDecimal(priceMinor) })),
})
