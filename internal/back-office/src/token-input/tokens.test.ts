import { expect, test } from 'vitest'
import { addTokens, tokensOf } from './tokens.ts'

test('a pasted row of a spreadsheet, a list and a column are tokens', () => {
  expect(tokensOf(' 200  ml,320 ml;\t\r\n 1 l ,, ')).toEqual(['200 ml', '320 ml', '1 l'])
  expect(tokensOf('  ')).toEqual([])
})

test('adds valid tokens and returns the first invalid one', () => {
  const limits = { max: 3, maxLength: 5 }
  expect(addTokens(['Blue'], ['blue ', 'Red'], limits)).toEqual({
    tokens: ['Blue', 'Red'],
    added: ['Red'],
    problem: { kind: 'double', token: 'blue ' },
  })
  expect(addTokens([], ['turquoise', 'a', 'a'], limits)).toEqual({
    tokens: ['a'],
    added: ['a'],
    problem: { kind: 'tooLong', token: 'turquoise' },
  })
  expect(addTokens(['a', 'b'], ['c', 'd'], limits).problem).toEqual({ kind: 'tooMany' })
})
