import { type SQL, sql } from 'drizzle-orm'
import {
  barredByTax,
  type DeliveryTerms,
  type Destination,
  regionsDiffer,
  shippingZone,
} from '../../read-model/index.ts'

/** Shipping of a shop to a destination. */
export interface ShopDeliveryRow {
  terms: Omit<DeliveryTerms, 'taxRateBasisPoints'>
  isPaused: boolean
  regionsDiffer: boolean
}

/** A scalar: a `ShopDeliveryRow` of shop `s` as JSON. */
export const shopDeliveryJson = (to: Destination): SQL => sql`json_build_object('terms',
  json_build_object('timeZone', s.time_zone, 'handlingDays', s.handling_days, 'from', s.country,
    'zone', ${shippingZone(to)}, 'isBarredByTax', ${barredByTax(to)}),
  'isPaused', s.is_paused, 'regionsDiffer', ${regionsDiffer(to)})`
