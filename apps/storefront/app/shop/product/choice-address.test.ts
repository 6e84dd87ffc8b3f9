import type { Product, Variant } from '@stoa/api-client/schema'
import { describe, expect, test } from 'vitest'
import { variantHref } from '../../lib/variant-href.ts'
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

describe('choice in the URL', () => {
  test('adds readable values and keeps other parameters', () => {
    const search = withChoice(mug, { Glaze: 'g2', Size: 's2', Stars: 't1' }, '?reviews=highest&glaze=lagoon')
    expect(search).toBe('?reviews=highest&glaze=ink&size=320-ml&stars-choice=t1')
    expect(readChoice(mug, search)).toEqual({ Glaze: 'g2', Size: 's2', Stars: 't1' })
  })

  test.each([
    ['', null],
    ['?glaze=moss&stars=5', null],
    ['?glaze=g2&size=320-ml', { Glaze: 'g2', Size: 's2', Stars: 't2' }],
    // The other options are filled with a variant for sale.
    ['?glaze=ink', { Glaze: 'g2', Size: 's2', Stars: 't2' }],
    // A variant that the URL names completely is shown even if it is sold out.
    ['?glaze=ink&size=200-ml', { Glaze: 'g2', Size: 's1', Stars: 't1' }],
    // There is no such variant.
    ['?glaze=lagoon&size=320-ml', null],
  ])('reads %j as %j', (search, choice) => {
    expect(readChoice(mug, search)).toEqual(choice)
  })

  test.each([
    [{}, {}, '/product/mug'],
    [{ Glaze: 'Ink', Size: '320 ml' }, {}, '/product/mug?glaze=ink&size=320-ml'],
    [{ Glaze: 'Ink', Stars: '4' }, { Glaze: 'g2', Stars: 't4' }, '/product/mug?glaze=ink&stars-choice=4'],
    // Other labels may have the same slug, or there is none: only the id is certain.
    [{ Glaze: 'A+' }, { Glaze: 'g3' }, '/product/mug?glaze=g3'],
    [{ Glaze: 'A+' }, {}, '/product/mug?glaze=a'],
    [{ 色: '藍' }, { 色: 'g4' }, '/product/mug?%E8%89%B2=g4'],
    [{ 色: '藍' }, {}, '/product/mug'],
  ])('links %j of %j to %s', (labels, ids: Record<string, string>, href) => {
    const chosen = Object.entries(labels).map(([name, value]) => ({ name, value, valueId: ids[name] }))
    expect(variantHref('mug', chosen)).toBe(href)
  })
})
