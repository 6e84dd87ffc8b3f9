import type { Product } from '@stoa/api-client/schema'
import { choiceKey } from '../../lib/choice-key.ts'
import { slugOf } from '../../lib/slug.ts'
import { type Choice, choiceOf } from './choice.ts'

type Value = Product['options'][number]['values'][number]

/** Slug of a value in the URL; its id if another value of the option has an equal slug. */
const wordOf = (values: readonly Value[], { id, name }: Value) => {
  const word = slugOf(name)
  return word && values.filter(one => slugOf(one.name) === word).length === 1 ? word : id
}

/**
 * Reads the choice from a query string such as `?glaze=ink&size=320-ml`. Fills options that it leaves out, preferably
 * with values of a variant for sale.
 *
 * @returns null if the query string names none of the product's values
 */
export function readChoice({ options, variants }: Pick<Product, 'options' | 'variants'>, search: string) {
  const params = new URLSearchParams(search)
  const named: Choice = {}
  for (const { name, values } of options) {
    const word = params.get(choiceKey(name))
    const value = word && values.find(one => wordOf(values, one) === word)
    if (value) named[name] = value.id
  }
  const ids = Object.values(named)
  if (ids.length === 0) return null
  if (ids.length === options.length) return named
  const fitting = variants.filter(({ optionIds }) => ids.every(id => optionIds.includes(id)))
  const variant = fitting.find(({ isBuyable }) => isBuyable) ?? fitting[0]
  return variant ? { ...choiceOf({ options }, variant), ...named } : null
}

/** Adds a choice to a query string and keeps its other parameters. */
export function withChoice({ options }: Pick<Product, 'options'>, choice: Choice, search: string): string {
  const params = new URLSearchParams(search)
  for (const { name, values } of options) {
    const value = values.find(({ id }) => id === choice[name])
    if (value) params.set(choiceKey(name), wordOf(values, value))
  }
  return `?${params}`
}
