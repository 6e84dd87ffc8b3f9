import type { Path, Value } from '../draft/tree.ts'
import { type FormOption, type FormVariant, type ProductForm, variantName } from './product-form.ts'
import { TEXT_FIELDS } from './text-fields.ts'

const FIELDS: Readonly<Record<string, string>> = {
  ...TEXT_FIELDS,
  slug: 'Address',
  details: 'Details',
  tags: 'Tags',
  categoryId: 'Category',
  status: 'Status',
  publishAt: 'Publishing date',
  options: 'Options',
  variants: 'Variants',
  pictures: 'Pictures',
}

const OF_VARIANT: Readonly<Record<string, string>> = {
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  salePrice: 'Sale price',
  saleFrom: 'First day of the sale',
  saleUntil: 'Last day of the sale',
  stock: 'Stock',
  weight: 'Weight',
  mediaId: 'Picture',
  isActive: 'For sale',
  valueIds: 'Options',
}

/** A place in the form in words: "Price of Lagoon · 320 ml". */
export function fieldName(path: Path, form: Pick<ProductForm, 'options' | 'variants'>): string {
  const [field = '', id, own] = path
  if (field !== 'variants' || id === undefined) return FIELDS[field] ?? field
  const variant = form.variants.find(one => one.id === id)
  const name = variant ? variantName(form.options, variant) : ''
  const what = own === undefined ? 'Variant' : (OF_VARIANT[own] ?? own)
  return name ? `${what} of ${name}` : what
}

/** Each name once: of three values of an option that changed, the option is enough. */
export const fieldNames = (paths: readonly Path[], form: ProductForm): readonly string[] => [
  ...new Set(paths.map(path => fieldName(path, form))),
]

/** A value in words, for who has to choose between two. Null where the thing is gone. */
export function valueInWords(value: Value): string | null {
  if (value === undefined) return null
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string')
    return value
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  if (Array.isArray(value)) return value.map(part => valueInWords(part as Value) ?? '').join(', ')
  if (typeof value === 'object') {
    const { name, sku, price } = value as unknown as Partial<FormOption & FormVariant>
    return [name, sku, price].filter(Boolean).join(', ') || 'changed'
  }
  return String(value)
}
