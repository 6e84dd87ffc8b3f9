import type { Product, Variant } from '@stoa/api-client/schema'
import type { VariantData, VariantOptionData } from '@stoa/ui'
import { toMinor } from '../../lib/money.ts'

/** Option name to value id: what is chosen so far. */
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

/** The variant that a page opens with: the first that can be bought. */
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

/** The words of a choice: `{ Glaze: 'Lagoon' }`. */
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

/** @param left said of what cannot be bought */
export function stockWords(
  variant: Variant | undefined,
  city: string | null,
  left: () => string = () => 'Sold out.',
): StockWords {
  if (!variant?.isBuyable) return { state: 'out', text: left() }
  const from = city ? { note: `Ships from ${city}.` } : null
  if (variant.stock !== null && variant.stock <= LOW_STOCK) {
    return { state: 'low', text: `Only ${variant.stock} left.`, ...from }
  }
  return { state: 'in', text: 'In stock.', ...from }
}

export const amountsOf = ({ price, priceSale }: Pick<Variant, 'price' | 'priceSale'>) => ({
  price: toMinor(price),
  priceSale: priceSale === null ? null : toMinor(priceSale),
})

/** A variant as a choice. */
export function choiceOf({ options }: Pick<Product, 'options'>, variant: Variant): Choice {
  const choice: Choice = {}
  for (const { name, values } of options) {
    const value = values.find(({ id }) => variant.optionIds.includes(id))
    if (value) choice[name] = value.id
  }
  return choice
}
