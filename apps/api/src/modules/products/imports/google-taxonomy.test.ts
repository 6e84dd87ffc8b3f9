import { expect, test } from 'vitest'
import { readTaxonomy } from './google-taxonomy.ts'

const read = (text: string) => {
  const { categories, refused } = readTaxonomy(text)
  return { paths: categories.map(({ path, externalId, depth }) => [path, externalId, depth]), refused }
}
const expected = [
  ['animals-and-pets', '1', 1],
  ['animals-and-pets/birds', '9', 2],
  ['animals-and-pets/birds/cages', '10', 3],
  ['arts', '100', 1],
]

test.each([
  [
    'a nested set',
    '# a remark\n   1 | [   1-   6] | Animals & Pets\n     9 | [2-5] | Birds\n      10 | [3-4] | Cages\n 100 | [7-8] | Arts\n',
  ],
  [
    'numbers and paths',
    '# Google_Product_Taxonomy\r\n1 - Animals & Pets\r\n9 - Animals & Pets > Birds\r\n10 - Animals & Pets > Birds > Cages\r\n100 - Arts\r\n',
  ],
])('%s', (_, text) => {
  expect(read(text)).toEqual({ paths: expected, refused: [] })
})

test('names alone are known by their path', () => {
  expect(read('Arts\nArts > Paper').paths).toEqual([
    ['arts', 'arts', 1],
    ['arts/paper', 'arts/paper', 2],
  ])
})

test.each([
  ['a name twice among siblings', '1 - Arts\n2 - arts', 2, /line 1/],
  ['a number twice', '1 - Arts\n1 - Papers', 2, /used twice/],
  ['a child without its parent', '1 - Arts\n2 - Papers > Books', 2, /parent/],
  ['a name without letters', '1 - Arts\n2 - ***', 2, /letter or digit/],
])('%s is refused, the rest goes in', (_, text, line, reason) => {
  const { paths, refused } = read(text)
  expect(paths).toEqual([['arts', '1', 1]])
  expect(refused).toMatchObject([{ line, reason: expect.stringMatching(reason) }])
})
