import { formatMessage } from '@stoa/ui/messages'
import type { Path, Value } from '../draft/tree.ts'
import { fieldNameLabels, productFieldLabels, variantFieldLabels } from './field-names.labels.ts'
import { type FormOption, type FormVariant, type ProductForm, variantName } from './product-form.ts'
import { textFieldLabels } from './text-fields.labels.ts'

const FIELDS: Readonly<Record<string, string>> = {
  ...textFieldLabels,
  ...productFieldLabels,
}

const OF_VARIANT: Readonly<Record<string, string>> = variantFieldLabels

/** Label of a path in the form, such as "Price of Lagoon · 320 ml". */
export function fieldName(path: Path, form: Pick<ProductForm, 'options' | 'variants'>): string {
  const [field = '', id, own] = path
  if (field !== 'variants' || id === undefined) return FIELDS[field] ?? field
  const variant = form.variants.find(one => one.id === id)
  const name = variant ? variantName(form.options, variant) : ''
  const label = own === undefined ? fieldNameLabels.variant : (OF_VARIANT[own] ?? own)
  return name ? formatMessage(fieldNameLabels.ofVariant, { field: label, variant: name }) : label
}

/** Labels of several paths, without duplicates: three changed values of one option show the option once. */
export const fieldNames = (paths: readonly Path[], form: ProductForm): readonly string[] => [
  ...new Set(paths.map(path => fieldName(path, form))),
]

/** Shows a value as text, so that the seller can choose between two versions. Null if the item was removed. */
export function valueInWords(value: Value): string | null {
  if (value === undefined) return null
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? fieldNameLabels.yes : fieldNameLabels.no
  if (typeof value === 'string')
    return value
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  if (Array.isArray(value)) return value.map(part => valueInWords(part as Value) ?? '').join(', ')
  if (typeof value === 'object') {
    const { name, sku, price } = value as unknown as Partial<FormOption & FormVariant>
    return [name, sku, price].filter(Boolean).join(', ') || fieldNameLabels.changed
  }
  return String(value)
}
