import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import { FieldProblems } from '../refusals.ts'
import { readMoney } from './plan-edited-variants.ts'
import { tidy } from './plan-options.ts'

type Schemas = components['schemas']
type Action = Schemas['BulkAction']
type SellerProduct = Schemas['SellerProduct']
type Patch = Schemas['SellerProductPatch']

/** What a field can be done to, and what that needs. */
const MODES: Record<Action['field'], Partial<Record<Action['mode'], keyof Action | null>>> = {
  price: { set: 'amount', add: 'amount', percent: 'amount' },
  sale: { set: 'amount', percent: 'amount', remove: null },
  stock: { set: 'amount', add: 'amount' },
  status: { set: 'status' },
  category: { set: 'categoryId' },
  tags: { add: 'tags', remove: 'tags' },
}

/** @throws problem `request.invalid` at the field that is missing or does not go with the others */
export function checkAction(action: Action, money: Money): void {
  const problems = new FieldProblems()
  const needed = MODES[action.field][action.mode]
  if (needed === undefined) problems.add('/action/mode', 'enum', `does not go with ${action.field}`)
  else if (needed !== null && action[needed] === undefined)
    problems.add(`/action/${needed}`, 'required', 'is needed')
  const { amount } = action
  if (amount !== undefined && needed === 'amount') {
    if (action.mode === 'set' && amount < 0) problems.add('/action/amount', 'minimum', 'is below zero')
    if (action.mode === 'percent' && amount <= -100)
      problems.add('/action/amount', 'minimum', 'leaves nothing')
    if (action.field === 'stock' && !Number.isInteger(amount))
      problems.add('/action/amount', 'type', 'is no whole number')
    if (action.field !== 'stock' && action.mode !== 'percent')
      readMoney(Math.abs(amount), '/action/amount', money, problems)
  }
  if (action.saleFrom && action.saleUntil && action.saleFrom > action.saleUntil)
    problems.add('/action/saleUntil', 'minimum', 'is before the sale begins')
  problems.throwIfAny()
}

/** What an action does to one product, as an edit of it. */
export function patchFor(product: SellerProduct, action: Action, money: Money): Patch {
  switch (action.field) {
    case 'status':
      return { status: action.status! }
    case 'category':
      return { categoryId: action.categoryId! }
    case 'tags': {
      const named = new Set((action.tags ?? []).map(tag => tidy(tag).toLowerCase()))
      const others = product.tags.filter(tag => !named.has(tag.toLowerCase()))
      const tags = action.mode === 'add' ? [...product.tags, ...(action.tags ?? [])] : others
      if (tags.length > 30) throw problem('request.invalid', { detail: 'A product has at most 30 tags.' })
      return { tags }
    }
    default:
      return {
        variants: product.variants.map(variant => ({
          id: variant.id,
          ...variantPatch(variant, action, money),
        })),
      }
  }
}

function variantPatch(variant: Schemas['SellerVariant'], action: Action, money: Money) {
  const { field, mode, amount = 0, saleFrom, saleUntil } = action
  if (field === 'stock') {
    const from = variant.stock
    // What is not counted has nothing that could be added to.
    if (from === null && mode === 'add') return {}
    return { stock: { from, to: Math.max(0, mode === 'set' ? amount : from! + amount) } }
  }
  // A variant without a price gets one by hand.
  if (variant.price === 0 && !variant.isActive) return {}
  if (field === 'sale') {
    if (mode === 'remove') return variant.salePrice === null ? {} : { salePrice: null }
    const salePrice = mode === 'set' ? amount : rounded(variant.price * (1 + amount / 100), action, money)
    return {
      salePrice,
      ...(saleFrom !== undefined && { saleFrom }),
      ...(saleUntil !== undefined && { saleUntil }),
    }
  }
  const price =
    mode === 'set'
      ? amount
      : mode === 'add'
        ? money.toDecimal(money.toMinor(variant.price) + money.toMinor(amount))
        : rounded(variant.price * (1 + amount / 100), action, money)
  if (price < 0) throw problem('request.invalid', { detail: 'A price would be below zero.' })
  return { price }
}

/** A percentage as an amount that can be asked for; rounding never makes a price of nothing. */
export function rounded(
  decimal: number,
  { rounding = 'none' }: Pick<Action, 'rounding'>,
  money: Money,
): number {
  const exact = money.toDecimal(money.toMinor(decimal))
  if (rounding === 'none') return exact
  const whole = Math.max(1, Math.round(exact))
  if (rounding === 'whole') return whole
  const smallest = money.toDecimal(1)
  return money.toDecimal(money.toMinor(whole) - (smallest < 1 ? 1 : 0))
}

/** Of prices or pieces, over all variants that the action is for; null for other fields. */
export function sumOf(product: SellerProduct, { field }: Action): number | null {
  if (field === 'stock') return product.variants.reduce((sum, { stock }) => sum + (stock ?? 0), 0)
  if (field !== 'price' && field !== 'sale') return null
  return product.variants.reduce(
    (sum, { price, salePrice }) => sum + (field === 'sale' ? (salePrice ?? price) : price),
    0,
  )
}
