import { describe, expect, test } from 'vitest'
import type { StoredPage } from './information.server.ts'
import { searchInformation } from './information-search.server.ts'

const page = (slug: string, title: string, sections: Record<string, string>): StoredPage => ({
  slug,
  kind: 'information',
  isOwn: false,
  inSitemap: false,
  versionId: '018f0000-0000-7000-8000-000000000000',
  upcoming: null,
  title,
  description: '',
  updated: '2026-11-15',
  html: '',
  sections: Object.entries(sections).map(([title, text], at) => ({
    id: title.toLowerCase().replaceAll(/\W+/g, '-'),
    level: at === 0 ? 1 : 3,
    title,
    text,
  })),
})

const PAGES = [
  page('shipping-policy', 'Shipping policy', {
    '': 'Every shop packs its own items. A parcel by express can be returned too.',
    'If a parcel is late': 'Wait two working days, then open a dispute.',
  }),
  page('help', 'Help', {
    '': 'Answers to what people ask most.',
    'What if I forgot my password?': 'Ask for a link on the page where you log in.',
    'How long does it take?': 'Standard takes three to five days. Express arrives tomorrow.',
    'My parcel is late. What now?': 'Look at its state first.',
    'Which cookies do you use?': 'Only those that you allow.',
    'How do I return an item?': `${'Open the order. '.repeat(20)}Choose what you return. ${'Then pack it. '.repeat(20)}`,
    'An empty section about passwords': '',
  }),
  page('return-policy', 'Return policy', { '': 'You have 30 days to return what you don’t want.' }),
]

const titles = (query: string) => searchInformation(query, PAGES).map(({ title }) => title)

describe('the search within help', () => {
  test.each([
    ['password', 'What if I forgot my password?'],
    ['Passwórd', 'What if I forgot my password?'],
    ['how long does it take', 'How long does it take?'],
    ['parcel late', 'My parcel is late. What now?'],
    ['cookies', 'Which cookies do you use?'],
  ])('%s finds “%s” first', (query, title) => {
    expect(titles(query)[0]).toBe(title)
  })

  test('looks into the policies too, after the help', () => {
    const places = searchInformation('return', PAGES).map(({ place }) => place)
    expect(places).toEqual(['Help', 'Return policy', 'Shipping policy'])
  })

  test('names a place on the page, and says why it was found', () => {
    expect(searchInformation('express', PAGES).map(({ href, title }) => [href, title])).toEqual([
      ['/help#how-long-does-it-take-', 'How long does it take?'],
      ['/shipping-policy', 'Shipping policy'],
    ])
    const text = searchInformation('return', PAGES)[0]?.text ?? ''
    expect(text).toMatch(/^… .*Choose what you return\..* …$/)
    expect(text.length).toBeLessThan(200)
  })

  test.each(['', '   ', '?!', 'xqzzvw', 'password xqzzvw', '(((', '\\', 'a'.repeat(5000)])(
    'nothing for %j, and no error',
    query => {
      expect(searchInformation(query, PAGES)).toEqual([])
    },
  )
})
