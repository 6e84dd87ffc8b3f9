import { expect, test } from 'vitest'
import { drain, MAX_LATE_MS } from './draining.ts'

/** Milliseconds that a drain takes whose last call comes so long after its begin. */
async function lengthOf(seconds: number, lastCall: number): Promise<number> {
  const began = performance.now()
  await drain(seconds, () => Math.min(performance.now(), began + lastCall))
  return performance.now() - began
}

test('without a drain nothing is waited for, even while calls come', async () => {
  expect(await lengthOf(0, 60_000)).toBeLessThan(MAX_LATE_MS / 2)
})

test.concurrent.each([
  ['is over as told where calls have ended', 1, 0, 1_000],
  ['goes on until nobody has called for half a second', 0.2, 1_000, 1_500],
  ['does not wait for ever where calls never end', 0.2, 60_000, 200 + MAX_LATE_MS],
])('a drain %s', async (_title, seconds, lastCall, expected) => {
  const length = await lengthOf(seconds, lastCall)
  // A timer may come a moment early, and on a busy machine late.
  expect(length).toBeGreaterThan(expected - 10)
  expect(length).toBeLessThan(expected + MAX_LATE_MS)
})
