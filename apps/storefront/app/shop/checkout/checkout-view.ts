import type { Checkout, CheckoutGroup, CheckoutProblem, ShippingOffer } from '@stoa/api-client/schema'
import type { CheckoutProblemData, CheckoutSums, DeliveryTier, TotalChange } from '@stoa/ui'
import { toMinor } from '../../lib/money.ts'
import { problemWords } from '../cart/problem-words.ts'
import { changesBetween } from './compare-checkouts.ts'

// The contract's checkout as the design system draws it: money in minor units.

const TIERS = { standard: 'Standard', premium: 'Premium', express: 'Express' } as const

export const toDeliveryTier = ({ tier, price, ...dates }: ShippingOffer): DeliveryTier => ({
  value: tier,
  label: TIERS[tier],
  price: toMinor(price),
  arrivesFrom: dates.arrivesFrom,
  arrivesTo: dates.arrivesTo,
})

/** The tier that is chosen, or null where the shop cannot send. */
export function chosenTier({ tier, tiers }: CheckoutGroup): DeliveryTier | null {
  const offer = tiers.find(candidate => candidate.tier === tier)
  return offer ? toDeliveryTier(offer) : null
}

/** From which sum on standard delivery is free, while it is not yet; minor units. */
export const freeFrom = ({ freeShippingFrom, itemTotal }: CheckoutGroup): number | null =>
  freeShippingFrom !== null && freeShippingFrom > itemTotal ? toMinor(freeShippingFrom) : null

export const toSums = ({ groups, currency, ...sums }: Checkout): CheckoutSums => ({
  groups: groups.map(({ shop, lines, tier, shippingTotal, total }) => ({
    shop: { id: shop.id, name: shop.name },
    lines: lines.map(line => ({
      id: line.itemId,
      name: line.title,
      picture: line.picture,
      options: line.options.join(', '),
      quantity: line.quantity,
      unitPrice: toMinor(line.unitPrice),
      amount: toMinor(line.total),
    })),
    delivery: tier === null ? null : toMinor(shippingTotal),
    total: toMinor(total),
  })),
  itemsTotal: toMinor(sums.itemTotal),
  deliveryTotal: toMinor(sums.shippingTotal),
  taxTotal: toMinor(sums.taxTotal),
  total: toMinor(sums.total),
  currency,
})

export const toChanges = (before: Checkout, now: Checkout): TotalChange[] =>
  changesBetween(before, now).map(change =>
    change.kind === 'address'
      ? { id: change.id, label: 'Address', before: change.before, now: change.now }
      : {
          id: change.id,
          label: change.kind === 'delivery' ? `Delivery, ${change.label}` : change.label,
          before: change.before === null ? null : toMinor(change.before),
          now: change.now === null ? null : toMinor(change.now),
        },
  )

/** What mends a problem with one press. */
export type Fix =
  | { readonly kind: 'take'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemIds: readonly string[] }
  | { readonly kind: 'address'; readonly isIncomplete: boolean }
  | { readonly kind: 'dismiss' }

export interface ProblemView {
  readonly data: CheckoutProblemData
  readonly fix: Fix
}

/** A changed price is shown, and may be paid; everything else has to be mended first. */
export const isBlocking = ({ code }: CheckoutProblem): boolean => code !== 'price_changed'

/** Problems in words, with what mends each. That no address is chosen yet is no problem, but the first step. */
export function toProblems(checkout: Checkout): ProblemView[] {
  return checkout.problems
    .filter(({ code }) => code !== 'address_incomplete' || checkout.address !== null)
    .map(problem => viewOf(checkout, problem))
}

function viewOf({ groups }: Checkout, problem: CheckoutProblem): ProblemView {
  const { code, itemId, shopId, available, previousPrice, backOn } = problem
  const group = groups.find(({ shop }) => shop.id === shopId)
  const line = groups.flatMap(({ lines }) => lines).find(candidate => candidate.itemId === itemId)
  const tone = isBlocking(problem) ? ('critical' as const) : ('caution' as const)
  const id = [code, itemId ?? shopId, line?.unitPrice].join(' ')
  if (code === 'address_incomplete')
    return {
      data: {
        id,
        tone,
        title: 'The address is not complete.',
        text: 'The shops need all of it.',
        action: 'Complete it',
      },
      fix: { kind: 'address', isIncomplete: true },
    }
  if (code === 'shipping_unavailable')
    return {
      data: {
        id,
        tone,
        title: `${group?.shop.name ?? 'A shop'} does not send to this address.`,
        action: 'Another address',
      },
      fix: { kind: 'address', isIncomplete: false },
    }
  const unitPrice = toMinor(line?.unitPrice ?? 0)
  const was = previousPrice === null ? null : toMinor(previousPrice)
  const words = problemWords({
    code,
    available,
    previousPrice: was,
    backOn,
    unitPrice,
    quantity: line?.quantity ?? 1,
  })
  const name = line?.title ?? group?.shop.name
  const data = { id, tone, title: name ? `${name}: ${words.title}` : words.title, text: words.text }
  if (code === 'price_changed') {
    const isGood = was !== null && unitPrice < was
    return {
      data: { ...data, tone: isGood ? 'positive' : tone, action: 'OK' },
      fix: { kind: 'dismiss' },
    }
  }
  if (code === 'stock_reduced' && itemId && available)
    return {
      // As everywhere: there are some left, and one press takes them.
      data: { ...data, tone: 'caution', action: `Take ${available}` },
      fix: { kind: 'take', itemId, quantity: available },
    }
  const itemIds = itemId ? [itemId] : (group?.lines.map(other => other.itemId) ?? [])
  return { data: { ...data, action: 'Remove' }, fix: { kind: 'remove', itemIds } }
}
