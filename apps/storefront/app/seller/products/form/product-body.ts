import type { SellerProductInput, SellerProductPatch, VariantInput } from '@stoa/api-client/schema'
import { readAmount, readCount } from '../../../lib/amount.ts'
import { same, type Value } from '../draft/tree.ts'
import { emptyVariant, type FormVariant, isNewVariant, type ProductForm } from './product-form.ts'
import { TEXT_KEYS, textsBy } from './text-fields.ts'

export interface ProductBody<B> {
  readonly body: B
  /** Ids of the variants in the body, in their order. Error pointers contain only the index. */
  readonly variantIds: readonly string[]
}

const orNull = (text: string) => text.trim() || null

const FIELDS = {
  sku: ({ sku }) => ({ sku: orNull(sku) }),
  barcode: ({ barcode }) => ({ barcode: orNull(barcode) }),
  price: ({ price }) => ({ price: readAmount(price) ?? 0 }),
  salePrice: ({ salePrice }) => ({ salePrice: readAmount(salePrice) ?? null }),
  saleFrom: ({ saleFrom }) => ({ saleFrom: orNull(saleFrom) }),
  saleUntil: ({ saleUntil }) => ({ saleUntil: orNull(saleUntil) }),
  weight: ({ weight }) => ({ weightGrams: readCount(weight) ?? null }),
  mediaId: ({ mediaId }) => ({ mediaId: orNull(mediaId) }),
  isActive: ({ isActive }) => ({ isActive }),
} satisfies Partial<Record<keyof FormVariant, (variant: FormVariant) => VariantInput>>

/** Changed fields of a variant, in the contract's format. Stock is sent as a change from the number that was shown. */
function fieldsOf(before: FormVariant, now: FormVariant): VariantInput {
  const changed = (Object.keys(FIELDS) as (keyof typeof FIELDS)[]).filter(key => before[key] !== now[key])
  // A new variant without a price stays off. The server rejects an existing one that is turned on without a price.
  const isUnpriced = isNewVariant(now) && readAmount(now.price) === null
  const wanted = changed.filter(key => !(isUnpriced && (key === 'isActive' || key === 'price')))
  const fields: VariantInput = Object.assign({}, ...wanted.map(key => FIELDS[key](now)))
  if (before.stock === now.stock) return fields
  return {
    ...fields,
    stock: { from: readCount(before.stock) ?? null, to: readCount(now.stock) ?? null },
  }
}

const SIMPLE = [
  ...TEXT_KEYS,
  'slug',
  'tags',
  'categoryId',
  'taxCategory',
  'status',
  'publishAt',
] as const satisfies readonly (keyof ProductForm)[]

const optionsOf = ({ options }: ProductForm) =>
  options.map(({ id, name, values }) => ({
    id,
    name: name.trim(),
    values: values.map(value => ({ id: value.id, value: value.name, swatch: value.swatch })),
  }))

/** Leaves out rows that are empty. */
const detailsOf = ({ details }: ProductForm) =>
  details
    .map(({ label, value }) => ({ label: label.trim(), value: value.trim() }))
    .filter(({ label, value }) => label !== '' || value !== '')

const picturesOf = ({ pictures }: ProductForm) =>
  pictures.map(({ id, alt }) => ({ mediaId: id, alt: alt.trim() }))

/** Body of a save, with changed fields only. The server removes variants only if `confirmRemoval` is true. */
export function patchBody(
  base: ProductForm,
  mine: ProductForm,
  confirmRemoval = false,
): ProductBody<SellerProductPatch> {
  const differs = (key: keyof ProductForm) => !same(base[key] as Value, mine[key] as Value)
  const saved = new Map(base.variants.map(variant => [variant.id, variant]))
  const variants = mine.variants.flatMap(variant => {
    const before = saved.get(variant.id)
    const fields = fieldsOf(before ?? { ...emptyVariant([]), isActive: false }, variant)
    if (Object.keys(fields).length === 0) return []
    return [
      {
        id: variant.id,
        input: { ...(before ? { id: variant.id } : { valueIds: [...variant.valueIds] }), ...fields },
      },
    ]
  })
  const simple = Object.fromEntries(SIMPLE.filter(differs).map(key => [key, mine[key]]))
  return {
    body: {
      ...(simple as Partial<SellerProductPatch>),
      confirmRemoval,
      ...(differs('details') && { details: detailsOf(mine) }),
      ...(differs('options') && { options: optionsOf(mine) }),
      ...(variants.length > 0 && { variants: variants.map(({ input }) => input) }),
      ...(differs('pictures') && { pictures: picturesOf(mine) }),
    },
    variantIds: variants.map(({ id }) => id),
  }
}

/** Body that creates a product. Contains a slug only if one was typed. */
export function createBody(form: ProductForm): ProductBody<SellerProductInput> {
  const off = { ...emptyVariant([]), isActive: false }
  const variants = form.variants.filter(variant => Object.keys(fieldsOf(off, variant)).length > 0)
  return {
    body: {
      ...textsBy(key => form[key]),
      name: form.name.trim(),
      ...(form.slug && { slug: form.slug }),
      details: detailsOf(form),
      tags: [...form.tags],
      categoryId: form.categoryId,
      taxCategory: form.taxCategory,
      status: form.status,
      publishAt: form.publishAt,
      options: optionsOf(form),
      variants: variants.map(variant => ({
        ...(variant.valueIds.length > 0 && { valueIds: [...variant.valueIds] }),
        ...fieldsOf(off, variant),
      })),
      pictures: picturesOf(form),
    },
    variantIds: variants.map(({ id }) => id),
  }
}
