import { createHash } from 'node:crypto'
import type { AddressSnapshot } from './checkout.schema.ts'

export interface Hashed {
  currency: string
  lines: readonly {
    variantId: string
    quantity: number
    unitMinor: number
    title: string
    options: readonly string[]
  }[]
  shops: readonly { shopId: string; tier: string | null; shippingMinor: number; taxMinor: number }[]
  address: AddressSnapshot | null
  termsVersionId: string | null
}

/** 132 bits over all that an order will be: another line, name, price, tier, tax, address or version of the terms makes another hash. */
export function amountHashOf({ currency, lines, shops, address, termsVersionId }: Hashed): string {
  const by = (a: string, b: string) => (a < b ? -1 : 1)
  const parts = [
    currency,
    lines
      .toSorted((a, b) => by(a.variantId, b.variantId))
      .map(({ variantId, quantity, unitMinor, title, options }) => [
        variantId,
        quantity,
        unitMinor,
        title,
        options,
      ]),
    shops
      .toSorted((a, b) => by(a.shopId, b.shopId))
      .map(({ shopId, tier, shippingMinor, taxMinor }) => [shopId, tier, shippingMinor, taxMinor]),
    address && [
      address.fullName,
      address.phone,
      address.line1,
      address.line2,
      address.city,
      address.region,
      address.postalCode,
      address.countryCode,
      // Checkouts from before there was a district keep their hash.
      ...(address.district ? [address.district] : []),
    ],
    ...(termsVersionId ? [termsVersionId] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
