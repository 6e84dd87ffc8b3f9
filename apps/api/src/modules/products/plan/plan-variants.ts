import { MAX_PRICE } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import { type Day, shiftDay, startOfDay } from '../../../platform/local-day.ts'
import { type Money, tooManyDecimals } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import { visibleText } from '../../../platform/visible-text.ts'
import { optionKeyOf } from '../../read-model/index.ts'
import type { Refusals } from '../refusals.ts'
import { type ProductState, salePriceAt, subjectOf, type VariantState } from '../state.ts'
import type { OptionPlan } from './plan-options.ts'

type VariantInput = components['schemas']['VariantInput']

export interface VariantContext {
  money: Money
  now: Date
  /** Time zone of the shop, in which the days of a sale are counted. */
  timeZone: string
  /** Ids of the pictures that a variant may show. */
  pictures: ReadonlySet<string>
  /** Items that buyers who are paying hold, by variant. */
  held: Readonly<Record<string, number>>
}

const DAY = /^(20|21)\d\d-\d\d-\d\d$/

/**
 * Plans the current variants of a product after an edit. Each error is reported at its field.
 *
 * @param keepsPlaces whether the options were not edited
 * @throws problem `variant.not_found`
 */
export function planVariants(
  { options, variants, idOf }: OptionPlan<VariantState>,
  inputs: readonly VariantInput[],
  keepsPlaces: boolean,
  context: VariantContext,
  refusals: Refusals,
): VariantState[] {
  const rows = variants.map(
    ({ id, valueIds, known }, position): VariantState => ({
      ...(known ?? BLANK),
      id,
      valueIds,
      optionKey: optionKeyOf(valueIds),
      position: keepsPlaces && known ? known.position : position,
      mediaId: known?.mediaId && context.pictures.has(known.mediaId) ? known.mediaId : null,
    }),
  )
  const known = new Map(variants.map(variant => [variant.id, variant.known]))
  const byId = new Map(rows.map(row => [row.id, row]))
  const byKey = new Map(rows.map(row => [row.optionKey, row]))
  const done = new Set<string>()
  for (const [at, input] of inputs.entries()) {
    const pointer = `/variants/${at}`
    const row = find(input)
    if (!row) throw problem('variant.not_found', { detail: `${pointer} names a variant that doesn’t exist.` })
    const add = (field: string, code: string, message: string) =>
      refusals.add(field === '' ? pointer : `${pointer}/${field}`, code, message, subjectOf({ options }, row))
    if (done.has(row.id)) add('', 'unique', 'This variant appears twice.')
    done.add(row.id)
    applyInput(row, known.get(row.id) ?? null, input, context, add)
  }
  return rows

  function find({ id, valueIds }: VariantInput): VariantState | undefined {
    if (id !== undefined) return byId.get(id.toLowerCase())
    if (valueIds === undefined) return options.length === 0 ? rows[0] : undefined
    return byKey.get(optionKeyOf(valueIds.map(each => idOf.get(each.toLowerCase()) ?? each.toLowerCase())))
  }
}

/** A variant without a price is not offered. */
const BLANK: VariantState = {
  id: '',
  valueIds: [],
  optionKey: '',
  sku: null,
  price: 0,
  salePrice: null,
  salePlan: null,
  saleStartsAt: null,
  saleEndsAt: null,
  barcode: null,
  grams: null,
  extra: null,
  stock: 0,
  position: 0,
  isActive: false,
  mediaId: null,
}

type Add = (field: string, code: string, message: string) => void

function applyInput(
  row: VariantState,
  known: VariantState | null,
  input: VariantInput,
  context: VariantContext,
  add: Add,
): void {
  const hadPrice = row.price > 0 || row.isActive
  if (input.sku !== undefined) row.sku = visibleText(input.sku ?? '') || null
  if (input.barcode !== undefined) row.barcode = visibleText(input.barcode ?? '') || null
  if (input.weightGrams !== undefined) row.grams = input.weightGrams
  if (input.stock !== undefined)
    row.stock = known ? changedStock(known.stock, input.stock, context.held[row.id] ?? 0) : input.stock.to
  if (input.mediaId !== undefined) {
    if (input.mediaId !== null && !context.pictures.has(input.mediaId))
      add('mediaId', 'not_found', 'This picture doesn’t belong to the product.')
    row.mediaId = input.mediaId
  }
  applyPrices(row, input, context, add)
  if (input.isActive === true && input.price === undefined && !hadPrice)
    add('price', 'required', 'Set a price before you offer it.')
  // A variant that was off for lack of a price is switched on with its first one.
  row.isActive = input.isActive ?? (row.isActive || (!hadPrice && row.price > 0))
}

