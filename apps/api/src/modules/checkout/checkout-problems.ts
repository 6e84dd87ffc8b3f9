import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../platform/money.ts'
import { isDeliverable } from '../../platform/postal-address.ts'
import { problemsOf } from '../cart/index.ts'
import type { AppliedTax, DeliveryTerms, QuotedLine } from '../read-model/index.ts'
import type { AddressSnapshot } from './checkout.schema.ts'

export type CheckoutProblem = components['schemas']['CheckoutProblem']

interface ShopToSend {
  shop: { id: string }
  terms: Pick<DeliveryTerms, 'zone' | 'isBarredByTax'>
  lines: readonly QuotedLine[]
  tier: unknown
  taxes: readonly AppliedTax[]
}

/** Lists all problems that keep a checkout from being placed. The problems of a line are those that the cart shows. */
export function problemsOfCheckout(given: {
  shops: readonly ShopToSend[]
  address: AddressSnapshot | null
  money: Money
}): CheckoutProblem[] {
  const { shops, address, money } = given
  const whole = { itemId: null, available: null, previousPrice: null }
  return [
    ...(isComplete(address) ? [] : [{ code: 'address_incomplete' as const, shopId: null, ...whole }]),
    ...shops.flatMap(({ shop, terms, lines, tier, taxes }) => [
      // Without an address the destination isn't known.
      ...(tier === null && address !== null
        ? [
            {
              code: 'shipping_unavailable' as const,
              shopId: shop.id,
              ...whole,
              reason: reasonOf(terms),
            },
          ]
        : []),
      // The rate depends on the address.
      ...(address !== null && taxes.some(({ reason }) => reason === 'unknown')
        ? [{ code: 'tax_unknown' as const, shopId: shop.id, ...whole }]
        : []),
      ...lines.flatMap(line =>
        problemsOf(line, money).map(problem => ({ ...problem, itemId: line.cartItemId, shopId: shop.id })),
      ),
    ]),
  ]
}

const reasonOf = ({ zone, isBarredByTax }: ShopToSend['terms']): NonNullable<CheckoutProblem['reason']> => {
  if (isBarredByTax) return 'tax'
  return zone?.tiers.length ? 'po_box' : 'destination'
}

/**
 * Whether a problem blocks the order. A changed price is shown and may be paid; everything else has to be fixed
 * first.
 */
export const isBlocking = ({ code }: CheckoutProblem): boolean => code !== 'price_changed'

const isComplete = (address: AddressSnapshot | null): boolean =>
  address !== null &&
  [address.fullName, address.phone, address.line1].every(part => part.trim() !== '') &&
  isDeliverable(address)
