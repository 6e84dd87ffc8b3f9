import { formatMessage } from '@stoa/ui/messages'
import { withdrawalExceptionNames } from '../../../shared/withdrawal/withdrawal-exceptions.labels.ts'
import type { Path, Value } from '../draft/tree.ts'
import { statusNames } from '../list/product-words.labels.ts'
import { valueInWords } from './field-names.ts'
import { fieldValueLabels } from './field-value.labels.ts'

export interface ValueWords {
  /** Returns the name of a category or picture. */
  readonly nameOf: (id: string) => string | undefined
  /** Formats an instant. */
  readonly moment: (iso: string) => string
}

/** Item of a list of a product, in the form of the editor or of the API. */
interface Entry {
  readonly id?: string
  readonly mediaId?: string
  readonly alt?: string
  readonly label?: string
  readonly value?: string
  readonly name?: string
  readonly values?: readonly { readonly name?: string; readonly value?: string }[]
}

/**
 * Shows a value of a product as text, with names instead of ids. Null if the item was removed.
 *
 * @param path path of the value, in the editor's form or the history
 */
export function fieldValue(path: Path, value: unknown, words: ValueWords): string | null {
  if (value === undefined) return null
  const field = path[0] === 'variants' ? path[2] : path[0]
  if (typeof value === 'string') {
    if (value === '') return ''
    if (field === 'categoryId') return words.nameOf(value) ?? fieldValueLabels.deletedCategory
    if (field === 'mediaId') return words.nameOf(value) ?? fieldValueLabels.picture
    if (field === 'withdrawalException')
      return withdrawalExceptionNames[value as keyof typeof withdrawalExceptionNames] ?? value
    if (field === 'status') return statusNames[value as keyof typeof statusNames] ?? value
    if (field === 'publishAt') return words.moment(value)
  }
  if (path[0] === 'variants' && path.length === 2 && value) return fieldValueLabels.offered
  const list = path.length === 1 ? value : [value]
  if (Array.isArray(list) && value && typeof value === 'object') {
    const texts = (list as readonly Entry[]).map(entry => entryText(field, entry, words))
    if (texts.every(text => text !== undefined)) return texts.join('; ')
  }
  return valueInWords(value as Value)
}

function entryText(field: string | undefined, entry: Entry, { nameOf }: ValueWords): string | undefined {
  const { id, mediaId = id, alt, label = '', value = '', name = '', values } = entry
  if (field === 'pictures') return alt || (mediaId && nameOf(mediaId)) || fieldValueLabels.picture
  if (field === 'details') return formatMessage(fieldValueLabels.option, { name: label, values: value })
  if (field === 'options' && values)
    return formatMessage(fieldValueLabels.option, {
      name,
      values: values.map(one => one.value ?? one.name ?? '').join(', '),
    })
  return undefined
}