/**
 * Stock after a change, which counts as a difference, so that sales since then still count. If counting begins,
 * reserved items are subtracted, because they return if the buyers don't pay.
 */
export function changedStock(
  stock: number | null,
  { from, to }: { from: number | null; to: number | null },
  held: number,
): number | null {
  if (to === null) return null
  return Math.max(0, stock === null || from === null ? to - held : stock + to - from)
}

function applyPrices(row: VariantState, input: VariantInput, context: VariantContext, add: Add): void {
  const { price, salePrice, saleFrom, saleUntil } = input
  if (price === undefined && salePrice === undefined && saleFrom === undefined && saleUntil === undefined)
    return
  const { money, now, timeZone } = context
  if (price !== undefined) row.price = readMoney(price, 'price', money, add)
  row.salePlan = row.salePlan ?? row.salePrice
  if (salePrice === null) Object.assign(row, { salePlan: null, saleStartsAt: null, saleEndsAt: null })
  else if (salePrice !== undefined) row.salePlan = readMoney(salePrice, 'salePrice', money, add)
  for (const [name, day] of [
    ['saleFrom', saleFrom],
    ['saleUntil', saleUntil],
  ] as const) {
    if (day === undefined) continue
    const isDay = day === null || DAY.test(day)
    if (!isDay) add(name, 'format', 'Enter a date in this century.')
    if (day !== null && row.salePlan === null) add('salePrice', 'required', 'Set the price of the sale.')
    const instant = isDay ? instantOf(day, name === 'saleUntil' ? 1 : 0, timeZone) : null
    row[name === 'saleFrom' ? 'saleStartsAt' : 'saleEndsAt'] = instant
  }
  checkSale(row, salePrice === undefined && price !== undefined ? 'price' : 'salePrice', add)
  row.salePrice = salePriceAt(row, now)
}

const instantOf = (day: Day | null, later: number, timeZone: string): string | null =>
  day === null ? null : startOfDay(shiftDay(day, later), timeZone).toISOString()

/** Rejects an invalid sale: its price must be below the price, and it must begin before it ends. */
export function checkSale(row: VariantState, changed: 'price' | 'salePrice', add: Add): void {
  if (row.salePlan !== null && row.salePlan >= row.price)
    add(
      changed,
      changed === 'price' ? 'minimum' : 'maximum',
      changed === 'price'
        ? 'The price must be above the sale price.'
        : 'The sale price must be below the price.',
    )
  if (row.saleStartsAt && row.saleEndsAt && row.saleStartsAt >= row.saleEndsAt)
    add('saleUntil', 'minimum', 'The sale must end after it begins.')
}

/** Reads an amount in minor units. An amount with more decimals than the currency has is rejected, not rounded. */
export function readMoney(decimal: number, field: string, money: Money, add: Add): number {
  if (decimal > MAX_PRICE) add(field, 'maximum', `The maximum is ${money.format(money.toMinor(MAX_PRICE))}.`)
  else {
    const minor = money.toExactMinor(decimal)
    if (minor !== null) return minor
    add(field, 'format', tooManyDecimals(money.currency))
  }
  return 0
}

/**
 * Variants that the options no longer lead to. Those that an edit removes are turned off. All lose removed values,
 * and a key that another variant has now.
 */
export function retiredVariants(
  { options, variants }: Pick<ProductState, 'options' | 'variants'>,
  planned: readonly VariantState[],
  removed: ReadonlySet<string>,
): VariantState[] {
  const kept = new Set(options.flatMap(({ values }) => values.map(({ id }) => id)))
  const plannedIds = new Set(planned.map(({ id }) => id))
  const taken = new Set(planned.map(({ optionKey }) => optionKey))
  return variants
    .filter(({ id }) => !plannedIds.has(id))
    .map(variant => ({
      ...variant,
      isActive: variant.isActive && !removed.has(variant.id),
      optionKey: taken.has(variant.optionKey) ? `removed ${variant.id}` : variant.optionKey,
      valueIds: variant.valueIds.filter(id => kept.has(id)),
    }))
}
