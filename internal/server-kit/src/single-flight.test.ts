import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { createSingleFlight, singleFlightAfterNow } from './single-flight.js'

/** Calls that end when the test says so. */
function createRuns() {
  const ends: (() => void)[] = []
  const run = () => {
    const number = ends.length + 1
    return new Promise<number>(resolve => ends.push(() => resolve(number)))
  }
  /** Waits until so many calls have begun. */
  const begun = async (count: number) => {
    while (ends.length < count) await setImmediate()
    assert.equal(ends.length, count)
  }
  return { ends, begun, shared: singleFlightAfterNow(run) }
}

test('callers during a run wait for the next one together', async () => {
  const { ends, begun, shared } = createRuns()
  const first = shared()
  const others = [shared(), shared(), shared()]
  await begun(1)
  ends[0]!()
  assert.equal(await first, 1)
  await begun(2)
  const late = shared()
  ends[1]!()
  assert.deepEqual(await Promise.all(others), [2, 2, 2])
  await begun(3)
  ends[2]!()
  assert.equal(await late, 3)
})

test('a failed run fails its own callers and none after them', async () => {
  let attempt = 0
  const shared = singleFlightAfterNow(async () => {
    attempt += 1
    if (attempt === 1) throw new Error('not now')
    return attempt
  })
  const [first, second] = [shared(), shared()]
  await assert.rejects(first, /not now/)
  assert.equal(await second, 2)
  assert.equal(await shared(), 3)
})

test('calls that begin apart from each other are shared by those who come between', async () => {
  const begun: number[] = []
  const shared = singleFlightAfterNow(async () => begun.push(performance.now()), { minIntervalMs: 20 })
  assert.equal(await shared(), 1)
  // The first has ended, and its time has not.
  assert.deepEqual(await Promise.all([shared(), shared(), shared()]), [2, 2, 2])
  // A timer may end a little early.
  assert.ok(begun[1]! - begun[0]! > 18)
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
  const failed = assert.rejects(Promise.all(left), /left/)
  first.abort()
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [false],
  )
  second.abort()
  await failed
  assert.equal(await share('a', work), 'made')
  assert.deepEqual(
    signals.map(({ aborted }) => aborted),
    [true, false],
  )
})
