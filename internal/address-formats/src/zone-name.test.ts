import assert from 'node:assert/strict'
import { test } from 'node:test'
import { zoneName } from './zone-name.js'

for (const [timeZone, name] of [
  ['Europe/Helsinki', { city: 'Helsinki' }],
  ['America/Argentina/Buenos_Aires', { city: 'Buenos Aires' }],
  ['UTC', { offset: 'UTC' }],
  ['Etc/UTC', { offset: 'UTC' }],
  ['Etc/GMT+5', { offset: 'UTC−5' }],
  ['Etc/GMT-14', { offset: 'UTC+14' }],
] as const)
  test(`names ${timeZone} as readers do`, () => {
    assert.deepEqual(zoneName(timeZone), name)
  })
