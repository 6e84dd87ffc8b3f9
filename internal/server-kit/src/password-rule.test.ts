import assert from 'node:assert/strict'
import { test } from 'node:test'
import { judgePassword } from './password-rule.js'

for (const [password, words, weakness] of [
  ['', [], 'minLength'],
  ['kz8#Pq1', [], 'minLength'],
  ['password', [], 'common'],
  ['Password', [], 'common'],
  ['ｐａｓｓｗｏｒｄ', [], 'common'],
  ['iloveyou1', [], 'common'],
  ['qwertyuiop', [], 'common'],
  ['aaaaaaaaaaaa', [], 'strength'],
  ['walnut-harbour-91', [], null],
  ['four quiet lamps sing', [], null],
  ['runa-vale-harbour', ['runa-vale-harbour'], 'strength'],
  ['Runa-Vale-26', ['Runa Vale'], 'strength'],
  // Easy only for who knows that it is a marketplace.
  ['stoa-marketplace-26', [], 'strength'],
  ['MyCheckoutShop!9', [], 'strength'],
  // What is left of it is strong enough.
  ['stoa-walnut-harbour-91', [], null],
  ['w', ['w'], 'minLength'],
] as const)
  test(`${JSON.stringify(password)} with ${JSON.stringify(words)}: ${weakness ?? 'taken'}`, () => {
    assert.equal(judgePassword(password, words).weakness, weakness)
  })

test('ignores characters after the first 64', () => {
  assert.equal(judgePassword(`${'a'.repeat(64)}four quiet lamps sing`, []).weakness, 'strength')
})
