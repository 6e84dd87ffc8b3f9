import { expect, test } from 'vitest'

interface Report {
  isWorker: boolean
  hasDocument: boolean
  results: { name: string; error: string | null }[]
}

test('the whole suite passes in a dedicated worker, where there is no document and no storage', async () => {
  const worker = new Worker(new URL('./support/worker.ts', import.meta.url), { type: 'module' })
  const report = await new Promise<Report>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = event => reject(new Error(`${event.message} ${event.filename}:${event.lineno}`))
  }).finally(() => worker.terminate())
  expect(report).toMatchObject({ isWorker: true, hasDocument: false })
  expect(report.results.filter(({ error }) => error)).toEqual([])
  expect(report.results.length).toBeGreaterThan(220)
})

test('what the worker asserts with can fail', async () => {
  const { expect: inWorker } = await import('./support/in-worker.ts')
  const fails = (assert: () => unknown) => expect(assert).toThrow()
  type Any = Record<string, (expected?: unknown) => void>
  const it = (actual: unknown) => inWorker(actual) as Any
  fails(() => it(1).toBe!(2))
  fails(() => it({ a: 1, b: 2 }).toEqual!({ a: 1 }))
  fails(() => it({ a: [1, 2] }).toMatchObject!({ a: [1] }))
  fails(() => it({ a: { b: 1 } }).toMatchObject!({ a: { b: 2 } }))
  fails(() => it(new Set(['a'])).toEqual!(new Set(['b'])))
  fails(() => it(new Map([['a', 1]])).toEqual!(new Map([['a', 2]])))
  fails(() => it([1]).toHaveLength!(2))
  fails(() => it(['a']).toContain!('b'))
  fails(() => it('a').toMatch!(/b/))
  fails(() => it({ a: 'x' }).toEqual!({ a: inWorker.any(Number as never) }))
  fails(() => it(1).toBeNothingKnown!())
  expect(() => it({ a: 1, b: undefined }).toEqual!({ a: 1 })).not.toThrow()
})
