import { describe, expect, test } from 'vitest'
import { readListingQuery, readPageNumber } from './listing-query.ts'

describe('readListingQuery', () => {
  test.each([
    ['', {}],
    ['q=+mug+', { q: 'mug' }],
    ['q=%20%20', {}],
    ['minPrice=10&maxPrice=120', { minPrice: 10, maxPrice: 120 }],
    ['minPrice=&maxPrice=', {}],
    ['minPrice=12,50', { minPrice: 12.5 }],
    ['minPrice=1.234&maxPrice=2.34567', { minPrice: 1.234, maxPrice: 2.346 }],
    ['minPrice=50&maxPrice=10', { minPrice: 10, maxPrice: 50 }],
    ['minPrice=-4&maxPrice=NaN', {}],
    ['minPrice=1e9', {}],
    ['minRating=4', { minRating: 4 }],
    ['minRating=6', {}],
    ['minRating=4.5', {}],
    ['inStock=1&onSale=true', { inStock: true, onSale: true }],
    ['inStock=no', {}],
    ['sort=price_asc', { sort: 'price_asc' }],
    ['sort=drop%20table', {}],
    ['category=a%2Fb&category=c&shop=kiln', { categories: ['a/b', 'c'], shops: ['kiln'] }],
    ['cursor=abc', { cursor: 'abc' }],
    ['option=Glaze:Lagoon&option=Size:320+ml', { options: ['Glaze:Lagoon', 'Size:320 ml'] }],
    ['option=Glaze&option=:x&option=', {}],
    [`option=Glaze:${'x'.repeat(200)}`, {}],
    [`cursor=${'x'.repeat(401)}`, {}],
    ['utm_source=x&__proto__=1', {}],
  ])('%s', (search, expected) => {
    expect(readListingQuery(new URLSearchParams(search))).toEqual(expected)
  })
})

describe('readPageNumber', () => {
  test.each([
    ['', 1],
    ['page=3', 1],
    ['cursor=a&page=3', 3],
    ['cursor=a&page=-1', 1],
    ['cursor=a&page=x', 1],
    ['cursor=a', 1],
  ])('%s', (search, expected) => {
    expect(readPageNumber(new URLSearchParams(search))).toBe(expected)
  })
})
