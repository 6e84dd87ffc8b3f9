import { readAmount, readCount } from './amount.ts'
import type { FormVariant, ProductForm } from './product-form.ts'
import { TEXT_KEYS } from './text-fields.ts'

/** Messages by field; those of variants by variant and field. */
export interface FormFaults {
  readonly fields: Readonly<Record<string, string>>
  readonly variants: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export const noFaults: FormFaults = { fields: {}, variants: {} }

export const hasFaults = ({ fields, variants }: FormFaults) =>
  Object.keys(fields).length > 0 || Object.keys(variants).length > 0

type VariantFaults = Partial<Record<keyof FormVariant, string>>

function variantFaults(variant: FormVariant, isForSale: boolean): VariantFaults {
  const price = readAmount(variant.price)
  const sale = readAmount(variant.salePrice)
  const faults: VariantFaults = {}
  if (price === undefined) faults.price = `“${variant.price}” is not an amount such as 24.50.`
  else if (price === null && variant.isActive && isForSale)
    faults.price = 'Set a price, or switch this one off.'
  if (sale === undefined) faults.salePrice = `“${variant.salePrice}” is not an amount such as 19.50.`
  else if (typeof sale === 'number' && typeof price === 'number' && sale >= price)
    faults.salePrice = 'A sale price is lower than the price.'
  if (sale === null && (variant.saleFrom || variant.saleUntil))
    faults.salePrice = 'Set the price of the sale.'
  if (variant.saleFrom && variant.saleUntil && variant.saleUntil < variant.saleFrom)
    faults.saleUntil = 'The sale ends before it begins.'
  if (readCount(variant.stock) === undefined) faults.stock = `“${variant.stock}” is not a number of pieces.`
  if (readCount(variant.weight) === undefined) faults.weight = `“${variant.weight}” is not a weight in grams.`
  return faults
}

/** What a save would be refused for, found before it is sent. */
export function faultsOfForm(form: ProductForm): FormFaults {
  const fields: Record<string, string> = {}
  if (form.name.trim() === '') fields.name = 'Give the product a name.'
  if (form.slug !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.slug))
    fields.slug = 'Small letters, digits and single hyphens only.'
  if (form.details.some(({ label, value }) => (label.trim() === '') !== (value.trim() === '')))
    fields.details = 'Each detail has a name and a text.'
  const variants = form.variants
    .map(variant => [variant.id, variantFaults(variant, form.status === 'active')] as const)
    .filter(([, faults]) => Object.keys(faults).length > 0)
  return { fields, variants: Object.fromEntries(variants) }
}

/** The contract's name of a field to the form's. */
const NAMES: Readonly<Record<string, string>> = { weightGrams: 'weight', categoryId: 'category' }

/** Fields of the editor that can say what is wrong with them. */
const SAYING = new Set<string>([
  ...TEXT_KEYS,
  'slug',
  'details',
  'tags',
  'category',
  'publishAt',
  'options',
  'pictures',
])

/** What no field would say. */
export const homeless = ({ fields }: FormFaults): readonly string[] =>
  Object.entries(fields).flatMap(([field, message]) => (SAYING.has(field) ? [] : [message]))

/** The server's findings at their fields. What has no field of its own is in the notice. */
export function faultsOfAnswer(
  found: readonly { readonly pointer: string; readonly message: string }[],
  variantIds: readonly string[],
): FormFaults {
  const fields: Record<string, string> = {}
  const variants: Record<string, Record<string, string>> = {}
  for (const { pointer, message } of found) {
    const [field = '', place = '', own = ''] = pointer.split('/').slice(1)
    const id = field === 'variants' ? variantIds[Number(place)] : undefined
    if (id === undefined) fields[NAMES[field] ?? field] ??= message
    else {
      variants[id] ??= {}
      variants[id][NAMES[own] ?? (own || 'price')] ??= message
    }
  }
  return { fields, variants }
}
