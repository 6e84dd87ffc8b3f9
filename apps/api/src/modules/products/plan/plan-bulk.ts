import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import type { RowProblem } from '../imports/index.ts'
import type { ProductState, ReadProduct, VariantState } from '../state.ts'
import { rounded } from './bulk-action.ts'
import { MAX_PRICE } from './plan-edited-variants.ts'

/** An action as a run keeps it: the days of a sale also as instants. */
export interface StoredAction extends BulkAction {
  /** ISO 8601; absent leaves a planned sale's own. */
  startsAt?: string | null
  endsAt?: string | null
}

type BulkAction = components['schemas']['BulkAction']

const MAX_TAGS = 30
/** As the contract counts pieces. */
const MAX_STOCK = 10_000_000

/** Of the prices or pieces of all variants that an action is about; null where it is about something else. */
export function sumOfState(
  { variants }: ProductState,
  { field }: Pick<StoredAction, 'field'>,
): number | null {
  if (field !== 'price' && field !== 'sale' && field !== 'stock') return null
  return variants.filter(({ isActive }) => isActive).reduce((sum, variant) => sum + partOf(variant, field), 0)
}

function partOf({ price, salePlan, salePrice, stock }: VariantState, field: 'price' | 'sale' | 'stock') {
  if (field === 'stock') return stock ?? 0
  return field === 'sale' ? (salePlan ?? salePrice ?? price) : price
}

/** What a product becomes by a bulk change, or why it stays as it is. */
export function planBulkProduct(
  before: ReadProduct | null,
  action: StoredAction,
  { money, now }: { money: Money; now: Date },
): ProductState | RowProblem[] {
  if (!before) return [refusal('Product', 'is no longer there')]
  const { state, held } = before
  switch (action.field) {
    case 'status':
      if (action.status === 'active' && !state.variants.some(({ isActive }) => isActive))
        return [refusal('Status', 'has no variant that is on, so nothing could be bought')]
      return { ...state, status: action.status! }
    case 'category':
      return { ...state, categoryId: action.categoryId ?? null }
    case 'tags': {
      const named = new Set(action.tags?.map(tag => tag.toLowerCase()))
      const others = state.tags.filter(tag => !named.has(tag.toLowerCase()))
      const missing = action.tags?.filter(
        tag => !state.tags.some(own => own.toLowerCase() === tag.toLowerCase()),
      )
      const tags = action.mode === 'remove' ? others : [...state.tags, ...(missing ?? [])]
      return tags.length > MAX_TAGS ? [refusal('Tags', `has more than ${MAX_TAGS}`)] : { ...state, tags }
    }
    default: {
      const problems: RowProblem[] = []
      const variants = state.variants.map(variant =>
        variant.isActive
          ? planVariant(variant, action, { money, now, problems, held: held[variant.id] ?? 0 })
          : variant,
      )
      return problems.length > 0 ? problems.slice(0, 20) : { ...state, variants }
    }
  }
}

const refusal = (column: string, reason: string): RowProblem => ({ line: 0, column, reason })

function planVariant(
  variant: VariantState,
  action: StoredAction,
  { money, now, problems, held }: { money: Money; now: Date; problems: RowProblem[]; held: number },
): VariantState {
  const { field, mode, amount = 0 } = action
  const name = variant.sku ?? 'A variant'
  if (field === 'stock') {
    // What is not counted has nothing that could be added to.
    if (variant.stock === null && mode === 'add') return variant
    // What buyers hold of it was not counted until now, and comes back if they do not pay.
    const counted = variant.stock === null ? amount - held : amount
    const stock = Math.max(0, mode === 'set' ? counted : variant.stock! + amount)
    if (stock > MAX_STOCK) problems.push(refusal('Stock', `${name} would have more than ${MAX_STOCK}`))
    return { ...variant, stock }
  }
  const byPercent = () =>
    money.toMinor(rounded(money.toDecimal(variant.price) * (1 + amount / 100), action, money))
  const sale = variant.salePlan ?? variant.salePrice
  if (field === 'price') {
    const price =
      mode === 'set'
        ? money.toMinor(amount)
        : mode === 'add'
          ? variant.price + money.toMinor(amount)
          : byPercent()
    if (price > money.toMinor(MAX_PRICE))
      problems.push(refusal('Price', `${name} would cost more than ${MAX_PRICE}`))
    else if (price < 0) problems.push(refusal('Price', `${name} would cost less than nothing`))
    else if (sale !== null && sale >= price)
      problems.push(refusal('Price', `${name} would cost no more than its sale price`))
    return { ...variant, price }
  }
  if (mode === 'remove')
    return { ...variant, salePrice: null, salePlan: null, saleStartsAt: null, saleEndsAt: null }
  const salePlan = mode === 'set' ? money.toMinor(amount) : byPercent()
  const saleStartsAt = action.startsAt === undefined ? variant.saleStartsAt : action.startsAt
  const saleEndsAt = action.endsAt === undefined ? variant.saleEndsAt : action.endsAt
  if (salePlan >= variant.price)
    problems.push(refusal('Sale price', `${name} would be on sale for no less than its price`))
  if (saleStartsAt && saleEndsAt && saleStartsAt >= saleEndsAt)
    problems.push(refusal('Sale until', `${name} has a sale that begins later`))
  const at = now.toISOString()
  const isOn = (saleStartsAt === null || saleStartsAt <= at) && (saleEndsAt === null || at < saleEndsAt)
  return { ...variant, salePlan, saleStartsAt, saleEndsAt, salePrice: isOn ? salePlan : null }
}
