import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '@stoa/testing/paths'
import { levels } from './levels.ts'
import { type Evidence, evidenceOf, type Row, rowsOf } from './table.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const rows = rowsOf(read('docs/asvs.md'))

const asked = Object.entries(levels).flatMap(([section, all]) =>
  [...all].flatMap((level, at) => (level === '-' ? [] : [`${section}.${at + 1} at level ${level}`])),
)

/** Whether a file has a test, or a table of cases, of that title. */
const isTitleIn = (source: string, title: string) =>
  ["'", '"', '`'].some(quote =>
    source
      .split(quote + title + quote)
      .slice(0, -1)
      .some(before => /(\b(test|it)(\.\w+)*|\]\))\(\s*$/.test(before)),
  )

const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )

const wrongWith: Readonly<Record<string, (row: Row, evidence: Evidence[]) => string | null>> = {
  test: (_row, evidence) => {
    if (evidence.length === 0) return 'names no test'
    const wrong = evidence.find(
      ({ file, title }) =>
        !/\.(test|spec|soak)\.tsx?$/.test(file) ||
        !existsSync(inRoot(file)) ||
        !title ||
        !isTitleIn(read(file), title),
    )
    return wrong ? `there is no test “${wrong.title}” in ${wrong.file}` : null
  },
  code: (_row, evidence) => {
    if (evidence.length === 0) return 'names no line'
    const wrong = evidence.find(
      ({ file, code }) => !existsSync(inRoot(file)) || !code || !read(file).includes(code),
    )
    return wrong ? `there is no ${wrong.code} in ${wrong.file}` : null
  },
  document: (_row, evidence) => {
    if (evidence.length === 0) return 'names no document'
    const wrong = evidence.find(
      ({ file, anchor }) =>
        !existsSync(inRoot(file)) || (anchor !== undefined && !anchorsOf(read(file)).includes(anchor)),
    )
    return wrong ? `there is no heading ${wrong.anchor} in ${wrong.file}` : null
  },
  'does not apply': ({ words }) => (words.length < 15 ? 'gives no reason' : null),
  'not met': ({ words }) => (words.length < 15 ? 'gives no reason' : null),
}

test('lists every requirement of levels 1 and 2 once, at its level and in order', () => {
  assert.equal(asked.length, 217)
  assert.deepEqual(
    rows.map(({ id, level }) => `${id} at level ${level}`),
    asked,
  )
})

test('finds the test, code, heading or reason that each row names', () => {
  const wrong = rows.flatMap(row => {
    const problem = (wrongWith[row.state] ?? (() => `has the state ${row.state}`))(
      row,
      evidenceOf(row.evidence),
    )
    return problem ? [`${row.id} ${problem}`] : []
  })
  assert.deepEqual(wrong, [])
})

test('a title, a line, a heading or a reason that is not there is found', () => {
  const wrong = (state: string, evidence: string, words = '') =>
    wrongWith[state]?.({ id: '1.1.1', level: '1', state, words, evidence }, evidenceOf(evidence))
  const suite = '[parts](../operations/support/parts.test.ts)'
  assert.equal(wrong('test', `${suite} “finds an installed program”`), null)
  assert.equal(
    wrong('test', `${suite} “finds a program”`),
    'there is no test “finds a program” in operations/support/parts.test.ts',
  )
  assert.equal(wrong('test', ''), 'names no test')
  assert.equal(
    wrong('code', '[a](../SECURITY.md) `no such words`'),
    'there is no no such words in SECURITY.md',
  )
  assert.equal(
    wrong('document', '[a](security.md#no-such-heading)'),
    'there is no heading no-such-heading in docs/security.md',
  )
  assert.equal(wrong('not met', '', 'Later.'), 'gives no reason')
})
