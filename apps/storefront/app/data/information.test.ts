import { describe, expect, test } from 'vitest'
import { commissionTable } from './commission-table.ts'
import { informationPage, informationUpdated } from './information.server.ts'
import type { StatedFacts } from './information-amounts.ts'
import { INFORMATION_PAGES } from './information-pages.ts'

const DOLLARS: StatedFacts = {
  name: 'Stoa',
  legal: {
    entity: 'Stoa Market',
    address: ['12 Colonnade Street'],
    country: null,
    register: null,
    vatId: null,
  },
  email: 'hello@stoa.example',
  currency: 'USD',
  returnDays: 30,
  shippingPrices: { standard: 6.99, premium: 12.99, express: 30.99 },
}

test.each(INFORMATION_PAGES)('$path has a text, a title, a description and a date', ({ path }) => {
  const page = informationPage(path, DOLLARS)
  expect(page?.title).toBeTruthy()
  expect(page?.description.length).toBeGreaterThan(20)
  expect(page?.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(informationUpdated(path)).toBe(page?.updated)
  expect(page?.html.length).toBeGreaterThan(500)
})

test('every heading of the contents can be jumped to', () => {
  const help = informationPage('help', DOLLARS)
  expect(help?.headings.length).toBeGreaterThan(5)
  for (const { id } of help?.headings ?? []) expect(help?.html).toContain(`id="${id}"`)
  expect(new Set(help?.headings.map(({ id }) => id)).size).toBe(help?.headings.length)
})

test('help is questions and answers in plain words', () => {
  const questions = informationPage('help', DOLLARS)?.questions ?? []
  expect(questions.length).toBeGreaterThan(10)
  for (const { question, answer } of questions) {
    expect(question).toMatch(/\?$/)
    expect(answer).not.toMatch(/[[\]#*]/)
  }
})

test('the privacy page says that views of products are counted, and that nobody is followed', () => {
  const { html } = informationPage('privacy-policy', DOLLARS)!
  expect(html).toContain('page was opened')
  expect(html).toContain('is counted, with the kind of page that led there, but not by whom')
})

test('the page for sellers says what the API takes, whatever the categories are called', () => {
  const page = (rates: Parameters<typeof commissionTable>[0]) =>
    informationPage('seller-registration', DOLLARS, commissionTable(rates))!.html
  const two = {
    defaultRate: 8,
    categories: [
      { path: 'home', name: 'Home & <b>Garden</b> | *all*', rate: 12.5 },
      { path: 'books', name: 'Books', rate: 0 },
    ],
  }
  const html = page(two)
  expect(html).toContain('<td>Home &amp; &lt;b&gt;Garden&lt;/b&gt; | *all*</td>\n<td>12.5%</td>')
  expect(html).toContain('<td>Books</td>\n<td>0%</td>')
  expect(html).toContain('<td>Everything else</td>\n<td>8%</td>')
  expect(page({ defaultRate: 9.5, categories: [] })).toContain('<strong>9.5%</strong> of the price')
  expect(page(null)).toContain('could not be read just now')
})

test('an unknown page is null', () => {
  expect(informationPage('../../package', DOLLARS)).toBeNull()
  expect(informationUpdated('../../package')).toBeUndefined()
})

describe('the prices that a page states', () => {
  /** Facts as the API states them, and the page's texts. */
  const cases: [StatedFacts, { name: string; prices: string[]; example: string }][] = [
    [DOLLARS, { name: 'US dollars', prices: ['$6.99', '$12.99', '$30.99'], example: '$37.98' }],
    [
      { ...DOLLARS, currency: 'JPY', shippingPrices: { standard: 7, premium: 13, express: 31 } },
      { name: 'Japanese yen', prices: ['¥7', '¥13', '¥31'], example: '¥38' },
    ],
    [
      { ...DOLLARS, currency: 'KWD' },
      {
        name: 'Kuwaiti dinars',
        prices: ['KWD\u00a06.990', 'KWD\u00a012.990', 'KWD\u00a030.990'],
        example: 'KWD\u00a037.980',
      },
    ],
  ]

  test.each(cases)('are those of the API: %j', (facts, { name, prices, example }) => {
    expect(informationPage('terms-of-service', facts)?.html).toContain(
      `Prices are in ${name} and include tax`,
    )
    const shipping = informationPage('shipping-policy', facts)?.html ?? ''
    for (const price of prices) expect(shipping).toContain(`<td>${price}</td>`)
    expect(shipping).toContain(`Shipping comes to ${example}.`)
  })

  test('change when the API changes them', () => {
    informationPage('shipping-policy', DOLLARS)
    const shippingPrices = { ...DOLLARS.shippingPrices, standard: 5 }
    expect(informationPage('shipping-policy', { ...DOLLARS, shippingPrices })?.html).toContain(
      '<td>$5.00</td>',
    )
  })

  test.each(INFORMATION_PAGES)('$path names no currency of its own', ({ path }) => {
    const yen = { ...DOLLARS, currency: 'JPY', shippingPrices: { standard: 7, premium: 13, express: 31 } }
    const page = informationPage(path, yen)
    const text = JSON.stringify(page)
    expect(text).not.toMatch(/\{\{|\}\}|\$|dollar|USD|[0-9]\.99/)
  })
})

test('every page has the name and company of the settings, whatever signs are in them', () => {
  const facts = { ...DOLLARS, name: 'Kauppa <b>*& Co', email: 'terve_1@kauppa.example' }
  for (const { path } of INFORMATION_PAGES) {
    const { sections, questions, ...page } = informationPage(path, facts)!
    expect(JSON.stringify({ page, sections, questions })).not.toMatch(
      /\bStoa\b(?! Market)|stoa\.example|\{\{/,
    )
  }
  const about = informationPage('about', facts)!
  expect(about.title).toBe('About Kauppa <b>*& Co')
  expect(about.html).toContain('Stoa Market<br>12 Colonnade Street')
  expect(about.html).toContain('href="mailto:terve_1@kauppa.example"')
  expect(informationPage('terms-of-service', facts)!.html).toContain('What Kauppa &lt;b&gt;*&amp; Co is')
})
