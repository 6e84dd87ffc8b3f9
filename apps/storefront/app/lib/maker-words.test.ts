import { expect, test } from 'vitest'
import { madeByWords, makerWords } from './maker-words.ts'

test.each([
  [['Ines', 'Tom'], 0, 'Falmouth', 'Ines & Tom · Falmouth', 'Made by Ines and Tom in Falmouth'],
  [['Ada'], 0, null, 'Ada', 'Made by Ada'],
  [
    ['Ana', 'Rui'],
    9,
    'Guimarães',
    'Ana, Rui & 9 more · Guimarães',
    'Made by Ana, Rui and 9 more in Guimarães',
  ],
  [[], 0, 'Ghent', undefined, undefined],
])('names %j and %i more makers in %s', (names, more, city, onCard, onPage) => {
  const others = Array.from({ length: more }, () => 'Someone')
  expect(makerWords({ names, more, city })).toBe(onCard)
  expect(
    madeByWords(
      [...names, ...others].map(name => ({ name })),
      city,
    ),
  ).toBe(onPage)
})
