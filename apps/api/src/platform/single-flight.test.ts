import { expect, test, vi } from 'vitest'
import { createSingleFlight, singleFlightAfterNow } from './single-flight.ts'

/** Calls that end when the test says so. */
function createRuns() {
  const ends: (() => void)[] = []
  const run = () => {
    const number = ends.length + 1
    return new Promise<number>(resolve => ends.push(() => resolve(number)))
  }
  return { ends, shared: singleFlightAfterNow(run) }
}

test('callers during a run wait for the next one together', async () => {
  const { ends, shared } = createRuns()
  const first = shared()
  const others = [shared(), shared(), shared()]
  expect(ends).toHaveLength(1)
  ends[0]!()
  expect(await first).toBe(1)
  await vi.waitFor(() => expect(ends).toHaveLength(2))
  const late = shared()
  ends[1]!()
  expect(await Promise.all(others)).toEqual([2, 2, 2])
  await vi.waitFor(() => expect(ends).toHaveLength(3))
  ends[2]!()
  expect(await late).toBe(3)
})

test('a failed run fails its own callers and none after them', async () => {
  let attempt = 0
  const shared = singleFlightAfterNow(async () => {
    attempt += 1
    if (attempt === 1) throw new Error('not now')
    return attempt
  })
  const [first, second] = [shared(), shared()]
  await expect(first).rejects.toThrow('not now')
  expect(await second).toBe(2)
  expect(await shared()).toBe(3)
})

test('calls that begin apart from each other are shared by those who come between', async () => {
  const begun: number[] = []
  const shared = singleFlightAfterNow(async () => begun.push(performance.now()), { minIntervalMs: 20 })
  expect(await shared()).toBe(1)
  // The first has ended, and its time has not.
  expect(await Promise.all([shared(), shared(), shared()])).toEqual([2, 2, 2])
  // A timer may end a little early.
  expect(begun[1]! - begun[0]!).toBeGreaterThan(18)
})

test('aborts a shared call once all callers have left, and starts another for the next', async () => {
  const share = createSingleFlight<string>()
  const signals: AbortSignal[] = []
  const work = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<string>((done, fail) => {
      signal.addEventListener('abort', () => fail(new Error('left')))
      if (signals.length > 1) done('made')
    })
  }
  const [first, second] = [new AbortController(), new AbortController()]
  const left = [share('a', work, first.signal), share('a', work, second.signal)]
  first.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  second.abort()
  await expect(Promise.all(left)).rejects.toThrow('left')
  expect(await share('a', work)).toBe('made')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
})
