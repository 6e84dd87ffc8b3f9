import { expect, test } from 'vitest'
import { problemWords } from './problem-words.ts'

test('a closed shop says from which day it sells again, where that is known', () => {
  const line = { code: 'shop_closed', unitPrice: 2_400, quantity: 1 }
  expect(problemWords({ ...line, backOn: '2026-12-12' })).toEqual({
    title: 'The shop is on a break.',
    text: 'Back on Sat, Dec 12.',
  })
  expect(problemWords(line).title).toBe('The shop is closed.')
})
