import type { components } from '@stoa/api-client/schema'
import { addressLines } from '../../platform/postal-address.ts'
import type { OrderAddress } from './orders.schema.ts'

/** Picks the fields of an address from a stored record, and adds its lines as on a parcel. */
export const addressOf = (stored: OrderAddress): components['schemas']['OrderAddress'] => ({
  fullName: stored.fullName,
  phone: stored.phone,
  line1: stored.line1,
  line2: stored.line2,
  district: stored.district ?? null,
  city: stored.city,
  region: stored.region,
  postalCode: stored.postalCode,
  countryCode: stored.countryCode,
  lines: addressLines(stored),
})
