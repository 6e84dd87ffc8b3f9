import { stableId } from '../../../platform/ids.ts'
import type { FileProduct, FileVariant, RowProblem } from '../imports/index.ts'
import type { OptionState, ProductState, ReadProduct, VariantState } from '../state.ts'

export type StockChoice = 'new_only' | 'replace' | 'add'

interface Planned {
  options: OptionState[]
  variants: VariantState[]
}

export interface VariantRules {
  stock: StockChoice
  now: Date
  /** Finds the picture with this URL. Null if the product has none. */
  pictureOf(url: string): string | null
}

/** The options and variants that a product has after a file, or why it cannot have them. */
export function planVariants(
  productId: string,
  before: ReadProduct | null,
  wish: FileProduct,
  rules: VariantRules,
): Planned | RowProblem[] {
  const known = before?.state
  if (wish.options === undefined && known) return planByNumber(before, known, wish, rules)
  const options = planOptions(productId, known?.options ?? [], wish)
  const problems: RowProblem[] = []
  const rows = wish.variants.map(variant => {
    const valueIds = variant.values.map((value, at) => options[at]!.idOf.get(value)!)
    const optionKey = [...valueIds].sort().join(',')
    return { variant, valueIds, optionKey, same: known?.variants.find(v => v.optionKey === optionKey) }
  })
  const taken = new Set(rows.flatMap(({ same }) => same?.id ?? []))
  const planned = rows.map(({ variant, valueIds, optionKey, same }, position) => {
    const id = freeId(taken, 'variant', productId, ...variant.values)
    const twin = same ?? known?.variants.find(v => v.id === id)
    if (!twin && variant.price === undefined)
      problems.push({ line: variant.line, column: 'Variant Price', reason: 'a new variant needs a price' })
    const state = twin ?? newVariant(id)
    return { ...change(state, variant, before, twin !== undefined, rules), valueIds, optionKey, position }
  })
  if (problems.length > 0) return problems
  const ids = new Set(planned.map(({ id }) => id))
  const gone = (known?.variants ?? []).filter(({ id }) => !ids.has(id))
  const kept = new Set(options.flatMap(({ values }) => values.map(({ id }) => id)))
  return {
    options: options.map(({ idOf: _, ...option }) => option),
    variants: [
      ...planned,
      ...gone.map(variant => ({
        ...variant,
        isActive: false,
        valueIds: variant.valueIds.filter(id => kept.has(id)),
      })),
    ],
  }
}

/** Plans a file without options. Its rows are matched by SKU, or there is only one variant. */
function planByNumber(
  before: ReadProduct,
  known: ProductState,
  wish: FileProduct,
  rules: VariantRules,
): Planned | RowProblem[] {
  const offered = known.variants.filter(({ isActive }) => isActive)
  const variants = new Map(known.variants.map(variant => [variant.id, variant]))
  const problems: RowProblem[] = []
  for (const variant of wish.variants) {
    const bySku = offered.filter(({ sku }) => sku !== null && sku === variant.sku)
    const found = bySku.length === 1 ? bySku[0]! : offered.length === 1 ? offered[0]! : null
    if (found) variants.set(found.id, change(found, variant, before, true, rules))
    else if (variant.price !== undefined || variant.stock !== undefined)
      problems.push({
        line: variant.line,
        column: 'Option1 Value',
        reason: `the product has ${offered.length} variants, and the file has no column that says which is meant`,
      })
  }
  return problems.length > 0 ? problems : { options: known.options, variants: [...variants.values()] }
}

interface PlannedOption extends OptionState {
  /** Ids of the option's values, by the value's text in the file. */
  idOf: ReadonlyMap<string, string>
}

/**
 * Matches options and values by their names, or by the names that an earlier file gave them. Names that the shop has
 * changed since are kept. A value that no variant uses stays for former variants.
 */
function planOptions(productId: string, known: readonly OptionState[], wish: FileProduct): PlannedOption[] {
  const names = wish.options ?? []
  const findOption = finder(known, names, option => option.name)
  return names.map((name, position) => {
    const { id, found: option } = findOption(name, 'option', productId, name)
    const wanted = [...new Set(wish.variants.map(({ values }) => values[position]!))]
    const findValue = finder(option?.values ?? [], wanted, ({ value }) => value)
    const named = wanted.map((value, at) => {
      const { id: valueId, found } = findValue(value, 'option-value', id, value)
      return { ...(found ?? { id: valueId, value, swatch: null, mediaId: null }), position: at }
    })
    const idOf = new Map(wanted.map((value, at) => [value, named[at]!.id]))
    const others = (option?.values ?? []).filter(({ id: other }) => named.every(value => value.id !== other))
    return {
      id,
      name: option?.name ?? name,
      position,
      values: [...named, ...others.map((value, at) => ({ ...value, position: named.length + at }))],
      idOf,
    }
  })
}

