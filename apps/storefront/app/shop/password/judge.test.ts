import { expect, test } from 'vitest'
import { judge } from './judge.ts'

test.each([
  ['abcde', '3 more characters'],
  ['abcdefg', '1 more character'],
  ['iloveyou1', 'Too common'],
  ['stoa-marketplace-26', 'Weak'],
  ['four quiet lamps sing', 'Strong'],
])('rates %j as: %s', (password, label) => {
  expect(judge(password, []).label).toBe(label)
})
