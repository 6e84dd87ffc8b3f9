import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findLicenseProblems } from '../lib/licenses.ts'

const rules = { allowed: ['MIT', 'ISC'], exceptions: { odd: 'LGPL-3.0', silent: '' } }
type License = { license?: { id?: string; name?: string }; expression?: string }
const problemsOf = (name: string, ...licenses: License[]) =>
  findLicenseProblems({ components: [{ name, version: '1.0.0', licenses }] }, rules)

test('allowed licenses pass, alone, as a choice and together', () => {
  assert.deepEqual(problemsOf('a', { license: { id: 'MIT' } }), [])
  assert.deepEqual(problemsOf('a', { expression: '(GPL-3.0 OR MIT)' }), [])
  assert.deepEqual(problemsOf('a', { expression: 'MIT AND ISC' }), [])
  assert.deepEqual(problemsOf('a', { license: { id: 'MIT' } }, { license: { id: 'ISC' } }), [])
})

test('others are named', () => {
  assert.deepEqual(problemsOf('a', { license: { id: 'GPL-3.0' } }), [
    'a 1.0.0: its licence GPL-3.0 is not allowed',
  ])
  assert.equal(problemsOf('a', { expression: 'MIT AND GPL-3.0' }).length, 1)
  assert.equal(problemsOf('a', { license: { id: 'MIT' } }, { license: { id: 'GPL-3.0' } }).length, 1)
  assert.equal(problemsOf('a', { expression: '(MIT OR (ISC AND GPL-3.0))' }).length, 1)
  assert.equal(problemsOf('a', { license: { name: 'MIT or so' } }).length, 1)
  assert.deepEqual(problemsOf('a'), ['a 1.0.0: it names no licence'])
})

test('an exception holds for one name and one license', () => {
  assert.deepEqual(problemsOf('odd', { license: { id: 'LGPL-3.0' } }), [])
  assert.deepEqual(problemsOf('silent'), [])
  assert.equal(problemsOf('odd', { license: { id: 'AGPL-3.0' } }).length, 1)
  assert.equal(problemsOf('silent', { license: { id: 'AGPL-3.0' } }).length, 1)
})

test('an empty bill is a problem', () => {
  assert.deepEqual(findLicenseProblems({ components: [] }, rules), ['the bill of materials is empty'])
})
