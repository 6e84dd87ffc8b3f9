import { expect, test } from 'vitest'
import { judge } from './judge.ts'

const TAKEN_FROM = 3

test.each([
  ['', [], false],
  ['kz8#Pq1', [], false],
  ['password', [], false],
  ['Password', [], false],
  ['iloveyou1', [], false],
  ['qwertyuiop', [], false],
  ['aaaaaaaaaaaa', [], false],
  ['walnut-harbour-91', [], true],
  ['four quiet lamps sing', [], true],
  ['runa-vale-harbour', ['runa-vale-harbour'], false],
])('%j beside %j is taken: %s', (password, own, taken) => {
  expect(judge(password, own).score >= TAKEN_FROM).toBe(taken)
})

test('too short says how much is missing', () => {
  expect(judge('abcde', []).label).toBe('3 more characters')
  expect(judge('abcdefg', []).label).toBe('1 more character')
})
