import { expect, test } from 'vitest'
import { problemWords } from './problem-words.ts'

test('says when a shop on vacation is back, if the day is known', () => {
  const line = { code: 'shop_closed', unitPrice: 2_400, quantity: 1 }
  expect(problemWords({ ...line, backOn: '2026-12-12' })).toEqual({
    title: 'The shop is on vacation.',
    text: 'Back on Sat, Dec 12.',
  })
  expect(problemWords(line).title).toBe('The shop is closed.')
})

test('names the country to which a shop does not deliver', () => {
  const line = { code: 'shipping_unavailable', unitPrice: 2_400, quantity: 1 }
  expect(problemWords({ ...line, country: 'Japan' })).toEqual({
    title: 'Doesn’t deliver to Japan.',
    text: 'Choose another country, or keep it for later.',
  })
  expect(problemWords({ ...line, country: 'United Kingdom' }).title).toBe(
    'Doesn’t deliver to the United Kingdom.',
  )
})
