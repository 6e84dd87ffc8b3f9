import type { Product } from '@stoa/api-client/schema'
import { type Choice, labelsOf, variantOf } from './choice.ts'

const NAMED = 4

/**
 * What a choice that cannot be bought leaves: "450 ml is sold out in Lagoon. In stock in Rust, Sand and Ink." It names
 * the values of the first option that has any while the others stay.
 */
export function soldOutWords(product: Pick<Product, 'options' | 'variants'>, choice: Choice): string {
  if (!product.variants.some(({ isBuyable }) => isBuyable)) return 'Sold out.'
  const labels = labelsOf(product, choice)
  for (const { name, values } of product.options) {
    const left = values.filter(({ id }) => variantOf(product, { ...choice, [name]: id })?.isBuyable)
    if (left.length === 0) continue
    const { [name]: own, ...rest } = labels
    const others = Object.values(rest).join(', ')
    const what = others ? `${others} is sold out in ${own}.` : `${own} is sold out.`
    return `${what} In stock in ${listOf(left.map(value => value.name))}.`
  }
  const chosen = Object.values(labels).join(', ')
  return `${chosen} is sold out. Other choices are in stock.`
}

function listOf(names: readonly string[]): string {
  const said =
    names.length > NAMED ? [...names.slice(0, NAMED - 1), `${names.length - NAMED + 1} more`] : [...names]
  const last = said.pop()
  return said.length > 0 ? `${said.join(', ')} and ${last}` : `${last}`
}
