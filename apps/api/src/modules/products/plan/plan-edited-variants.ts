import type { components } from '@stoa/api-client/schema'
import type { Money } from '../../../platform/money.ts'
import { problem } from '../../../platform/problem.ts'
import type { VariantRow } from '../editor/product.repository.ts'
import type { FieldProblems } from '../refusals.ts'
import type { OptionPlan } from './plan-options.ts'
import { tidy } from './plan-options.ts'

type VariantInput = components['schemas']['VariantInput']

/** A variant as it is to be stored; its stock as a difference. */
export interface PlannedVariant extends Omit<VariantRow, 'isOnSale' | 'stock'> {
  isNew: boolean
  stock: { from: number | null; to: number | null } | null
  /** Its price or its sale was edited: what is in force is computed anew. */
  isPriced: boolean
}

const DAY = /^(20|21)\d\d-\d\d-\d\d$/

/**
 * The variants after an edit. Each part of the input is refused at its field.
 *
 * @param pictures ids that a variant may show
 * @throws problem `variant.not_found`
 */
export function planVariants(
  { options, variants, idOf }: Pick<OptionPlan<VariantRow>, 'options' | 'variants' | 'idOf'>,
  inputs: readonly VariantInput[],
  pictures: ReadonlySet<string>,
  money: Money,
  problems: FieldProblems,
): PlannedVariant[] {
  const rows: PlannedVariant[] = variants.map(({ id, valueIds, known }, position) => ({
    ...(known ?? BLANK),
    mediaId: known?.mediaId && pictures.has(known.mediaId) ? known.mediaId : null,
    id,
    valueIds,
    position,
    isNew: known === null,
    stock: known === null ? { from: 0, to: 0 } : null,
    isPriced: known === null,
  }))
  const byId = new Map(rows.map(row => [row.id, row]))
  const byValues = new Map(rows.map(row => [keyOf(row.valueIds), row]))
  const done = new Set<string>()
  for (const [at, input] of inputs.entries()) {
    const pointer = `/variants/${at}`
    const row = find(input)
    if (!row) throw problem('variant.not_found', { detail: `${pointer} names a variant that is not there.` })
    if (done.has(row.id)) problems.add(pointer, 'unique', 'is there twice')
    done.add(row.id)
    apply(row, input, pointer, pictures, money, problems)
  }
  return rows

  function find({ id, valueIds }: VariantInput): PlannedVariant | undefined {
    if (id !== undefined) return byId.get(id.toLowerCase())
    if (valueIds === undefined) return options.length === 0 ? rows[0] : undefined
    const wanted = valueIds.map(each => idOf.get(each.toLowerCase()) ?? each.toLowerCase())
    return byValues.get(keyOf(wanted))
  }
}

const keyOf = (valueIds: readonly string[]): string => [...valueIds].sort().join()

/** Without a price it is not offered. */
const BLANK: VariantRow = {
  id: '',
  valueIds: [],
  sku: null,
  barcode: null,
  price: 0,
  salePrice: null,
  saleFrom: null,
  saleUntil: null,
  isOnSale: false,
  stock: 0,
  weightGrams: null,
  mediaId: null,
  isActive: false,
  position: 0,
}

function apply(
  row: PlannedVariant,
  input: VariantInput,
  pointer: string,
  pictures: ReadonlySet<string>,
  money: Money,
  problems: FieldProblems,
): void {
  const hadPrice = row.price > 0 || row.isActive
  if (input.sku !== undefined) row.sku = tidy(input.sku ?? '') || null
  if (input.barcode !== undefined) row.barcode = tidy(input.barcode ?? '') || null
  if (input.weightGrams !== undefined) row.weightGrams = input.weightGrams
  if (input.stock !== undefined) row.stock = row.isNew ? { from: 0, to: input.stock.to } : input.stock
  if (input.mediaId !== undefined) {
    if (input.mediaId !== null && !pictures.has(input.mediaId))
      problems.add(`${pointer}/mediaId`, 'not_found', 'is no picture of the product')
    row.mediaId = input.mediaId
  }
  applyPrices(row, input, pointer, money, problems)
  if (input.isActive === true && input.price === undefined && !hadPrice)
    problems.add(`${pointer}/price`, 'required', 'is needed before it can be sold')
  // What was off because it had no price is on with its first one.
  row.isActive = input.isActive ?? (row.isActive || (!hadPrice && row.price > 0))
}

function applyPrices(
  row: PlannedVariant,
  input: VariantInput,
  pointer: string,
  money: Money,
  problems: FieldProblems,
): void {
  const { price, salePrice, saleFrom, saleUntil } = input
  if (price === undefined && salePrice === undefined && saleFrom === undefined && saleUntil === undefined)
    return
  row.isPriced = true
  if (price !== undefined) row.price = readMoney(price, `${pointer}/price`, money, problems)
  if (salePrice === null) Object.assign(row, { salePrice: null, saleFrom: null, saleUntil: null })
  else if (salePrice !== undefined)
    row.salePrice = readMoney(salePrice, `${pointer}/salePrice`, money, problems)
  for (const [name, day] of [
    ['saleFrom', saleFrom],
    ['saleUntil', saleUntil],
  ] as const) {
    if (day === undefined) continue
    if (day !== null && !DAY.test(day))
      problems.add(`${pointer}/${name}`, 'format', 'is no day of this century')
    if (day !== null && row.salePrice === null)
      problems.add(`${pointer}/salePrice`, 'required', 'is needed for a sale')
    row[name] = day
  }
  if (row.salePrice !== null && row.salePrice >= row.price)
    problems.add(
      salePrice === undefined && price !== undefined ? `${pointer}/price` : `${pointer}/salePrice`,
      'maximum',
      salePrice === undefined && price !== undefined
        ? 'is not above the sale price'
        : 'is not below the price',
    )
  if (row.saleFrom && row.saleUntil && row.saleFrom > row.saleUntil)
    problems.add(`${pointer}/saleUntil`, 'minimum', 'is before the sale begins')
}

/** An amount with more places than the currency has is a mistake, not something to round. */
export function readMoney(decimal: number, pointer: string, money: Money, problems: FieldProblems): number {
  if (decimal > MAX_PRICE) problems.add(pointer, 'maximum', `is more than ${MAX_PRICE}`)
  else {
    const minor = money.toMinor(decimal)
    // A sum made of decimals has dust in its sixteenth place.
    if (money.toDecimal(minor) === Number(decimal.toPrecision(14))) return minor
    problems.add(pointer, 'format', `has more places than ${money.currency} has`)
  }
  return 0
}

/** In units of the currency. */
export const MAX_PRICE = 100_000_000
