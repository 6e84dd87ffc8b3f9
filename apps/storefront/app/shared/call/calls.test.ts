import { ApiError } from '@stoa/api-client'
import { expect, test } from 'vitest'
import { createCalls } from './calls.ts'
import { orThrow } from './core-error.ts'

const refusal = (status: number) =>
  new ApiError({ kind: 'http', status, title: 'The order has changed', detail: 'It was shipped.' })

const lost = () => new ApiError({ kind: 'network', title: 'The network failed' })

/** Promise that the test settles. */
function pending<T>() {
  let resolve!: (value: T) => void
  let reject!: (error: unknown) => void
  const promise = new Promise<T>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

test('is busy under its name until the response arrives, then done', async () => {
  const calls = createCalls()
  const answer = pending<number>()
  const done = calls.call({}, () => answer.promise, { what: 'save' })
  expect(calls.get()).toMatchObject({ busy: 'save', isDone: false })
  answer.resolve(3)
  expect(await done).toEqual({ ok: true, answer: 3 })
  expect(calls.get()).toEqual({ busy: undefined, isDone: true, problem: null })
})

test('sends nothing for a second press during the first call', async () => {
  const calls = createCalls()
  const answer = pending<string>()
  let sent = 0
  const send = () => {
    sent++
    return answer.promise
  }
  const first = calls.call({}, send)
  expect(await calls.call({}, send)).toEqual({ ok: false, error: null })
  answer.resolve('saved')
  expect(await first).toEqual({ ok: true, answer: 'saved' })
  expect(sent).toBe(1)
})

test('is no longer busy after send throws an error that is no API error', async () => {
  const calls = createCalls()
  const broken = new TypeError('Failed to fetch dynamically imported module')
  await expect(calls.call({}, () => Promise.reject(broken))).rejects.toBe(broken)
  expect(calls.get()).toEqual({ busy: undefined, isDone: false, problem: null })
  await expect(
    calls.call({}, () => {
      throw broken
    }),
  ).rejects.toBe(broken)
  expect(calls.get().busy).toBeUndefined()
  expect(await calls.call({}, async () => 'again')).toEqual({ ok: true, answer: 'again' })
})

test('shows why a call was refused until the next one starts', async () => {
  const calls = createCalls()
  const error = refusal(400)
  expect(await calls.call({}, () => Promise.reject(error))).toEqual({ ok: false, error })
  expect(calls.get()).toMatchObject({ busy: undefined, isDone: false, problem: { error } })
  expect(calls.get().problem?.notice?.text).toBe('It was shipped.')

  const answer = pending<void>()
  const next = calls.call({}, () => answer.promise)
  expect(calls.get().problem).toBeNull()
  answer.resolve()
  await next
})

test('shows a refusal with the messages of its rules', async () => {
  const calls = createCalls()
  const notice = { tone: 'caution', title: 'You seem to be offline.', text: '' } as const
  await calls.call({ problemOf: () => ({ fields: {}, notice }) }, () => Promise.reject(lost()))
  expect(calls.get().problem?.notice).toEqual(notice)
})

test.each([409, 412])('calls onConflict when the status is %i', async status => {
  const told: unknown[] = []
  const rules = {
    onConflict: (error: ApiError) => told.push(['conflict', error.status]),
    onRefused: (error: ApiError) => told.push(['refused', error.status]),
  }
  await createCalls().call(rules, () => Promise.reject(refusal(status)))
  expect(told).toEqual([
    ['refused', status],
    ['conflict', status],
  ])
})

test.each([400, 403, 404, 500])('does not call onConflict when the status is %i', async status => {
  let conflicts = 0
  await createCalls().call({ onConflict: () => conflicts++ }, () => Promise.reject(refusal(status)))
  expect(conflicts).toBe(0)
})

test('repeats a call whose response was lost with the same key', async () => {
  const calls = createCalls()
  const keys: string[] = []
  const body = { quantity: 2 }
  const send = (fails: boolean) =>
    calls.call({}, async ({ keyOf }) => {
      keys.push(keyOf(body))
      if (fails) throw lost()
    })
  await send(true)
  await send(false)
  expect(keys[1]).toBe(keys[0])
})

test('makes a new key for another intent, and for an equal one after a response', async () => {
  const calls = createCalls()
  const keys: string[] = []
  const send = (body: unknown) => calls.call({}, async ({ keyOf }) => void keys.push(keyOf(body)))
  await send({ text: 'one' })
  await send({ text: 'two' })
  await send({ text: 'one' })
  expect(new Set(keys).size).toBe(3)
})

test('keeps the key of a lost call during a call without a key', async () => {
  const calls = createCalls()
  const keys: string[] = []
  const send = (fails: boolean) =>
    calls.call({}, async ({ keyOf }) => {
      keys.push(keyOf('apply'))
      if (fails) throw lost()
    })
  await send(true)
  await calls.call({}, async () => 'chosen')
  await send(false)
  expect(keys[1]).toBe(keys[0])
})

test('resolves and refreshes without listeners', async () => {
  const calls = createCalls()
  const heard: (string | undefined)[] = []
  const leave = calls.subscribe(() => heard.push(calls.get().busy))
  const answer = pending<string>()
  const read: string[] = []
  const done = calls.call({ refresh: async path => read.push(path) }, () => answer.promise, {
    refresh: ['/api/seller/shop'],
  })
  leave()
  answer.resolve('saved')
  expect(await done).toEqual({ ok: true, answer: 'saved' })
  expect(read).toEqual(['/api/seller/shop'])
  expect(heard).toEqual(['call'])
})

test('forgets only the problem', async () => {
  const calls = createCalls()
  await calls.call({}, () => Promise.reject(refusal(400)))
  calls.forgetProblem()
  expect(calls.get()).toEqual({ busy: undefined, isDone: false, problem: null })
})

test('shows a failure of the core like a refused call', async () => {
  const calls = createCalls()
  const failure = { code: 'not_activated', message: 'Your account is not activated' }
  const done = await calls.call({}, () => orThrow(Promise.resolve({ ok: false, error: failure } as const)))
  expect(done).toEqual({ ok: false, error: null })
  expect(calls.get().problem?.notice).toMatchObject({ title: 'Your account is not activated.' })
  expect(await calls.call({}, () => orThrow(Promise.resolve({ ok: true, value: 7 } as const)))).toEqual({
    ok: true,
    answer: 7,
  })
})
