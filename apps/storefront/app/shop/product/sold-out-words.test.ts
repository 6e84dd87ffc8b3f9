import type { Product } from '@stoa/api-client/schema'
import { expect, test } from 'vitest'
import { soldOutWords } from './sold-out-words.ts'

const option = (name: string, labels: string[]) => ({
  name,
  values: labels.map(label => ({ id: label, name: label, picture: null })),
})
const product = (options: ReturnType<typeof option>[], inStock: string[][]) =>
  ({
    options,
    variants: inStock.map((optionIds, id) => ({ id: String(id), optionIds, isBuyable: true })),
  }) as unknown as Product

const glaze = option('Glaze', ['Lagoon', 'Rust', 'Sand', 'Ink'])
const size = option('Size', ['320 ml', '450 ml'])
const chosen = { Glaze: 'Lagoon', Size: '450 ml' }

test.each([
  [
    [glaze, size],
    [
      ['Rust', '450 ml'],
      ['Sand', '450 ml'],
      ['Ink', '450 ml'],
      ['Lagoon', '320 ml'],
    ],
    '450 ml is sold out in Lagoon. In stock in Rust, Sand and Ink.',
  ],
  // No other glaze has this size, so the sizes in stock of this glaze are named.
  [[glaze, size], [['Lagoon', '320 ml']], 'Lagoon is sold out in 450 ml. In stock in 320 ml.'],
  [[glaze, size], [['Rust', '320 ml']], 'Lagoon, 450 ml is sold out. Other choices are in stock.'],
  [[glaze], [['Ink']], 'Lagoon is sold out. In stock in Ink.'],
  [
    [option('Glaze', ['Lagoon', 'A', 'B', 'C', 'D', 'E'])],
    [['A'], ['B'], ['C'], ['D'], ['E']],
    'Lagoon is sold out. In stock in A, B, C and 2 more.',
  ],
  [[glaze, size], [], 'Sold out.'],
])('names the choices in stock: %#', (options, inStock, words) => {
  const choice = Object.fromEntries(options.map(({ name }) => [name, chosen[name as 'Glaze' | 'Size']]))
  expect(soldOutWords(product(options, inStock), choice)).toBe(words)
})
