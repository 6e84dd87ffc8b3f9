import { expect, test } from 'vitest'
import { readReviewChoice, reviewsHref } from './review-choice.ts'

test.each([
  ['', null],
  ['reviews=pictures', null],
  ['reviews=loudest&stars=6', null],
  ['stars=many', null],
  ['stars=4.5', null],
  ['reviews=lowest', { sort: 'lowest' }],
  ['stars=5', { stars: 5 }],
  ['reviews=newest&stars=1&after=c', { sort: 'newest', stars: 1, cursor: 'c' }],
])('reads %j', (search, choice) => {
  expect(readReviewChoice(new URLSearchParams(search))).toEqual(choice)
})

test.each([
  [{}, '?#reviews'],
  [{ sort: 'pictures' as const }, '?#reviews'],
  [{ sort: 'highest' as const, stars: 4 }, '?reviews=highest&stars=4#reviews'],
  [{ stars: 2, cursor: 'a b' }, '?stars=2&after=a+b#reviews'],
])('links %o to %s', (choice, href) => {
  expect(reviewsHref(choice)).toBe(href)
})

test('keeps the other parameters of the page', () => {
  const search = new URLSearchParams('glaze=rust&reviews=lowest&size=200-ml&after=c')
  expect(reviewsHref({ sort: 'highest' }, search)).toBe('?reviews=highest&glaze=rust&size=200-ml#reviews')
})
