import { MAX_PRICE, MAX_PRODUCT_TAGS, MAX_STOCK } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import { type Refusal, Refusals } from '../refusals.ts'
import {
  currentVariants,
  type ProductState,
  type ReadProduct,
  salePriceAt,
  subjectOf,
  type VariantState,
} from '../state.ts'
import { rounded } from './bulk-action.ts'
import { checkSale } from './plan-variants.ts'

/** An action as a run keeps it: the days of a sale also as instants. */
export interface StoredAction extends BulkAction {
  /** ISO 8601. Absent leaves a planned sale's own. */
  startsAt?: string | null
  endsAt?: string | null
}

type BulkAction = components['schemas']['BulkAction']

/** Sum of the prices or items of all variants that an action changes, in minor units. Null if it changes something else. */
export function sumOf(state: ProductState, { field }: Pick<StoredAction, 'field'>): number | null {
  if (field !== 'price' && field !== 'sale' && field !== 'stock') return null
  return currentVariants(state).reduce((sum, variant) => sum + partOf(variant, field), 0)
}

function partOf({ price, salePlan, salePrice, stock }: VariantState, field: 'price' | 'sale' | 'stock') {
  if (field === 'stock') return stock ?? 0
  return field === 'sale' ? (salePlan ?? salePrice ?? price) : price
}

/**
 * Plans a product after a bulk change, or the reason why it stays unchanged. An inactive variant changes like the
 * others, so that it has the right price and stock when it is turned on again.
 */
export function planBulk(
  before: ReadProduct | null,
  action: StoredAction,
  context: { money: Money; now: Date },
): ProductState | Refusal[] {
  const refusals = new Refusals()
  if (!before) {
    refusals.add('', 'not_found', 'The product no longer exists.')
    return refusals.found
  }
  const state = planState(before, action, context, refusals)
  return refusals.found.length > 0 ? refusals.found.slice(0, 20) : state
}

function planState(
  { state, held }: ReadProduct,
  action: StoredAction,
  { money, now }: { money: Money; now: Date },
  refusals: Refusals,
): ProductState {
  switch (action.field) {
    case 'status': {
      const status = action.status!
      if (status === 'active' && !state.variants.some(({ isActive }) => isActive))
        refusals.add('/status', 'minItems', 'No variant is for sale. Turn on at least one.')
      return { ...state, status, publishAt: status === 'draft' ? state.publishAt : null }
    }
    case 'category':
      return { ...state, categoryId: action.categoryId?.toLowerCase() ?? null }
    case 'tags': {
      const tags = changedTags(state.tags, action)
      if (tags.length > MAX_PRODUCT_TAGS)
        refusals.add('/tags', 'maxItems', `A product can have at most ${MAX_PRODUCT_TAGS} tags.`)
      return { ...state, tags }
    }
    default: {
      const current = new Map(currentVariants(state).map(({ id }, at) => [id, at]))
      const variants = state.variants.map(variant => {
        const at = current.get(variant.id)
        if (at === undefined) return variant
        const add = (field: string, code: string, message: string) =>
          refusals.add(`/variants/${at}/${field}`, code, message, subjectOf(state, variant))
        return action.field === 'stock'
          ? changeStock(variant, action, held[variant.id] ?? 0, add)
          : changePrice(variant, action, { money, now, add })
      })
      return { ...state, variants }
    }
  }
}

function changedTags(tags: readonly string[], { mode, tags: named = [] }: StoredAction): string[] {
  const keys = new Set(named.map(tag => tag.toLowerCase()))
  if (mode === 'remove') return tags.filter(tag => !keys.has(tag.toLowerCase()))
  const known = new Set(tags.map(tag => tag.toLowerCase()))
  return [...tags, ...named.filter(tag => !known.has(tag.toLowerCase()))]
}

type Add = (field: string, code: string, message: string) => void

function changeStock(
  variant: VariantState,
  { mode, amount = 0 }: StoredAction,
  held: number,
  add: Add,
): VariantState {
  // What is not counted has nothing that could be added to.
  if (variant.stock === null && mode === 'add') return variant
  // What buyers hold was not counted until now, and returns if they don't pay.
  const set = variant.stock === null ? amount - held : amount
  const stock = Math.max(0, mode === 'set' ? set : variant.stock! + amount)
  if (stock > MAX_STOCK) add('stock', 'maximum', `The maximum is ${MAX_STOCK} items.`)
  return { ...variant, stock }
}

function changePrice(
  variant: VariantState,
  action: StoredAction,
  { money, now, add }: { money: Money; now: Date; add: Add },
): VariantState {
  const { field, mode, amount = 0 } = action
  // A variant without a price has to get one manually.
  if (variant.price === 0 && !variant.isActive) return variant
  const byPercent = () =>
    money.toMinor(rounded(money.toDecimal(variant.price) * (1 + amount / 100), action, money))
  if (field === 'price') {
    const price =
      mode === 'set'
        ? money.toMinor(amount)
        : mode === 'add'
          ? variant.price + money.toMinor(amount)
          : byPercent()
    const changed = { ...variant, price }
    const maximum = money.toMinor(MAX_PRICE)
    if (price > maximum) add('price', 'maximum', `The maximum is ${money.format(maximum)}.`)
    else if (price < 0) add('price', 'minimum', 'The price can’t be below zero.')
    else checkSale({ ...changed, salePlan: variant.salePlan ?? variant.salePrice }, 'price', add)
    return changed
  }
  if (mode === 'remove')
    return { ...variant, salePrice: null, salePlan: null, saleStartsAt: null, saleEndsAt: null }
  const changed = {
    ...variant,
    salePlan: mode === 'set' ? money.toMinor(amount) : byPercent(),
    saleStartsAt: action.startsAt === undefined ? variant.saleStartsAt : action.startsAt,
    saleEndsAt: action.endsAt === undefined ? variant.saleEndsAt : action.endsAt,
  }
  checkSale(changed, 'salePrice', add)
  return { ...changed, salePrice: salePriceAt(changed, now) }
}
