import { MAX_PRODUCT_VARIANTS } from '@stoa/api-client/limits'
import type { components } from '@stoa/api-client/schema'
import { visibleText } from '../../../platform/visible-text.ts'
import type { Refusals } from '../refusals.ts'
import type { OptionState } from '../state.ts'

type OptionsInput = components['schemas']['OptionsInput']

/** Identity of a variant for the plan, with the values that lead to it. */
export interface Chosen {
  id: string
  /** One value of each option, in the order of the options. */
  valueIds: readonly string[]
  isActive: boolean
}

export interface OptionPlan<Variant extends Chosen> {
  options: OptionState[]
  /** Variants in the order of the options' values. */
  variants: { id: string; valueIds: string[]; known: Variant | null }[]
  /** Variants that are no longer offered. They are kept for carts and orders that contain them. */
  removed: Variant[]
  /** Ids in the request, mapped to stored ids. */
  idOf: ReadonlyMap<string, string>
}

/**
 * Plans a product's options and variants. An option or value with a known id is kept with its variants, even if it
 * was renamed. A new value adds its combinations, and an omitted one removes its variants.
 *
 * @param input null leaves the options unchanged
 */
export function planOptions<Variant extends Chosen>(
  current: { options: readonly OptionState[]; variants: readonly Variant[] },
  input: OptionsInput | null,
  newId: () => string,
  refusals: Refusals,
): OptionPlan<Variant> {
  const idOf = new Map<string, string>()
  const options = input ? readOptions(current.options, input, newId, refusals, idOf) : [...current.options]
  const combinations = options.reduce((count, { values }) => count * values.length, 1)
  if (combinations > MAX_PRODUCT_VARIANTS)
    refusals.add(
      '/options',
      'maximum',
      `These options make ${combinations} variants, but a product can have at most ${MAX_PRODUCT_VARIANTS}.`,
    )
  refusals.throwIfAny()

  const kept = new Map<string, Variant>()
  const removed: Variant[] = []
  // If several variants collapse into one, keep the first active one, or else the first.
  const byWorth = current.variants.toSorted((a, b) => Number(b.isActive) - Number(a.isActive))
  for (const variant of byWorth) {
    const key = keyFor(variant, current.options, options)
    if (key === null || kept.has(key)) removed.push(variant)
    else kept.set(key, variant)
  }
  const known = new Set(current.options.flatMap(({ values }) => values.map(({ id }) => id)))
  const variants = combine(options).flatMap(valueIds => {
    const variant = kept.get(valueIds.join()) ?? null
    // A combination of old values that is not there was never made, or an import took it away.
    const isNew = current.variants.length === 0 || valueIds.some(id => !known.has(id))
    if (!variant && !isNew) return []
    return [{ id: variant?.id ?? newId(), valueIds, known: variant }]
  })
  return { options, variants, removed, idOf }
}

/** Values of a variant after the edit. Null if one of them was removed. A new option gets its first value. */
function keyFor(
  variant: Chosen,
  before: readonly OptionState[],
  after: readonly OptionState[],
): string | null {
  const ids = after.map(option => {
    const at = before.findIndex(({ id }) => id === option.id)
    if (at < 0) return option.values[0]?.id ?? null
    return option.values.find(({ id }) => id === variant.valueIds[at])?.id ?? null
  })
  return ids.includes(null) ? null : ids.join()
}

const combine = (options: readonly OptionState[]): string[][] =>
  options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap(row => values.map(({ id }) => [...row, id])),
    [[]],
  )

function readOptions(
  current: readonly OptionState[],
  input: OptionsInput,
  newId: () => string,
  refusals: Refusals,
  idOf: Map<string, string>,
): OptionState[] {
  const names = new Set<string>()
  /** Uses the stored spelling of an id. An id that the request names twice is an error. */
  const take = (given: string, isKnown: boolean, pointer: string): string => {
    if (idOf.has(given.toLowerCase())) refusals.add(`${pointer}/id`, 'unique', 'This id appears twice.')
    const id = isKnown ? given.toLowerCase() : newId()
    idOf.set(given.toLowerCase(), id)
    return id
  }
  return input.map(({ id, name, values }, position) => {
    const known = current.find(option => option.id === id.toLowerCase())
    const pointer = `/options/${position}`
    if (isTaken(names, name)) refusals.add(`${pointer}/name`, 'unique', 'Another option has this name.')
    const texts = new Set<string>()
    return {
      id: take(id, known !== undefined, pointer),
      name: visibleText(name),
      position,
      values: values.map((each, index) => {
        const where = `${pointer}/values/${index}`
        if (isTaken(texts, each.value)) refusals.add(`${where}/value`, 'unique', 'This value appears twice.')
        const old = known?.values.find(value => value.id === each.id.toLowerCase())
        return {
          id: take(each.id, old !== undefined, where),
          value: visibleText(each.value),
          position: index,
          mediaId: old?.mediaId ?? null,
          swatch: (each.swatch === undefined ? old?.swatch : each.swatch?.toLowerCase()) ?? null,
        }
      }),
    }
  })
}

function isTaken(known: Set<string>, text: string): boolean {
  const key = visibleText(text).toLowerCase()
  const isKnown = known.has(key)
  known.add(key)
  return isKnown
}
