import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { findRetiredTerms, readRetiredTerms } from '../lib/names.ts'

const retired = readRetiredTerms(`
| term | meaning | instead of |
|---|---|---|
| email | the message | \`letter\`; not \`code\` in another column |
| single flight | one running call | \`share-runs\` |
| cart store | the state | \`packages/cart-core/\`: \`book\`, \`watch\` |
| limit constants | a limit | \`MOST_\` |
| price | no \`retired\` word | |
`)
const found = (file: string, source = '') =>
  findRetiredTerms(file, source, retired).map(({ identifier, word }) => [identifier ?? '(file)', word])

test('the glossary’s last column is read, with the folder that a word is retired in', () => {
  assert.deepEqual(retired[0], { word: 'letter', instead: 'email', folder: '' })
  assert.deepEqual(
    retired.filter(({ folder }) => folder).map(({ word, folder }) => [word, folder]),
    [
      ['book', 'packages/cart-core/'],
      ['watch', 'packages/cart-core/'],
    ],
  )
  assert.equal(
    retired.some(({ word }) => word === 'retired'),
    false,
  )
})

test('a file’s name is looked at in its parts, with a plural', () => {
  assert.deepEqual(found('apps/api/src/mail/letters.test.ts'), [['(file)', 'letter']])
  assert.deepEqual(found('apps/api/src/mail/resend-letter.css'), [['(file)', 'letter']])
  assert.deepEqual(found('apps/api/src/letters/mail.ts'), [])
  assert.deepEqual(found('apps/api/src/mail/lettering.ts'), [])
  assert.deepEqual(found('apps/api/src/share-runs.ts'), [['(file)', 'share-runs']])
  assert.deepEqual(found('apps/api/src/runs-share.ts'), [])
})

test('every kind of export is looked at, and nothing else', () => {
  const source = `
    export const sendLetter = 1, { letterOf, deep: [letterIn] } = x
    export function letterhead() {}
    export async function openLetter() { const letterInside = 1 }
    export class LetterBox { letter = 1 }
    export interface ALetter { letter: string }
    export type Letters = string
    export enum LetterKind { letter }
    const letter = 1
    import { aLetter } from './other.ts'
    export { letter as mail, mail as shareRuns }
    export type { Letter } from './letter.ts'
    export * from './letters.ts'
    export default letter
    // letter "letter"`
  assert.deepEqual(
    found('a.tsx', source).map(([name]) => name),
    [
      'sendLetter',
      'letterOf',
      'letterIn',
      'openLetter',
      'LetterBox',
      'ALetter',
      'Letters',
      'LetterKind',
      'shareRuns',
      'Letter',
    ],
  )
})

test('a word counts in its folder only, and a constant by its beginning, exported or not', () => {
  assert.deepEqual(found('packages/cart-core/src/book.ts', 'export const watched = 1, watch = 2'), [
    ['(file)', 'book'],
    ['watch', 'watch'],
  ])
  assert.deepEqual(found('packages/ui/src/book.ts', 'export const watch = 2'), [])
  assert.deepEqual(found('a.ts', 'const MOST_LINES = 2, UTMOST_LINES = 1, mostLines = 3'), [
    ['MOST_LINES', 'MOST_'],
  ])
})

test('reads retired terms from the project’s glossary', () => {
  const words = readRetiredTerms(readFileSync(inRoot('docs/glossary.md'), 'utf8'))
  assert.ok(words.length > 30)
  for (const { word, instead } of words) assert.match(`${word} ${instead}`, /^[a-zA-Z_-]+ \S/)
})
