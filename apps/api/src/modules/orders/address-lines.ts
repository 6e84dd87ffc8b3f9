import type { OrderAddress } from './orders.schema.ts'

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** Formats an address as on a parcel, in lines. */
export const addressLines = (address: OrderAddress): string[] =>
  [
    address.fullName,
    address.line1,
    address.line2,
    [address.postalCode, address.city].filter(Boolean).join(' '),
    address.region,
    countryName(address.countryCode),
  ].filter((line): line is string => Boolean(line))

/** Picks the fields of an address from a stored record. */
export const addressOf = (stored: OrderAddress): OrderAddress => ({
  fullName: stored.fullName,
  phone: stored.phone,
  line1: stored.line1,
  line2: stored.line2,
  city: stored.city,
  region: stored.region,
  postalCode: stored.postalCode,
  countryCode: stored.countryCode,
})

function countryName(code: string): string {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}
