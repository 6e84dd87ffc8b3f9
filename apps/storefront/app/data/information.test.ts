import { SHIPPING_TIERS } from '@stoa/cart-core'
import { afterEach, describe, expect, test } from 'vitest'
import { countIn, formatMoney } from '../lib/money.ts'
import { commissionTable } from './commission-table.ts'
import { informationPage } from './information.server.ts'
import { INFORMATION_PAGES } from './information-pages.ts'

test.each(INFORMATION_PAGES)('$path has a text, a title, a description and a date', ({ path }) => {
  const page = informationPage(path)
  expect(page?.title).toBeTruthy()
  expect(page?.description.length).toBeGreaterThan(20)
  expect(page?.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(page?.html.length).toBeGreaterThan(500)
})

test('every heading of the contents can be jumped to', () => {
  const help = informationPage('help')
  expect(help?.headings.length).toBeGreaterThan(5)
  for (const { id } of help?.headings ?? []) expect(help?.html).toContain(`id="${id}"`)
  expect(new Set(help?.headings.map(({ id }) => id)).size).toBe(help?.headings.length)
})

test('help is questions and answers in plain words', () => {
  const questions = informationPage('help')?.questions ?? []
  expect(questions.length).toBeGreaterThan(10)
  for (const { question, answer } of questions) {
    expect(question).toMatch(/\?$/)
    expect(answer).not.toMatch(/[[\]#*]/)
  }
})

test('the privacy page says that views of products are counted, and that nobody is followed', () => {
  const { html } = informationPage('privacy-policy')!
  expect(html).toContain('page was opened')
  expect(html).toContain('is counted, with the kind of page that led there, but not by whom')
})

test('the page for sellers says what the API takes, whatever the categories are called', () => {
  const page = (rates: Parameters<typeof commissionTable>[0]) =>
    informationPage('seller-registration', commissionTable(rates))!.html
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
  expect(informationPage('../../package')).toBeNull()
})

describe('amounts and the name of the currency are the marketplace’s', () => {
  afterEach(() => countIn('USD'))

  test.each([
    ['USD', 'US dollars', '$6.99', '$37.98'],
    ['EUR', 'euros', '€6.99', '€37.98'],
    ['JPY', 'Japanese yen', '¥699', '¥3,798'],
    ['KWD', 'Kuwaiti dinars', 'KWD\u00a00.699', 'KWD\u00a03.798'],
  ])('in %s', (currency, name, standard, together) => {
    countIn(currency)
    expect(informationPage('terms-of-service')?.html).toContain(`Prices are in ${name} and include tax`)
    const shipping = informationPage('shipping-policy')?.html ?? ''
    expect(shipping).toContain(`<td>${standard}</td>`)
    expect(shipping).toContain(together)
    for (const amount of Object.values(SHIPPING_TIERS)) expect(shipping).toContain(formatMoney(amount))
  })

  test.each(INFORMATION_PAGES)('$path names no currency of its own', ({ path }) => {
    countIn('JPY')
    const page = informationPage(path)
    const text = JSON.stringify(page)
    expect(text).not.toMatch(/\{\{|\}\}|\$|dollar|USD|[0-9]\.99/)
  })
})
