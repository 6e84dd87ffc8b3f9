import type { Product, Variant } from '@stoa/api-client/schema'
import type { VariantData, VariantOptionData } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { toMinor } from '../../lib/money.ts'
import { stockLabels } from './choice.labels.ts'

/** Chosen values so far: value ids by option name. */
export type Choice = Record<string, string>

export const toOptions = (product: Product): VariantOptionData[] =>
  product.options.map(option => ({
    id: option.name,
    name: option.name,
    kind: option.values.some(value => value.picture) ? 'picture' : 'text',
    values: option.values.map(value => ({
      id: value.id,
      label: value.name,
      picture: value.picture,
    })),
  }))

export const toVariants = (product: Product): VariantData[] =>
  product.variants.map(variant => ({
    id: variant.id,
    available: variant.isBuyable,
    values: choiceOf(product, variant),
  }))

/** Choice that the page opens with: the first variant for sale, or else the first one. */
export function firstChoice(product: Product): Choice {
  const variant = product.variants.find(candidate => candidate.isBuyable) ?? product.variants[0]
  return variant ? choiceOf(product, variant) : {}
}

export function variantOf(product: Pick<Product, 'variants'>, choice: Choice): Variant | undefined {
  const chosen = new Set(Object.values(choice))
  return product.variants.find(
    ({ optionIds }) => optionIds.length === chosen.size && optionIds.every(id => chosen.has(id)),
  )
}

/** Names of the chosen values by option name, such as `{ Glaze: 'Lagoon' }`. */
export const labelsOf = (product: Pick<Product, 'options'>, choice: Choice): Record<string, string> =>
  Object.fromEntries(
    product.options.flatMap(({ name, values }) => {
      const label = values.find(value => value.id === choice[name])?.name
      return label ? [[name, label]] : []
    }),
  )

export interface StockWords {
  readonly state: 'in' | 'low' | 'out'
  readonly text: string
  readonly note?: string
}

const LOW_STOCK = 5

/** @param left text about a variant that isn't for sale */
export function stockWords(
  variant: Variant | undefined,
  city: string | null,
  left: () => string = () => stockLabels.soldOut,
): StockWords {
  if (!variant?.isBuyable) return { state: 'out', text: left() }
  const from = city ? { note: formatMessage(stockLabels.shipsFrom, { city }) } : null
  if (variant.stock !== null && variant.stock <= LOW_STOCK) {
    return { state: 'low', text: formatMessage(stockLabels.onlyLeft, { count: variant.stock }), ...from }
  }
  return { state: 'in', text: stockLabels.inStock, ...from }
}

export const amountsOf = ({ price, priceSale }: Pick<Variant, 'price' | 'priceSale'>) => ({
  price: toMinor(price),
  priceSale: priceSale === null ? null : toMinor(priceSale),
})

/** Choice that selects this variant. */
export function choiceOf({ options }: Pick<Product, 'options'>, variant: Variant): Choice {
  const choice: Choice = {}
  for (const { name, values } of options) {
    const value = values.find(({ id }) => variant.optionIds.includes(id))
    if (value) choice[name] = value.id
  }
  return choice
}
