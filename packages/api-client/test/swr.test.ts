import type { ScopedMutator } from 'swr'
import { describe, expect, test, vi } from 'vitest'
import { ApiError, createApiClient } from '../src/index.ts'
import { apiKey, createUseApi, mutatePath, swrSettings } from '../src/swr/index.ts'
import { BASE, createServer, json } from './support/server.ts'

/** Arguments that the hook passes to SWR. Their effect is tested in `swr.browser.test.tsx`. */
vi.mock('swr', () => ({ default: (...given: unknown[]) => given }))

type Given = [key: unknown, read: () => Promise<unknown>, options: object]

describe('what SWR is given', () => {
  const make = () => {
    const { heard, send } = createServer(() => json({ name: 'Shop' }))
    const useApi = createUseApi(createApiClient({ baseUrl: BASE, fetch: send }))
    return { heard, read: (...args: unknown[]) => useApi(...(args as [never])) as unknown as Given }
  }

  test('a key of path and parameters, and the call', async () => {
    const { heard, read } = make()
    const init = { params: { path: { slug: 'orchard' } } }
    const [key, call, options] = read('/api/public/shops/{slug}', init)
    expect(key).toEqual(['/api/public/shops/{slug}', init])
    expect(await call()).toEqual({ name: 'Shop' })
    expect(heard[0]).toMatchObject({ method: 'GET', path: '/api/public/shops/orchard' })
    expect(options).toEqual({})
  })

  test('has an empty key part without parameters', () => {
    const { read } = make()
    expect(read('/api/public/home')[0]).toEqual(['/api/public/home', {}])
    expect(apiKey('/api/public/home')).toEqual(['/api/public/home', {}])
  })

  test('null waits', () => {
    expect(make().read('/api/public/home', null)[0]).toBe(null)
  })

  test('does not read a loader’s data again on mount, unless asked to', () => {
    const { read } = make()
    expect(read('/api/public/home', {}, { fallbackData: 1 })[2]).toEqual({
      fallbackData: 1,
      revalidateOnMount: false,
    })
    expect(read('/api/public/home', {}, { refreshInterval: 5 })[2]).toEqual({ refreshInterval: 5 })
    expect(read('/api/public/home', {}, { fallbackData: 1, revalidateOnMount: true })[2]).toMatchObject({
      revalidateOnMount: true,
    })
  })
})

test('fresh for five minutes, three retries, no refetch on focus', () => {
  expect(swrSettings).toMatchObject({
    dedupingInterval: 300_000,
    errorRetryCount: 3,
    revalidateOnFocus: false,
  })
})

test.each([
  ['a failure that is not ours', new Error('x'), true],
  ['no network', new ApiError({ kind: 'network', title: 'x' }), true],
  ['too many calls', new ApiError({ kind: 'http', status: 429, title: 'x' }), true],
  ['a server that failed', new ApiError({ kind: 'http', status: 500, title: 'x' }), true],
  ['a server that is away', new ApiError({ kind: 'http', status: 503, title: 'x' }), true],
  ['a refusal', new ApiError({ kind: 'http', status: 404, title: 'x' }), false],
  ['a wrong call', new ApiError({ kind: 'http', status: 400, title: 'x' }), false],
])('%s: asked again is %s', (_what, error, again) => {
  expect(swrSettings.shouldRetryOnError(error)).toBe(again)
})

test('marks what is cached under a path as stale, and nothing else', async () => {
  let isStale!: (key: unknown) => boolean
  const mutate = ((filter: typeof isStale) => {
    isStale = filter
    return Promise.resolve('done')
  }) as unknown as ScopedMutator
  expect(await mutatePath(mutate, '/api/user')).toBe('done')
  expect(isStale(['/api/user/me', {}])).toBe(true)
  for (const other of [['/api/public/home', {}], ['/x/api/user', {}], [1], [], '/api/user/me', undefined])
    expect(isStale(other)).toBe(false)
})
