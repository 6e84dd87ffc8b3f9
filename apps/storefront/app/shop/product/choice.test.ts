import type { Product, Variant } from '@stoa/api-client/schema'
import { describe, expect, test } from 'vitest'
import { amountsOf, firstChoice, labelsOf, stockWords, variantOf } from './choice.ts'

const variant = (id: string, optionIds: string[], more: Partial<Variant> = {}): Variant => ({
  id,
  optionIds,
  price: 28,
  priceSale: null,
  stock: 9,
  isBuyable: true,
  pictureId: null,
  ...more,
})

const option = (name: string, values: Record<string, string>) => ({
  name,
  values: Object.entries(values).map(([id, label]) => ({ id, name: label, picture: null })),
})

const mug = {
  options: [option('Glaze', { g1: 'Lagoon', g2: 'Rust' }), option('Size', { s1: '200 ml', s2: '320 ml' })],
  variants: [
    variant('sold out', ['g1', 's1'], { isBuyable: false, stock: 0 }),
    // Option ids may come in any order.
    variant('rust small', ['s1', 'g2']),
    variant('rust large', ['g2', 's2']),
  ],
} as unknown as Product

const plain = { options: [], variants: [variant('only', [])] } as unknown as Product

describe('a choice', () => {
  test('starts with the first variant for sale', () => {
    expect(firstChoice(mug)).toEqual({ Glaze: 'g2', Size: 's1' })
    expect(firstChoice(plain)).toEqual({})
  })

  test.each([
    [{ Glaze: 'g2', Size: 's2' }, 'rust large'],
    [{ Size: 's1', Glaze: 'g2' }, 'rust small'],
    [{ Glaze: 'g1', Size: 's2' }, undefined],
    [{ Glaze: 'g2' }, undefined],
  ])('finds for %j the variant %s', (choice, id) => {
    expect(variantOf(mug, choice as Record<string, string>)?.id).toBe(id)
  })

  test('finds the only variant of a product without options', () => {
    expect(variantOf(plain, {})?.id).toBe('only')
  })

  test('names the chosen values', () => {
    expect(labelsOf(mug, { Size: 's2', Glaze: 'g1' })).toEqual({ Glaze: 'Lagoon', Size: '320 ml' })
  })
})

describe('stock', () => {
  test.each([
    [undefined, null, 'out', 'Sold out.'],
    [variant('a', [], { isBuyable: false, stock: 0 }), 'Falmouth', 'out', 'Sold out.'],
    [variant('a', [], { stock: 5 }), 'Falmouth', 'low', 'Only 5 left.', 'Ships from Falmouth.'],
    [variant('a', [], { stock: 6 }), 'Falmouth', 'in', 'In stock.', 'Ships from Falmouth.'],
    [variant('a', [], { stock: null }), null, 'in', 'In stock.'],
  ])('%#', (one, city, state, text, note?: string) => {
    expect(stockWords(one, city)).toEqual({ state, text, note })
  })
})

test('converts amounts to minor units exactly', () => {
  expect(amountsOf({ price: 19.99, priceSale: 0.07 })).toEqual({ price: 1999, priceSale: 7 })
  expect(amountsOf({ price: 28, priceSale: null })).toEqual({ price: 2800, priceSale: null })
})
