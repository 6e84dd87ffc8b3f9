import { describe, expect, test } from 'vitest'
import { priceParts } from './price-parts.ts'

describe('priceParts', () => {
  test.each([
    ['no sale', { amount: 2800 }, { current: 2800, original: null, percentOff: null }],
    ['sale is null', { amount: 2800, saleAmount: null }, { current: 2800, original: null, percentOff: null }],
    ['sale', { amount: 2800, saleAmount: 2240 }, { current: 2240, original: 2800, percentOff: 20 }],
    ['free', { amount: 2800, saleAmount: 0 }, { current: 0, original: 2800, percentOff: 100 }],
    ['same price', { amount: 2800, saleAmount: 2800 }, { current: 2800, original: null, percentOff: null }],
    ['dearer', { amount: 2800, saleAmount: 3000 }, { current: 3000, original: null, percentOff: null }],
    ['a cent off', { amount: 99999, saleAmount: 99998 }, { current: 99998, original: 99999, percentOff: 1 }],
    ['all but a cent', { amount: 99999, saleAmount: 1 }, { current: 1, original: 99999, percentOff: 99 }],
    ['zero price', { amount: 0 }, { current: 0, original: null, percentOff: null }],
    ['below zero', { amount: 0, saleAmount: -100 }, { current: -100, original: 0, percentOff: null }],
    ['thirds', { amount: 300, saleAmount: 200 }, { current: 200, original: 300, percentOff: 33 }],
  ])('%s', (_name, input, expected) => {
    expect(priceParts(input)).toEqual(expected)
  })
})
