import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findProgram, missingParts } from './parts.ts'

test('finds an installed program', () => {
  assert.equal(findProgram('sh')?.endsWith('/sh'), true)
  assert.equal(findProgram('no-such-program'), null)
})

test('a suite without its parts is skipped with a reason', t => {
  t.mock.method(console, 'log', () => undefined)
  delete process.env.OPERATIONS
  assert.equal(missingParts('balancer', ['sh']), false)
  assert.match(String(missingParts('balancer', ['sh', 'no-such-program'])), /balancer needs no-such-program/)
})

test('throws for a missing part if every suite is required', () => {
  process.env.OPERATIONS = 'required'
  try {
    assert.throws(() => missingParts('balancer', ['no-such-program']), /no-such-program/)
  } finally {
    delete process.env.OPERATIONS
  }
})
