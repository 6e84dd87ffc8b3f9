import type { components } from '@stoa/api-client/schema'
import type { Deps } from '../../../platform/deps.ts'
import { type Country, countryDestination } from '../../read-model/index.ts'
import { findDeliveries } from './delivery.repository.ts'
import { viewDelivery } from './delivery-view.ts'

/** Shipping of open shops to a country, in the given order. */
export async function readDelivery(
  { db, market, money, clock }: Pick<Deps, 'db' | 'market' | 'money' | 'clock'>,
  { shops, country }: { shops: readonly string[]; country?: Country },
): Promise<components['schemas']['DeliveryList']> {
  const { delivery } = market.settings
  const to = countryDestination(delivery, country)
  const found = new Map((await findDeliveries(db, shops, to)).map(row => [row.shopId, row.delivery]))
  const asked = { to, itemMinor: 0, money, prices: delivery.prices, now: clock.now() }
  return {
    country: to.country,
    items: shops.flatMap(shopId => {
      const row = found.get(shopId)
      return row ? [{ shopId, ...viewDelivery(row, asked) }] : []
    }),
  }
}
