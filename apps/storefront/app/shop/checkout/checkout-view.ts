import type {
  Checkout,
  CheckoutGroup,
  CheckoutProblem,
  ShippingOffer,
  WithdrawalException,
} from '@stoa/api-client/schema'
import type { CheckoutProblemData, CheckoutSums, DeliveryTier, TotalChange } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { countryName, inSentence } from '../../lib/country-name.ts'
import { toMinor } from '../../lib/money.ts'
import { nameOfTax } from '../../shared/orders/name-of-tax.ts'
import { shippingTierLabels } from '../../shared/orders/shipping-tiers.labels.ts'
import { withdrawalExceptionLabels } from '../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import { lineProblem } from '../cart/line-problem.ts'
import { checkoutProblemLabels as t } from './checkout.labels.ts'
import { changesBetween } from './compare-checkouts.ts'

// Converts the API's checkout to the props of the design system, with money in minor units.

export const toDeliveryTier = ({ tier, price, ...dates }: ShippingOffer): DeliveryTier => ({
  value: tier,
  label: shippingTierLabels[tier],
  price: toMinor(price),
  arrivesFrom: dates.arrivesFrom,
  arrivesTo: dates.arrivesTo,
})

/** The chosen shipping tier; null if the shop doesn't ship to the address. */
export function chosenTier({ tier, tiers }: CheckoutGroup): DeliveryTier | null {
  const offer = tiers.find(candidate => candidate.tier === tier)
  return offer ? toDeliveryTier(offer) : null
}

/** Sum from which standard shipping is free, in minor units. Null if it is reached, or if there is none. */
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
  taxes: sums.taxes.map(tax => ({ name: nameOfTax(tax), amount: toMinor(tax.amount) })),
  total: toMinor(sums.total),
  currency,
})

export const toChanges = (before: Checkout, now: Checkout): TotalChange[] =>
  changesBetween(before, now).map(change => {
    const { id, kind } = change
    if (kind === 'terms') return { id, label: t.terms, before: t.termsBefore, now: t.termsNow }
    if (kind === 'withdrawal') {
      const textOf = (exception: WithdrawalException | null) =>
        exception ? withdrawalExceptionLabels[exception] : t.withdrawalPossible
      const label = formatMessage(t.withdrawalOf, { product: change.label })
      return { id, label, before: textOf(change.before), now: textOf(change.now) }
    }
    if (kind === 'address') return { id, label: t.address, before: change.before, now: change.now }
    return {
      id,
      label: kind === 'delivery' ? formatMessage(t.shippingOf, { shop: change.label }) : change.label,
      before: change.before === null ? null : toMinor(change.before),
      now: change.now === null ? null : toMinor(change.now),
    }
  })

/** Fix for a problem that takes one press. */
export type Fix =
  | { readonly kind: 'take'; readonly itemId: string; readonly quantity: number }
  | { readonly kind: 'remove'; readonly itemIds: readonly string[] }
  | { readonly kind: 'address'; readonly isIncomplete: boolean }
  /** Takes the lines out of this checkout. They stay in the cart. */
  | { readonly kind: 'leave'; readonly itemIds: readonly string[] }
  | { readonly kind: 'dismiss' }

export interface ProblemView {
  readonly data: CheckoutProblemData
  readonly fix: Fix
  /** Fix of the second button; undefined if there is none. */
  readonly otherFix?: Fix
}

/** Whether the problem has to be fixed before paying. Only a changed price doesn't. */
export const isBlocking = ({ code }: CheckoutProblem): boolean => code !== 'price_changed'

/** Texts and fixes of all problems. Leaves out a missing address, which the first step asks for. */
export function toProblems(checkout: Checkout): ProblemView[] {
  return checkout.problems
    .filter(({ code }) => code !== 'address_incomplete' || checkout.address !== null)
    .map(problem => viewOf(checkout, problem))
}

function viewOf({ groups, address }: Checkout, problem: CheckoutProblem): ProblemView {
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
        ...t.incomplete,
      },
      fix: { kind: 'address', isIncomplete: true },
    }
  const leave = { kind: 'leave' as const, itemIds: group?.lines.map(other => other.itemId) ?? [] }
  if (code === 'shipping_unavailable') {
    const { destination, po_box, tax, someShop, change } = t.undeliverable
    const reasons = { destination, po_box, tax }
    const country = inSentence(countryName(address?.countryCode ?? ''))
    return {
      data: {
        id,
        tone,
        title: formatMessage(reasons[problem.reason ?? 'destination'], {
          shop: group?.shop.name ?? someShop,
          country,
        }),
        action: change,
        otherAction: t.leave,
      },
      fix: { kind: 'address', isIncomplete: false },
      otherFix: leave,
    }
  }
  if (code === 'tax_unknown')
    return {
      data: {
        id,
        tone,
        ...t.taxUnknown,
        title: formatMessage(t.taxUnknown.title, { shop: group?.shop.name ?? t.undeliverable.someShop }),
        otherAction: t.leave,
      },
      fix: { kind: 'address', isIncomplete: false },
      otherFix: leave,
    }
  const shown = lineProblem(
    { code, available, previousPrice: previousPrice === null ? null : toMinor(previousPrice), backOn },
    { price: toMinor(line?.unitPrice ?? 0), salePrice: null, quantity: line?.quantity ?? 1 },
  )
  const name = line?.title ?? group?.shop.name
  const data = {
    id,
    tone: shown.tone ?? tone,
    title: name ? formatMessage(t.named, { name, problem: shown.title }) : shown.title,
    text: shown.text,
    action: shown.action?.label ?? t.dismiss,
  }
  if (code === 'price_changed') return { data, fix: { kind: 'dismiss' } }
  if (code === 'stock_reduced' && itemId && available)
    return {
      // Not critical: some items are left, and one press takes them.
      data: { ...data, tone: 'caution' },
      fix: { kind: 'take', itemId, quantity: available },
    }
  const itemIds = itemId ? [itemId] : (group?.lines.map(other => other.itemId) ?? [])
  return { data, fix: { kind: 'remove', itemIds } }
}
