import { isDeepStrictEqual } from 'node:util'
import type { Money } from '../../../platform/money.ts'
import { cellsInWords, FIELD_KEYS, FIELDS, type FieldWords } from '../fields.ts'
import type { ProductState, VariantState } from '../state.ts'

/** Value before and after, by path, such as `name` or `price|Lagoon / 320 ml`. */
export type Changes = Record<string, [string | null, string | null]>

export interface ChangeWords extends FieldWords {
  money: Money
}

const MAX_SHOWN = 300

/** Describes the differences between two states of a product as text, for a table. Empty if nothing differs. */
export function changesOf(before: ProductState | null, after: ProductState, words: ChangeWords): Changes {
  const changes: Changes = {}
  const enter: Enter = (path, from, to) => {
    changes[path] = [shown(from), shown(to)]
  }
  const compare = <Value>(
    path: string,
    from: Value | null,
    to: Value | null,
    write: (value: Value) => string | null,
  ) => {
    if (!isDeepStrictEqual(from, to))
      enter(path, from === null ? null : write(from), to === null ? null : write(to))
  }
  for (const key of FIELD_KEYS) {
    const { change, empty, words: write } = FIELDS[key]
    if (change)
      compare<unknown>(change, before ? before[key] : empty, after[key], value =>
        write(value as never, words),
      )
  }
  compare('options', namesOf(before), namesOf(after), names => names.join(', ') || null)
  compare('pictures', picturesOf(before), picturesOf(after), pictures =>
    pictures.length === 0 ? null : `${pictures.length}`,
  )
  const known = new Map(before?.variants.map(variant => [variant.id, variant]))
  const [placesBefore, placesAfter] = [placesOf(before), placesOf(after)]
  const [nameBefore, nameAfter] = [namer(before), namer(after)]
  for (const variant of after.variants) {
    const old = known.get(variant.id)
    const name = old && !variant.isActive ? nameBefore(old) : nameAfter(variant)
    compareVariants(old, variant, (field, from, to) => enter(`${field}|${name}`, from, to), words.money)
    const [from, to] = [placesBefore.get(variant.id), placesAfter.get(variant.id)]
    if (from !== undefined && to !== undefined && from !== to) enter(`position|${name}`, `${from}`, `${to}`)
  }
  return changes
}

type Enter = (field: string, from: string | null, to: string | null) => void

function compareVariants(
  old: VariantState | undefined,
  variant: VariantState,
  enter: Enter,
  money: Money,
): void {
  if (old?.isActive && !variant.isActive) {
    enter('variant', 'offered', null)
    return
  }
  if (!old?.isActive && variant.isActive) enter('variant', null, 'offered')
  const compare = <Value>(
    field: string,
    read: (of: VariantState) => Value | null,
    write: (value: Value) => string,
  ) => {
    const from = old ? read(old) : null
    const to = read(variant)
    if (!isDeepStrictEqual(from, to))
      enter(field, from === null ? null : write(from), to === null ? null : write(to))
  }
  compare('price', of => of.price, money.plain)
  compare('salePrice', of => of.salePlan ?? of.salePrice, money.plain)
  compare('saleStarts', of => of.saleStartsAt, String)
  compare('saleEnds', of => of.saleEndsAt, String)
  compare('sku', of => of.sku, String)
  compare('stock', of => of.stock, String)
  compare('barcode', of => of.barcode, String)
  compare('grams', of => of.grams, String)
  compare('picture', of => of.mediaId, String)
  compare('extra', of => of.extra, cellsInWords)
}

/** Places of the offered variants among each other, from 1; positions in the table don't matter. */
const placesOf = (state: ProductState | null): Map<string, number> =>
  new Map(
    (state?.variants ?? [])
      .filter(({ isActive }) => isActive)
      .sort((a, b) => a.position - b.position)
      .map(({ id }, at) => [id, at + 1]),
  )

const shown = (text: string | null) =>
  text !== null && text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1).toWellFormed()}…` : text

const namesOf = (state: ProductState | null) => state?.options.map(({ name }) => name) ?? []

const picturesOf = (state: ProductState | null) =>
  [...(state?.pictures ?? [])]
    .sort((a, b) => a.position - b.position)
    .map(({ id, alt, mediaAlt = '' }) => `${id} ${alt || mediaAlt}`)

/** Names variants by their values, as the product writes them. */
function namer(state: ProductState | null): (variant: VariantState) => string {
  const values = new Map(
    state?.options.flatMap(option => option.values.map(({ id, value }) => [id, value] as const)),
  )
  return ({ valueIds }) => valueIds.flatMap(id => values.get(id) ?? []).join(' / ')
}
