import type { Product } from '@stoa/api-client/schema'
import { formatMessage } from '@stoa/ui/messages'
import { stockLabels as t } from './choice.labels.ts'
import { type Choice, labelsOf, variantOf } from './choice.ts'

const NAMED = 4

/**
 * Describes alternatives to a choice that isn't for sale: "450 ml is sold out in Lagoon. In stock in Rust, Sand and
 * Ink." Names the values of the first option with which the other chosen values are in stock.
 */
export function soldOutWords(product: Pick<Product, 'options' | 'variants'>, choice: Choice): string {
  if (!product.variants.some(({ isBuyable }) => isBuyable)) return t.soldOut
  const labels = labelsOf(product, choice)
  for (const { name, values } of product.options) {
    const left = values.filter(({ id }) => variantOf(product, { ...choice, [name]: id })?.isBuyable)
    if (left.length === 0) continue
    const { [name]: value = '', ...rest } = labels
    const ownValues = Object.values(rest).join(', ')
    const others = listOf(left.map(one => one.name))
    return ownValues
      ? formatMessage(t.valuesSoldOut, { values: ownValues, value, others })
      : formatMessage(t.valueSoldOut, { value, others })
  }
  return formatMessage(t.choiceSoldOut, { values: Object.values(labels).join(', ') })
}

function listOf(names: readonly string[]): string {
  const said =
    names.length > NAMED
      ? [...names.slice(0, NAMED - 1), formatMessage(t.more, { count: names.length - NAMED + 1 })]
      : [...names]
  const last = said.pop() ?? ''
  return said.length > 0 ? formatMessage(t.list, { first: said.join(', '), last }) : last
}
