import { expect, test } from 'vitest'
import { heroTexts, shownSections, showsWindows } from './home-texts.ts'

const NONE = { title: null, text: null, buttons: null, proofs: [], promises: null, sections: null }

test('shows the sections in the operator’s order, and those that aren’t listed after them', () => {
  expect(shownSections(NONE)).toEqual([
    'bestSellers',
    'shopOfTheWeek',
    'categories',
    'scene',
    'newest',
    'shops',
    'recentlyViewed',
    'promises',
  ])
  const sections = [
    { kind: 'newest', isVisible: true },
    { kind: 'windows', isVisible: false },
    { kind: 'scene', isVisible: false },
    { kind: 'categories', isVisible: true },
  ] as const
  expect(shownSections({ ...NONE, sections })).toEqual([
    'newest',
    'categories',
    'bestSellers',
    'shopOfTheWeek',
    'shops',
    'recentlyViewed',
    'promises',
  ])
  expect([showsWindows(NONE), showsWindows({ ...NONE, sections })]).toEqual([true, false])
})

test('takes the operator’s texts as they are, with the number of shops', () => {
  const rest = 'Fill one cart, pay once, and every shop ships its own parcel.'
  const ledeOf = (shops: number) => heroTexts(NONE, { shops, hasProducts: true }).lede
  expect([0, 1, 14].map(ledeOf)).toEqual([
    rest,
    `Products from 1 shop. ${rest}`,
    `Products from 14 shops. ${rest}`,
  ])
  const own = {
    ...NONE,
    title: 'Kauppa',
    text: '{shops} shops, {one} sea',
    buttons: [{ label: 'Look', href: '/vendors' }],
  }
  expect(heroTexts(own, { shops: 14, hasProducts: false })).toEqual({
    title: 'Kauppa',
    lede: '14 shops, {one} sea',
    actions: [{ label: 'Look', href: '/vendors' }],
    proofs: [],
  })
})

test('promises no shops and no products before there are some', () => {
  const shown = (shops: number, hasProducts: boolean) => {
    const { title, actions } = heroTexts(NONE, { shops, hasProducts })
    return [title, ...actions.map(({ href }) => href)]
  }
  expect(shown(0, false)).toEqual(['Our first shops are on their way', '/seller-registration'])
  expect(shown(2, false)).toEqual(['Many shops, one cart', '/vendors'])
  expect(shown(2, true)).toEqual(['Many shops, one cart', '/all-product', '/vendors'])
})
