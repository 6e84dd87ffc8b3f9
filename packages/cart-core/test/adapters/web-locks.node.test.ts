import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWebLocks } from '../../src/adapters/web-locks.ts'

/** Web Locks as a page has them, as far as one lock goes: the next one is called when the former's promise settles. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    request(_name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) {
      const mine = last.then(() => {
        signal.throwIfAborted()
        return run()
      })
      last = mine.catch(() => {})
      return mine
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { locks: fakeLocks() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('keeps the lock for 200 ms after the work, while other processes may see old storage', async () => {
  const locks = createWebLocks()
  const order: string[] = []
  const first = locks.request('a', async () => order.push('first'), 1000)
  const second = locks.request('a', async () => order.push('second'), 1000)
  await pass(0)
  // The caller gets the result immediately.
  expect(await first).toBe(1)
  await pass(199)
  expect(order).toEqual(['first'])
  await pass(1)
  expect(order).toEqual(['first', 'second'])
  await second
})

test('reports failed work immediately and keeps the lock for the same time', async () => {
  const locks = createWebLocks()
  const order: string[] = []
  const first = locks.request('a', () => Promise.reject(new Error('refused')), 1000)
  await expect(first).rejects.toThrow('refused')
  void locks.request('a', async () => order.push('second'), 1000)
  await pass(199)
  expect(order).toEqual([])
  await pass(1)
  expect(order).toEqual(['second'])
})

test('the limit is for getting the lock, not for holding it', async () => {
  const locks = createWebLocks()
  const long = locks.request('a', () => new Promise(resolve => setTimeout(() => resolve('done'), 500)), 100)
  await pass(0)
  // Only the work's own timer is left.
  expect(vi.getTimerCount()).toBe(1)
  const late = locks.request('a', async () => 'never', 100)
  const refused = expect(late).rejects.toMatchObject({ name: 'AbortError' })
  await pass(500)
  expect(await long).toBe('done')
  await pass(200)
  await refused
})
