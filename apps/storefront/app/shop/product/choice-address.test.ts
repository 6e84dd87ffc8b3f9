import type { Product, Variant } from '@stoa/api-client/schema'
import { describe, expect, test } from 'vitest'
import { readChoice, withChoice } from './choice-address.ts'

const option = (name: string, values: Record<string, string>) => ({
  name,
  values: Object.entries(values).map(([id, label]) => ({ id, name: label, picture: null })),
})
const variant = (optionIds: string[], isBuyable = true) => ({ optionIds, isBuyable }) as unknown as Variant

const mug = {
  options: [
    option('Glaze', { g1: 'Lagoon', g2: 'Ink' }),
    option('Size', { s1: '200 ml', s2: '320 ml' }),
    option('Stars', { t1: 'Ein Stern', t2: 'ein stern' }),
  ],
  variants: [variant(['g1', 's1', 't1']), variant(['g2', 's1', 't1'], false), variant(['g2', 's2', 't2'])],
} as Pick<Product, 'options' | 'variants'>

describe('the chosen variant stands in the address', () => {
  test('in words, beside what is there already', () => {
    const search = withChoice(mug, { Glaze: 'g2', Size: 's2', Stars: 't1' }, '?reviews=highest&glaze=lagoon')
    expect(search).toBe('?reviews=highest&glaze=ink&size=320-ml&stars-choice=t1')
    expect(readChoice(mug, search)).toEqual({ Glaze: 'g2', Size: 's2', Stars: 't1' })
  })

  test.each([
    ['', null],
    ['?glaze=moss&stars=5', null],
    // The rest is what can be bought with it.
    ['?glaze=ink', { Glaze: 'g2', Size: 's2', Stars: 't2' }],
    // Asked for by name, it is shown though it is sold out.
    ['?glaze=ink&size=200-ml', { Glaze: 'g2', Size: 's1', Stars: 't1' }],
    // Nobody makes it.
    ['?glaze=lagoon&size=320-ml', null],
  ])('%j is read as %j', (search, choice) => {
    expect(readChoice(mug, search)).toEqual(choice)
  })
})
