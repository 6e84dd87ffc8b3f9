import { createHash } from 'node:crypto'
import type { Transit } from '../read-model/index.ts'
import type { TaxSum } from '../tax/index.ts'
import type { AddressSnapshot } from './checkout.schema.ts'

export interface Hashed {
  currency: string
  lines: readonly {
    variantId: string
    quantity: number
    unitMinor: number
    title: string
    options: readonly string[]
    withdrawalException: string | null
  }[]
  shops: readonly {
    shopId: string
    tier: ({ tier: string } & Transit) | null
    shippingMinor: number
    taxMinor: number
    duties: boolean
    taxSums: readonly TaxSum[]
  }[]
  address: AddressSnapshot | null
  termsVersionId: string | null
}

/**
 * 132 bits over all that an order will be. They change with lines, names, exceptions from withdrawal, prices, tiers, days, tax, duties, the address
 * and the version of the terms. An open checkout of a release that hashed fewer parts gets another hash, so that its
 * buyer is shown it again.
 */
export function amountHashOf({ currency, lines, shops, address, termsVersionId }: Hashed): string {
  const by = (a: string, b: string) => (a < b ? -1 : 1)
  const parts = [
    currency,
    lines
      .toSorted((a, b) => by(a.variantId, b.variantId))
      .map(({ variantId, quantity, unitMinor, title, options, withdrawalException }) => [
        variantId,
        quantity,
        unitMinor,
        title,
        options,
        // Few products have one.
        ...(withdrawalException ? [withdrawalException] : []),
      ]),
    shops
      .toSorted((a, b) => by(a.shopId, b.shopId))
      .map(({ shopId, tier, shippingMinor, taxMinor, duties, taxSums }) => [
        shopId,
        tier && [tier.tier, tier.transitMin, tier.transitMax],
        shippingMinor,
        taxMinor,
        duties,
        // Shops without tax registrations state no tax.
        ...taxSums
          .filter(({ tax }) => tax.reason !== 'not_stated')
          .map(({ tax, ...sum }) => [
            tax.country,
            tax.region,
            tax.category,
            tax.rateBasisPoints,
            tax.reason,
            sum,
          ]),
      ]),
    address && [
      address.fullName,
      address.phone,
      address.line1,
      address.line2,
      address.city,
      address.region,
      address.postalCode,
      address.countryCode,
      // Few addresses have a district.
      ...(address.district ? [address.district] : []),
    ],
    ...(termsVersionId ? [termsVersionId] : []),
  ]
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22)
}
