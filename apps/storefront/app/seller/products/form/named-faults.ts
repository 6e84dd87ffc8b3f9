import type { NamedFault } from '../../forms/fault-notice.ts'
import { fieldName } from './field-names.ts'
import type { FormFaults } from './form-faults.ts'
import type { ProductForm } from './product-form.ts'
import { TEXT_KEYS } from './text-fields.ts'

/** Fields in the order of the editor. The variants follow the options. */
const BEFORE_VARIANTS: readonly string[] = ['name', 'slug', 'descriptionHtml', 'pictures', 'options']
const AFTER_VARIANTS: readonly string[] = [
  'details',
  ...TEXT_KEYS.filter(key => !BEFORE_VARIANTS.includes(key)),
  'publishAt',
  'category',
  'tags',
]
/** Fields of a variant in the order of the sheet. */
const OF_VARIANT = [
  'isActive',
  'price',
  'salePrice',
  'saleFrom',
  'saleUntil',
  'stock',
  'sku',
  'barcode',
  'weight',
]

/** Names the faults that the editor shows, in the order in which they are drawn. */
export function namedFaults({ fields, variants }: FormFaults, form: ProductForm): readonly NamedFault[] {
  const plain = (names: readonly string[]) =>
    names.flatMap(name =>
      fields[name] === undefined ? [] : [{ name: fieldName([name], form), message: fields[name] }],
    )
  const ofVariants = form.variants.flatMap(({ id }) =>
    Object.entries(variants[id] ?? {})
      .sort(([one], [other]) => OF_VARIANT.indexOf(one) - OF_VARIANT.indexOf(other))
      .map(([field, message]) => ({ name: fieldName(['variants', id, field], form), message })),
  )
  return [...plain(BEFORE_VARIANTS), ...ofVariants, ...plain(AFTER_VARIANTS)]
}

/** Messages of faults that no field of the editor shows. */
export const homeless = ({ fields }: FormFaults): readonly string[] =>
  Object.entries(fields).flatMap(([field, message]) =>
    [...BEFORE_VARIANTS, ...AFTER_VARIANTS].includes(field) ? [] : [message],
  )
