import { expect, test } from 'vitest'
import { type CoreProblem, quantityThatSolves, toLineProblem } from './to-line-problem.ts'

const options = { money: (minor: number) => `$${minor / 100}`, day: (date: string) => `day ${date}` }
const line = { price: 2_800, salePrice: 2_400, quantity: 3 }
const shown = (problem: CoreProblem, more = {}) => toLineProblem(problem, line, { ...options, ...more })

test('offers the quantity that solves a problem', () => {
  expect(shown({ code: 'stock_reduced', available: 2 })).toEqual({
    code: 'stock_reduced',
    title: 'Only 2 left.',
    text: 'You asked for 3.',
    action: { label: 'Change to 2' },
  })
  expect(shown({ code: 'out_of_stock' }).action).toEqual({ label: 'Remove' })
  const codes = ['stock_reduced', 'shop_closed', 'price_changed', 'shipping_unavailable', 'unheard_of']
  const problems = codes.map(code => ({ code, available: 2 }))
  expect(codes.map(code => quantityThatSolves({ problems }, code))).toEqual([2, 0, null, null, null])
  expect(quantityThatSolves({ problems: [] }, 'shop_closed')).toBeNull()
})

test('is positive only about a lower price', () => {
  expect(shown({ code: 'price_changed', previousPrice: 2_600 })).toEqual({
    code: 'price_changed',
    tone: 'positive',
    title: 'Now $24.',
    text: 'It was $26 when you added it.',
  })
  expect(shown({ code: 'price_changed', previousPrice: 2_000 }).tone).toBeUndefined()
  expect(shown({ code: 'price_changed' }).text).toBe('The price has changed since you added it.')
})

test('says when a shop on vacation is back, if the day is known', () => {
  expect(shown({ code: 'shop_closed', backOn: '2026-12-12' })).toMatchObject({
    title: 'The shop is on vacation.',
    text: 'Back on day 2026-12-12.',
  })
  expect(shown({ code: 'shop_closed', backOn: null }).title).toBe('The shop is closed.')
})

test('names the country to which a shop does not deliver', () => {
  const problem = { code: 'shipping_unavailable' }
  expect(shown(problem, { country: 'the United Kingdom' }).title).toBe(
    'Doesn’t deliver to the United Kingdom.',
  )
  expect(shown(problem).title).toBe('Doesn’t deliver to this country.')
  expect(shown({ ...problem, reason: 'tax' }).title).toBe('This shop can’t deliver to the EU yet.')
  expect(shown(problem, { labels: { undeliverableText: 'Remove it.' } }).text).toBe('Remove it.')
})
