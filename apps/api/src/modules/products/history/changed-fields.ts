import { type Day, localTime } from '../../../platform/local-day.ts'
import type { Money } from '../../../platform/money.ts'
import { FIELD_KEYS, FIELDS } from '../fields.ts'
import { currentVariants, labeler, type ProductState, type VariantState } from '../state.ts'

export interface Change {
  before: unknown
  after: unknown
  label: string
}

/** Settings for money and days in the form of the contract. */
export interface ContractForm {
  money: Money
  /** Time zone of the shop. */
  timeZone: string
}

/** A variant as the contract writes it, without what isn't edited. */
export const variantOf = (
  { id, valueIds, sku, barcode, price, salePrice, salePlan, saleStartsAt, saleEndsAt, ...rest }: VariantState,
  { money, timeZone }: ContractForm,
) => ({
  id,
  valueIds,
  sku,
  barcode,
  price: money.toDecimal(price),
  salePrice: money.toNullableDecimal(salePlan ?? salePrice),
  saleFrom: dayOf(saleStartsAt, 0, timeZone),
  // The last day of a sale is the day before the instant at which it ends.
  saleUntil: dayOf(saleEndsAt, -1, timeZone),
  weightGrams: rest.grams,
  mediaId: rest.mediaId,
  isActive: rest.isActive,
})

const dayOf = (instant: string | null, milliseconds: number, timeZone: string): Day | null =>
  instant === null ? null : localTime(new Date(Date.parse(instant) + milliseconds), timeZone).day

/**
 * Differences between two states of a product, by path, in the form of the contract. Leaves out stock: it has its own
 * movements, and a sale is not an edit.
 */
export function changesBetween(
  before: ProductState | null,
  after: ProductState,
  form: ContractForm,
): Map<string, Change> {
  const changes = new Map<string, Change>()
  const add = (path: string, from: unknown, to: unknown, label: string) => {
    if (JSON.stringify(from) !== JSON.stringify(to)) changes.set(path, { before: from, after: to, label })
  }
  const was = before && valuesOf(before, form)
  const is = valuesOf(after, form)
  for (const [path, { value, label }] of is) add(path, was?.get(path)?.value ?? null, value, label)
  for (const [path, { value, label }] of was ?? [])
    if (path.startsWith('variants/') && path.endsWith('/isActive') && !is.has(path))
      add(path.replace('/isActive', ''), { isActive: value }, null, label)
  return changes
}

/** First entry of a new product's history: its own fields, without long texts, variants and pictures. */
export function changesOfNew(after: ProductState, form: ContractForm): Map<string, Change> {
  const isLong = (path: string) =>
    path.startsWith('variants/') || ['options', 'pictures', 'descriptionHtml'].includes(path)
  return new Map([...changesBetween(null, after, form)].filter(([path]) => !isLong(path)))
}

/** Each field of a product by its path. */
export function valuesOf(
  state: ProductState,
  form: ContractForm,
): Map<string, { value: unknown; label: string }> {
  const values = new Map<string, { value: unknown; label: string }>()
  for (const key of FIELD_KEYS) if (FIELDS[key].isEdited) values.set(key, { value: state[key], label: '' })
  values.set('options', { value: optionsOf(state), label: '' })
  const pictures = state.pictures.map(({ id, alt }) => ({ mediaId: id, alt }))
  values.set('pictures', { value: pictures, label: '' })
  const labelOf = labeler(state)
  for (const variant of currentVariants(state)) {
    const label = labelOf(variant.valueIds)
    const { id, valueIds: _, ...fields } = variantOf(variant, form)
    for (const [field, value] of Object.entries(fields))
      values.set(`variants/${id}/${field}`, { value, label })
  }
  return values
}

/** Options as the contract writes them. */
export const optionsOf = ({ options }: ProductState) =>
  options.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map(({ id: valueId, value, swatch }) => ({ id: valueId, value, swatch })),
  }))
