import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { createDraining } from './draining.js'

/** Shorter than a process waits, for the test's sake. */
const MAX_LATE_MS = 5_000

/** Returns the milliseconds of a drain during which `path` is requested for the given time. */
async function lengthOf(seconds: number, path: string, callsMs: number): Promise<number> {
  const draining = createDraining(MAX_LATE_MS)
  let isOver = false
  const began = performance.now()
  const lengthSoFar = () => performance.now() - began
  const calls = (async () => {
    while (!isOver && lengthSoFar() < callsMs) {
      draining.heard(path)
      await sleep(20)
    }
  })()
  await draining.begin(seconds)
  const length = lengthSoFar()
  isOver = true
  await calls
  assert.equal(draining.isDraining, true)
  return length
}

describe('a drain', { concurrency: true }, () => {
  for (const [title, seconds, path, callsMs, expected] of [
    ['of nothing does not wait, even while calls come', 0, '/', 60_000, 0],
    ['is over as told where nobody calls', 1, '/', 0, 1_000],
    ['is over as told where a balancer asks for health alone', 1, '/healthz', 60_000, 1_000],
    ['goes on until nobody has called for half a second', 0.2, '/', 1_000, 1_400],
    ['does not wait for ever where calls never end', 0.2, '/', 60_000, 200 + MAX_LATE_MS],
  ] as const)
    test(title, async () => {
      const length = await lengthOf(seconds, path, callsMs)
      // A timer may come a moment early, and on a busy machine late.
      assert.ok(length > expected - 10, `${length} ms`)
      assert.ok(length < expected + MAX_LATE_MS - 500, `${length} ms`)
    })
})

test('does not drain a process that was not stopped', () => {
  assert.equal(createDraining().isDraining, false)
})
