import { emptyVariant, type FormOption, type FormVariant } from './product-form.ts'

interface Known {
  /** Options that existing variants were made for: those before this change, and the saved ones. */
  readonly options: readonly FormOption[]
  readonly variants: readonly FormVariant[]
  /** Options of a saved product. A missing combination of their values isn't created, since the seller left it out. */
  readonly saved?: readonly FormOption[] | undefined
}

/**
 * Creates the variants of all combinations, in the order of the options. Existing variants are kept: a new option gives
 * them its first value, and if a removed option makes several equal, the first one is kept. New variants are off, or
 * copies of `pattern`.
 */
export function variantsFor(
  options: readonly FormOption[],
  known: Known,
  pattern?: FormVariant,
): readonly FormVariant[] {
  const used = options.filter(({ values }) => values.length > 0)
  const survivors = new Map<string, FormVariant>()
  for (const variant of known.variants) {
    const valueIds = survivingValues(variant, used, known.options)
    const key = valueIds?.join('+')
    if (valueIds && key !== undefined && !survivors.has(key)) survivors.set(key, { ...variant, valueIds })
  }
  const savedValues = new Set(known.saved?.flatMap(({ values }) => values.map(({ id }) => id)))
  return combinations(used).flatMap(valueIds => {
    const survivor = survivors.get(valueIds.join('+'))
    if (survivor) return [survivor]
    if (known.saved && valueIds.every(id => savedValues.has(id))) return []
    return [
      pattern ? { ...pattern, ...identityOf(valueIds) } : { ...emptyVariant(valueIds), isActive: false },
    ]
  })
}

/** Fields that a copy must not share: SKU and barcode are unique. */
const identityOf = (valueIds: readonly string[]) => ({
  id: emptyVariant(valueIds).id,
  valueIds,
  sku: '',
  barcode: '',
})

function survivingValues(
  { valueIds }: FormVariant,
  options: readonly FormOption[],
  known: readonly FormOption[],
): readonly string[] | null {
  const found: string[] = []
  for (const option of options) {
    const own = option.values.find(({ id }) => valueIds.includes(id))
    const had = known.some(
      ({ id, values }) => id === option.id && values.some(value => valueIds.includes(value.id)),
    )
    const chosen = own ?? (had ? undefined : option.values[0])
    if (!chosen) return null
    found.push(chosen.id)
  }
  return found
}

const combinations = (options: readonly FormOption[]): readonly (readonly string[])[] =>
  options.reduce<readonly (readonly string[])[]>(
    (made, { values }) => made.flatMap(before => values.map(({ id }) => [...before, id])),
    [[]],
  )

/** Gives a value that was removed and typed again its old id, which restores its variants. */
export const reviveValues = (
  options: readonly FormOption[],
  saved: readonly FormOption[],
): readonly FormOption[] =>
  options.map(option => {
    const old = saved.find(({ id }) => id === option.id)
    if (!old) return option
    return {
      ...option,
      values: option.values.map(value => {
        if (old.values.some(({ id }) => id === value.id)) return value
        const same = old.values.find(
          ({ id, name }) => name === value.name && !option.values.some(other => other.id === id),
        )
        return same ?? value
      }),
    }
  })
