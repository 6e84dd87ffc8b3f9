import { formatMessage } from '@stoa/ui/messages'
import { readAmount, readCount } from '../../../lib/amount.ts'
import { formFaultLabels } from './form-faults.labels.ts'
import type { FormVariant, ProductForm } from './product-form.ts'

/** Error messages by field, and for variants by id and field. */
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
  if (price === undefined) faults.price = formatMessage(formFaultLabels.amount, { value: variant.price })
  else if (price === null && variant.isActive && isForSale) faults.price = formFaultLabels.noPrice
  if (sale === undefined)
    faults.salePrice = formatMessage(formFaultLabels.amount, { value: variant.salePrice })
  else if (typeof sale === 'number' && typeof price === 'number' && sale >= price)
    faults.salePrice = formFaultLabels.salePriceTooHigh
  if (sale === null && (variant.saleFrom || variant.saleUntil)) faults.salePrice = formFaultLabels.noSalePrice
  if (variant.saleFrom && variant.saleUntil && variant.saleUntil < variant.saleFrom)
    faults.saleUntil = formFaultLabels.saleEndsFirst
  if (readCount(variant.stock) === undefined)
    faults.stock = formatMessage(formFaultLabels.count, { value: variant.stock })
  if (readCount(variant.weight) === undefined)
    faults.weight = formatMessage(formFaultLabels.weight, { value: variant.weight })
  return faults
}

/** Finds the faults for which the server would reject a save. */
export function faultsOfForm(form: ProductForm): FormFaults {
  const fields: Record<string, string> = {}
  if (form.name.trim() === '') fields.name = formFaultLabels.name
  if (form.slug !== '' && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(form.slug)) fields.slug = formFaultLabels.slug
  if (form.details.some(({ label, value }) => (label.trim() === '') !== (value.trim() === '')))
    fields.details = formFaultLabels.details
  const variants = form.variants
    .map(variant => [variant.id, variantFaults(variant, form.status === 'active')] as const)
    .filter(([, faults]) => Object.keys(faults).length > 0)
  return { fields, variants: Object.fromEntries(variants) }
}

/** Names of the form's fields by those of the contract, if they differ. */
const NAMES: Readonly<Record<string, string>> = { weightGrams: 'weight', categoryId: 'category' }

/** Assigns the server's errors to the fields of the form. */
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
