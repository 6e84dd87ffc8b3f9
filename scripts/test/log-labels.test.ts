import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'

const WRITERS = [
  'apps/api/src/operator/**/*.ts',
  'apps/api/src/modules/operators/*.ts',
  'apps/api/src/commands/*.ts',
]
/** Functions that make an entry, with what they put before its name. */
const MAKERS = {
  ofCategory: 'category.',
  ofPerson: 'person.',
  ofPage: '',
  ofShop: '',
  entryOf: '',
  sessionEntry: '',
}
/** Names that are made of a state or a kind. */
const COMPOSED = [
  ...['paid', 'failed', 'canceled'].map(status => `payout.${status}`),
  ...['buyer', 'seller'].map(winner => `dispute.decided_for_${winner}`),
  ...['granted', 'refused'].map(decision => `category.menu_${decision}`),
  ...['product', 'review', 'question'].flatMap(kind => [`${kind}.restricted`, `${kind}.restriction_lifted`]),
]

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!)

/** Names of the entries that the API and its commands write. */
function written(): string[] {
  const files = globSync(WRITERS, { cwd: inRoot() }).map(read)
  const stated = files
    .flatMap(text => text.match(/\bwhat\b\s*[:=][^\n]*/g) ?? [])
    .flatMap(line => namesIn(line, /'([a-z_]+\.[a-z_]+)'/g))
  const made = Object.entries(MAKERS).flatMap(([maker, before]) =>
    files.flatMap(text =>
      namesIn(text, new RegExp(`\\b${maker}\\(\\s*'([a-z_.]+)'`, 'g')).map(name => before + name),
    ),
  )
  return [...new Set([...stated, ...made, ...COMPOSED])].toSorted()
}

/** Keys of an object of labels in a file. */
const labeled = (path: string, from: string) =>
  namesIn(
    read(path)
      .split(from)[1]!
      .split(/\n {0,2}\}/)[0]!,
    /^\s+'?([a-z_.]+)'?:/gm,
  )

test('the console names every entry of the operator log', () => {
  const names = new Set(labeled('apps/operator/src/pages/log/what.labels.ts', 'what:'))
  const all = written()
  assert.ok(all.length > 50)
  assert.deepEqual(
    all.filter(name => !names.has(name)),
    [],
  )
})

test('the console names every kind of subject of the operator log', () => {
  const schema = read('apps/api/src/modules/operators/operators.schema.ts')
  const kinds = namesIn(schema.split("'subject_kind'")[1]!.split(']')[0]!, /'([a-z_]+)'/g)
  assert.ok(kinds.length > 20)
  const names = new Set(labeled('apps/operator/src/pages/log/log-page.labels.ts', 'kinds: {'))
  assert.deepEqual(
    kinds.filter(kind => !names.has(kind)),
    [],
  )
})
