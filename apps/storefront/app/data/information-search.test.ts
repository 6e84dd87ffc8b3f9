import { describe, expect, test } from 'vitest'
import { informationPage } from './information.server.ts'
import { searchInformation } from './information-search.server.ts'

const FACTS = {
  name: 'Stoa',
  legal: { entity: null, address: [], country: null, register: null, vatId: null },
  email: 'hello@stoa.example',
  currency: 'USD',
  returnDays: 30,
  shippingPrices: { standard: 6.99, premium: 12.99, express: 30.99 },
}

const titles = (query: string) => searchInformation(query, FACTS).map(({ title }) => title)

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

  test('it looks into the policies too, after the help', () => {
    const found = searchInformation('return', FACTS)
    const places = found.map(({ place }) => place)
    expect(places[0]).toBe('Help')
    expect(new Set(places).size).toBeGreaterThan(2)
  })

  test('what it finds can be jumped to and says why it was found', () => {
    const found = searchInformation('express', FACTS)
    expect(found.length).toBeGreaterThan(1)
    for (const { href, text, title } of found) {
      const [path = '', id] = href.slice(1).split('#')
      if (id) expect(informationPage(path, FACTS)?.html).toContain(`id="${id}"`)
      expect(`${title} ${text}`).toMatch(/express/i)
      expect(text.length).toBeLessThan(200)
      expect(text).not.toMatch(/[|*#\\]|\]\(|^- | - /)
    }
  })

  test.each(['', '   ', '?!', 'xqzzvw', 'password xqzzvw', '(((', '\\', 'a'.repeat(5000)])(
    'nothing for %j, and no error',
    query => {
      expect(searchInformation(query, FACTS)).toEqual([])
    },
  )
})
