import type { components } from '@stoa/api-client/schema'
import type { FieldProblems } from '../refusals.ts'

type OptionsInput = components['schemas']['OptionsInput']

export const MAX_VARIANTS = 2_000

export interface Option {
  id: string
  name: string
  values: { id: string; value: string; swatch: string | null }[]
}

/** What the plan needs to know of a variant: which values lead to it. */
export interface Chosen {
  id: string
  /** One value of each option, in the order of the options. */
  valueIds: readonly string[]
  isActive: boolean
}

export interface OptionPlan<Variant extends Chosen> {
  options: Option[]
  /** In the order of the options' values. */
  variants: { id: string; valueIds: string[]; known: Variant | null }[]
  /** They stay where carts and orders know them, and are no longer offered. */
  removed: Variant[]
  /** Ids as the request has them → as they are stored. */
  idOf: ReadonlyMap<string, string>
}

/**
 * What becomes of a product's options and variants. What has an id that the product knows is kept, whatever it is called
 * now, and with it the variants; a new value adds its combinations; what is left out takes its variants along.
 *
 * @param input null leaves the options as they are
 */
export function planOptions<Variant extends Chosen>(
  current: { options: readonly Option[]; variants: readonly Variant[] },
  input: OptionsInput | null,
  newId: () => string,
  problems: FieldProblems,
): OptionPlan<Variant> {
  const idOf = new Map<string, string>()
  const options = input ? readOptions(current.options, input, newId, problems, idOf) : [...current.options]
  const combinations = options.reduce((count, { values }) => count * values.length, 1)
  if (combinations > MAX_VARIANTS)
    problems.add('/options', 'maximum', `make ${combinations} variants; ${MAX_VARIANTS} is the most`)
  problems.throwIfAny()

  const kept = new Map<string, Variant>()
  const removed: Variant[] = []
  // Of several that would become one, the first that is on stays.
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

/** The values that a variant has after the edit; null where one of them is gone. A new option gets its first value. */
function keyFor(variant: Chosen, before: readonly Option[], after: readonly Option[]): string | null {
  const ids = after.map(option => {
    const at = before.findIndex(({ id }) => id === option.id)
    if (at < 0) return option.values[0]?.id ?? null
    return option.values.find(({ id }) => id === variant.valueIds[at])?.id ?? null
  })
  return ids.includes(null) ? null : ids.join()
}

const combine = (options: readonly Option[]): string[][] =>
  options.reduce<string[][]>(
    (rows, { values }) => rows.flatMap(row => values.map(({ id }) => [...row, id])),
    [[]],
  )

function readOptions(
  current: readonly Option[],
  input: OptionsInput,
  newId: () => string,
  problems: FieldProblems,
  idOf: Map<string, string>,
): Option[] {
  const names = new Set<string>()
  /** Under the id that is stored: one that the request names twice is a mistake. */
  const take = (given: string, isKnown: boolean, pointer: string): string => {
    if (idOf.has(given.toLowerCase())) problems.add(`${pointer}/id`, 'unique', 'is there twice')
    const id = isKnown ? given.toLowerCase() : newId()
    idOf.set(given.toLowerCase(), id)
    return id
  }
  return input.map(({ id, name, values }, at) => {
    const known = current.find(option => option.id === id.toLowerCase())
    const pointer = `/options/${at}`
    if (isTaken(names, name)) problems.add(`${pointer}/name`, 'unique', 'is the name of another option')
    const texts = new Set<string>()
    return {
      id: take(id, known !== undefined, pointer),
      name: tidy(name),
      values: values.map((each, index) => {
        const where = `${pointer}/values/${index}`
        if (isTaken(texts, each.value)) problems.add(`${where}/value`, 'unique', 'is there twice')
        const old = known?.values.find(value => value.id === each.id.toLowerCase())
        return {
          id: take(each.id, old !== undefined, where),
          value: tidy(each.value),
          swatch: (each.swatch === undefined ? old?.swatch : each.swatch?.toLowerCase()) ?? null,
        }
      }),
    }
  })
}

function isTaken(known: Set<string>, text: string): boolean {
  const key = tidy(text).toLowerCase()
  const isKnown = known.has(key)
  known.add(key)
  return isKnown
}

/** Without what nobody sees: spaces around it, and more than one inside. */
export const tidy = (text: string): string =>
  text.normalize('NFC').replaceAll('\u0000', '').trim().replace(/\s+/g, ' ')
