import { optionKeyOf } from '../read-model/index.ts'
import type { FieldValues } from './fields.ts'

/** One value of an option, as the database has it. */
export interface OptionValueState {
  id: string
  value: string
  position: number
  swatch: string | null
  mediaId: string | null
}

export interface OptionState {
  id: string
  name: string
  position: number
  values: OptionValueState[]
}

/** Money in minor units, instants as ISO text. */
export interface VariantState {
  id: string
  /** One value id of each option, in the order of the options; fewer for a variant that the options no longer lead to. */
  valueIds: string[]
  optionKey: string
  sku: string | null
  price: number
  /** Sale price in force. */
  salePrice: number | null
  salePlan: number | null
  saleStartsAt: string | null
  saleEndsAt: string | null
  barcode: string | null
  grams: number | null
  extra: Record<string, string> | null
  /** Null is not counted. */
  stock: number | null
  position: number
  isActive: boolean
  mediaId: string | null
}

export interface PictureState {
  id: string
  /** URL of its origin, or of our copy. */
  url: string
  /** Description of this product in the picture. If empty, the picture's own text is used. */
  alt: string
  /** The picture's own text. */
  mediaAlt?: string
  position: number
}

/** Everything about a product that its shop decides, as one value that can be compared, written and restored. */
export interface ProductState extends FieldValues {
  id: string
  options: OptionState[]
  /** Includes variants that the options no longer lead to: carts and orders know them. */
  variants: VariantState[]
  pictures: PictureState[]
}

/** Product as read, with the facts that its shop doesn't decide. */
export interface ReadProduct {
  state: ProductState
  /** Version that increases with each edit by its shop, not with stock. */
  version: number
  /** Items that are kept for buyers who are paying, by variant. */
  held: Readonly<Record<string, number>>
}

/**
 * Variants that the product's options lead to, switched on or off, in their order. A variant that an edit or an import
 * removed no longer has a value of each option.
 */
export const currentVariants = ({ options, variants }: ProductState): VariantState[] =>
  variants.filter(
    ({ valueIds, optionKey }) => valueIds.length === options.length && optionKey === optionKeyOf(valueIds),
  )

/** Options, as far as variants are named by them. */
interface NamedOptions {
  options: readonly { values: readonly { id: string; value: string }[] }[]
}

/** Names variants by the values that they are chosen by, such as `Lagoon · 320 ml`. Empty without options. */
export function labeler({ options }: NamedOptions): (valueIds: readonly string[]) => string {
  const names = new Map(options.flatMap(({ values }) => values.map(({ id, value }) => [id, value])))
  return valueIds => valueIds.map(id => names.get(id) ?? '').join(' · ')
}

/** Name of one variant; for many of a product make one `labeler`. */
export const labelOf = (product: NamedOptions, valueIds: readonly string[]): string =>
  labeler(product)(valueIds)

/** Name of a variant in a sentence: its SKU, or the values that it is chosen by. */
export const subjectOf = (
  state: Pick<ProductState, 'options'>,
  { sku, valueIds }: Pick<VariantState, 'sku' | 'valueIds'>,
): string => sku ?? labelOf(state, valueIds)

/** Sale price that is in force at a moment. */
export function salePriceAt(
  { salePlan, saleStartsAt, saleEndsAt }: Pick<VariantState, 'salePlan' | 'saleStartsAt' | 'saleEndsAt'>,
  now: Date,
): number | null {
  const isOn =
    (saleStartsAt === null || Date.parse(saleStartsAt) <= now.getTime()) &&
    (saleEndsAt === null || now.getTime() < Date.parse(saleEndsAt))
  return isOn ? salePlan : null
}

/** One product to write: as it was read under its lock, null if it is new, and as it becomes. */
export interface ProductChange {
  before: ReadProduct | null
  after: ProductState
}