/** Creates a function that finds a thing of the file among the known ones, or derives the id of a new one. */
function finder<Known extends { id: string }>(
  known: readonly Known[],
  wanted: readonly string[],
  nameOf: (one: Known) => string,
) {
  const byName = new Map(known.map(one => [nameOf(one), one]))
  const taken = new Set(wanted.flatMap(name => byName.get(name)?.id ?? []))
  return (name: string, ...parts: string[]): { id: string; found: Known | undefined } => {
    const same = byName.get(name)
    const id = same?.id ?? freeId(taken, ...parts)
    return { id, found: same ?? known.find(one => one.id === id) }
  }
}

/** Derives an id that is the same on each run, unless a thing with another name in the file already has it. */
function freeId(taken: ReadonlySet<string>, ...parts: readonly string[]): string {
  let id = stableId(...parts)
  for (let n = 2; taken.has(id); n++) id = stableId(...parts, n)
  return id
}

const newVariant = (id: string): VariantState => ({
  id,
  valueIds: [],
  optionKey: '',
  sku: null,
  price: 0,
  salePrice: null,
  salePlan: null,
  saleStartsAt: null,
  saleEndsAt: null,
  barcode: null,
  grams: null,
  extra: null,
  stock: null,
  position: 0,
  isActive: true,
  mediaId: null,
})

function change(
  state: VariantState,
  wish: FileVariant,
  before: ReadProduct | null,
  isKnown: boolean,
  rules: VariantRules,
): VariantState {
  return {
    ...state,
    isActive: true,
    ...prices(state, wish, rules.now),
    ...(wish.sku !== undefined && { sku: wish.sku }),
    ...(wish.barcode !== undefined && { barcode: wish.barcode }),
    ...(wish.grams !== undefined && { grams: wish.grams }),
    ...(Object.keys(wish.extra).length > 0 && { extra: { ...state.extra, ...wish.extra } }),
    ...(wish.pictureUrl !== undefined && {
      mediaId: wish.pictureUrl === null ? null : rules.pictureOf(wish.pictureUrl),
    }),
    stock: stockOf(state, wish, before?.held[state.id] ?? 0, isKnown, rules.stock),
  }
}

function prices(state: VariantState, wish: FileVariant, now: Date): Partial<VariantState> {
  const price = wish.price ?? state.price
  if (wish.price === undefined && wish.saleStartsAt === undefined && wish.saleEndsAt === undefined) return {}
  // Without a sale column in the file, the sale continues unless the new price makes it invalid.
  const planned = state.salePlan ?? state.salePrice
  const sale =
    wish.salePrice === undefined ? (planned !== null && planned < price ? planned : null) : wish.salePrice
  const saysWhen = wish.saleStartsAt !== undefined || wish.saleEndsAt !== undefined
  const starts = wish.saleStartsAt === undefined ? state.saleStartsAt : wish.saleStartsAt
  const ends = wish.saleEndsAt === undefined ? state.saleEndsAt : wish.saleEndsAt
  const isPlanned = sale !== null && (saysWhen ? starts !== null || ends !== null : state.salePlan === sale)
  if (!isPlanned) return { price, salePrice: sale, salePlan: null, saleStartsAt: null, saleEndsAt: null }
  const isSame = state.salePlan === sale && state.saleStartsAt === starts && state.saleEndsAt === ends
  const at = now.toISOString()
  const isOn = (starts === null || starts <= at) && (ends === null || at < ends)
  return {
    price,
    salePlan: sale,
    saleStartsAt: starts,
    saleEndsAt: ends,
    // A job starts and ends the sale. An unchanged plan doesn't interfere with it.
    salePrice: isSame ? state.salePrice : isOn ? sale : null,
  }
}

/** Stock after the import. The file's figure includes items reserved for buyers who are paying; ours doesn't. */
function stockOf(
  state: VariantState,
  wish: FileVariant,
  held: number,
  isKnown: boolean,
  choice: StockChoice,
): number | null {
  if (wish.stock === undefined) return !isKnown && wish.isCounted ? 0 : state.stock
  if (!isKnown) return wish.stock
  if (choice === 'new_only') return state.stock
  if (choice === 'add')
    return wish.stock === null || state.stock === null ? state.stock : state.stock + wish.stock
  return wish.stock === null ? null : Math.max(0, wish.stock - held)
}
