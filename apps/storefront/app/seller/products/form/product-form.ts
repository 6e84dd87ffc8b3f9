import type { Picture, SellerProduct, SellerVariant } from '@stoa/api-client/schema'
import { writeAmount, writeCount } from '../../../lib/amount.ts'
import { type TextKey, textsBy } from './text-fields.ts'

export type ProductStatus = SellerProduct['status']

/** Variant in the form. Numbers are strings, so that a typo stays in its field. */
export interface FormVariant {
  /** Id on the server, or `new:` with the ids of its values. */
  readonly id: string
  readonly valueIds: readonly string[]
  readonly sku: string
  readonly barcode: string
  readonly price: string
  readonly salePrice: string
  readonly saleFrom: string
  readonly saleUntil: string
  readonly stock: string
  readonly weight: string
  /** Id of one of the product's pictures, or empty. */
  readonly mediaId: string
  readonly isActive: boolean
}

export interface FormOption {
  readonly id: string
  readonly name: string
  readonly values: readonly { readonly id: string; readonly name: string; readonly swatch: string | null }[]
}

export interface FormPicture {
  /** Media id. */
  readonly id: string
  readonly alt: string
}

/** Fact shown next to the description, such as "Material: stoneware". */
export interface FormDetail {
  readonly id: string
  readonly label: string
  readonly value: string
}

/** Fields of the product editor. */
export interface ProductForm extends Readonly<Record<TextKey, string>> {
  readonly slug: string
  readonly details: readonly FormDetail[]
  readonly tags: readonly string[]
  readonly categoryId: string | null
  /** Code of the product's own tax category; null takes that of its category. */
  readonly taxCategory: string | null
  readonly status: ProductStatus
  /** Time of publication, ISO 8601; null if none is planned. */
  readonly publishAt: string | null
  readonly options: readonly FormOption[]
  readonly variants: readonly FormVariant[]
  readonly pictures: readonly FormPicture[]
}

export const emptyVariant = (valueIds: readonly string[]): FormVariant => ({
  id: newVariantId(valueIds),
  valueIds,
  sku: '',
  barcode: '',
  price: '',
  salePrice: '',
  saleFrom: '',
  saleUntil: '',
  stock: '',
  weight: '',
  mediaId: '',
  isActive: true,
})

export const newVariantId = (valueIds: readonly string[]) => `new:${valueIds.join('+')}`
/** Whether the file of a picture is still uploading. */
export const isUpload = (id: string) => id.startsWith('upload-')
export const isNewVariant = ({ id }: Pick<FormVariant, 'id'>) => id.startsWith('new:')

export const emptyForm: ProductForm = {
  ...textsBy(() => ''),
  slug: '',
  details: [],
  tags: [],
  categoryId: null,
  taxCategory: null,
  status: 'draft',
  publishAt: null,
  options: [],
  variants: [emptyVariant([])],
  pictures: [],
}

const toFormVariant = (variant: SellerVariant): FormVariant => ({
  id: variant.id,
  valueIds: variant.valueIds,
  sku: variant.sku ?? '',
  barcode: variant.barcode ?? '',
  // A variant without a price has 0 in the database, and stays off.
  price: variant.price === 0 && !variant.isActive ? '' : writeAmount(variant.price),
  salePrice: writeAmount(variant.salePrice),
  saleFrom: variant.saleFrom ?? '',
  saleUntil: variant.saleUntil ?? '',
  stock: writeCount(variant.stock),
  weight: writeCount(variant.weightGrams),
  mediaId: variant.mediaId ?? '',
  isActive: variant.isActive,
})

export const toForm = (product: SellerProduct): ProductForm => ({
  ...textsBy(key => product[key]),
  slug: product.slug,
  // The server has no ids for details.
  details: product.details.map(({ label, value }, place) => ({
    id: `detail:${String(place)}`,
    label,
    value,
  })),
  tags: product.tags,
  categoryId: product.category?.id ?? null,
  taxCategory: product.taxCategory,
  status: product.status,
  publishAt: product.publishAt,
  options: product.options.map(({ id, name, values }) => ({
    id,
    name,
    values: values.map(({ id: valueId, value, swatch }) => ({ id: valueId, name: value, swatch })),
  })),
  variants: product.variants.map(toFormVariant),
  pictures: product.pictures.map(({ mediaId, alt }) => ({ id: mediaId, alt })),
})

/** Items that unpaid checkouts hold, by the id of the variant. Without variants of which none are held. */
export type HeldItems = ReadonlyMap<string, number>

export const heldItemsOf = (product: SellerProduct | undefined): HeldItems =>
  new Map(product?.variants.flatMap(({ id, held }) => (held > 0 ? [[id, held] as const] : [])))

/** Pictures of a product by their media id. */
export const picturesOf = (product: SellerProduct): ReadonlyMap<string, Picture> =>
  new Map(product.pictures.map(({ mediaId, picture }) => [mediaId, picture]))

/** Name of a variant, such as "Lagoon · 320 ml". Empty for a product without options. */
export function variantName(
  options: readonly FormOption[],
  { valueIds }: Pick<FormVariant, 'valueIds'>,
): string {
  let names = valueNames.get(options)
  if (!names) {
    names = new Map(options.flatMap(({ values }) => values.map(({ id, name }) => [id, name] as const)))
    valueNames.set(options, names)
  }
  return valueIds.flatMap(id => names.get(id) ?? []).join(' · ')
}

/** Names of values by their ids, kept per options because thousands of variants share them. */
const valueNames = new WeakMap<readonly FormOption[], ReadonlyMap<string, string>>()

/** Returns the variant with changed fields. A variant that was off without a price turns on with its first price. */
export function editVariant(variant: FormVariant, changes: Partial<FormVariant>): FormVariant {
  const isFirstPrice = Boolean(changes.price) && variant.price === '' && !variant.isActive
  return { ...variant, ...(isFirstPrice && { isActive: true }), ...changes }
}
