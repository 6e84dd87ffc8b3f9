import { isDeepStrictEqual } from 'node:util'
import type { Money } from '../../../platform/money.ts'
import type { ProductState, VariantState } from '../state.ts'

/** By path, such as `name` or `price|Lagoon / 320 ml`: what it is, and what it becomes. */
export type Changes = Record<string, [string | null, string | null]>

export interface ChangeWords {
  money: Money
  categoryName(id: string): string
}

const MAX_SHOWN = 300

/** How two states of a product differ, in words for a table. No difference is an empty answer. */
export function changesOf(before: ProductState | null, after: ProductState, words: ChangeWords): Changes {
  const changes: Changes = {}
  const enter = (path: string, from: string | null, to: string | null) => {
    changes[path] = [shown(from), shown(to)]
  }
  const compare = (path: string, from: unknown, to: unknown, write: (value: never) => string | null) => {
    if (!isDeepStrictEqual(from ?? null, to ?? null))
      enter(path, from == null ? null : write(from as never), to == null ? null : write(to as never))
  }
  const text = (value: string) => (value === '' ? null : value)
  compare('name', before?.name, after.name, text)
  compare('description', before?.descriptionHtml ?? '', after.descriptionHtml, text)
  compare('details', before?.details ?? [], after.details, detailsOf)
  compare('tags', before?.tags ?? [], after.tags, (tags: string[]) => text(tags.join(', ')))
  compare('status', before?.status, after.status, text)
  compare('category', before?.categoryId, after.categoryId, words.categoryName)
  compare('seoTitle', before?.seoTitle ?? '', after.seoTitle, text)
  compare('seoDescription', before?.seoDescription ?? '', after.seoDescription, text)
  compare('extra', before?.extra, after.extra, cellsOf)
  compare('options', namesOf(before), namesOf(after), (names: string[]) => text(names.join(', ')))
  compare('pictures', picturesOf(before), picturesOf(after), (pictures: string[]) =>
    text(`${pictures.length}`),
  )
  for (const variant of after.variants) {
    const old = before?.variants.find(({ id }) => id === variant.id)
    const name = nameOf(old && !variant.isActive ? before! : after, old && !variant.isActive ? old : variant)
    compareVariants(old, variant, (field, from, to) => enter(`${field}|${name}`, from, to), words.money)
    const [from, to] = [before && placeOf(before, variant.id), placeOf(after, variant.id)]
    if (old?.isActive && variant.isActive && from !== to) enter(`position|${name}`, `${from}`, `${to}`)
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
  if (!variant.isActive) {
    if (old?.isActive) enter('variant', 'offered', null)
    return
  }
  if (!old?.isActive) enter('variant', null, 'offered')
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
  const digits = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: money.currency,
  }).resolvedOptions().maximumFractionDigits
  const amount = (minor: number) => money.toDecimal(minor).toFixed(digits)
  compare('price', of => of.price, amount)
  compare('salePrice', of => of.salePlan ?? of.salePrice, amount)
  compare('saleStarts', of => of.saleStartsAt, String)
  compare('saleEnds', of => of.saleEndsAt, String)
  compare('sku', of => of.sku, String)
  compare('stock', of => of.stock, String)
  compare('barcode', of => of.barcode, String)
  compare('grams', of => of.grams, String)
  compare('picture', of => of.mediaId, String)
  compare('extra', of => of.extra, cellsOf)
}

/** Among those that are offered, from 1; where it stands in the table does not matter. */
const placeOf = ({ variants }: ProductState, id: string): number =>
  variants
    .filter(({ isActive }) => isActive)
    .sort((a, b) => a.position - b.position)
    .findIndex(variant => variant.id === id) + 1

const shown = (text: string | null) =>
  text !== null && text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1).toWellFormed()}…` : text

const cellsOf = (cells: Record<string, string>) =>
  Object.entries(cells)
    .map(([name, cell]) => `${name}: ${cell}`)
    .join(', ')

const detailsOf = (details: ProductState['details']) =>
  details.length === 0 ? null : details.map(({ label, value }) => `${label}: ${value}`).join(', ')

const namesOf = (state: ProductState | null) => state?.options.map(({ name }) => name) ?? []

const picturesOf = (state: ProductState | null) =>
  [...(state?.pictures ?? [])].sort((a, b) => a.position - b.position).map(({ id, alt }) => `${id} ${alt}`)

/** A variant by its values, as the product writes them. */
const nameOf = ({ options }: ProductState, { valueIds }: VariantState): string =>
  valueIds
    .map(id => options.flatMap(({ values }) => values).find(value => value.id === id)?.value)
    .filter(value => value !== undefined)
    .join(' / ')
