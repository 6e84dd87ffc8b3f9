import type { components } from '@stoa/api-client/schema'
import { labelOf } from '../editor/read-product.ts'

type SellerProduct = components['schemas']['SellerProduct']

export interface Change {
  before: unknown
  after: unknown
  label: string
}

const FIELDS = [
  'name',
  'slug',
  'descriptionHtml',
  'details',
  'tags',
  'status',
  'publishAt',
  'seoTitle',
  'seoDescription',
] as const

const VARIANT_FIELDS = [
  'sku',
  'barcode',
  'price',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'weightGrams',
  'mediaId',
  'isActive',
] as const

/**
 * What differs between two states of a product, by path, as the contract writes the fields. Stock is not among it: it
 * has its own movements, and a sale is no edit.
 */
export function changesBetween(before: SellerProduct | null, after: SellerProduct): Map<string, Change> {
  const changes = new Map<string, Change>()
  const add = (path: string, from: unknown, to: unknown, label = '') => {
    if (JSON.stringify(from) !== JSON.stringify(to)) changes.set(path, { before: from, after: to, label })
  }
  const was = before && valuesOf(before)
  const is = valuesOf(after)
  for (const [path, { value, label }] of is) add(path, was?.get(path)?.value ?? null, value, label)
  for (const [path, { value, label }] of was ?? [])
    if (path.startsWith('variants/') && path.endsWith('/isActive') && !is.has(path))
      add(path.replace('/isActive', ''), { isActive: value }, null, label)
  return changes
}

/** Each field of a product by its path. */
export function valuesOf(product: SellerProduct): Map<string, { value: unknown; label: string }> {
  const values = new Map<string, { value: unknown; label: string }>()
  for (const field of FIELDS) values.set(field, { value: product[field], label: '' })
  values.set('categoryId', { value: product.category?.id ?? null, label: '' })
  values.set('options', { value: product.options, label: '' })
  const pictures = product.pictures.map(({ mediaId, alt }) => ({ mediaId, alt }))
  values.set('pictures', { value: pictures, label: '' })
  for (const variant of product.variants) {
    const label = labelOf(product, variant.valueIds)
    for (const field of VARIANT_FIELDS)
      values.set(`variants/${variant.id}/${field}`, { value: variant[field], label })
  }
  return values
}
