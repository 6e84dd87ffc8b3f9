import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig, useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApiClient } from '../src/index.ts'
import { apiKey, createUseApi, mutatePath, swrSettings } from '../src/swr/index.ts'
import { BASE, createServer, json, problem } from './support/server.ts'
import { turn } from './support/turn.ts'

const MINUTE = 60_000
let answers: (() => Response)[] = []
let server: ReturnType<typeof createServer>
let root: Root
const seen: unknown[] = []

const client = createApiClient({
  baseUrl: BASE,
  fetch: async request => {
    open++
    try {
      return await server.send(request)
    } finally {
      open--
    }
  },
})
const useApi = createUseApi(client)

beforeEach(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  // SWR spreads its retries at random; in the middle here.
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  answers = [() => json({ name: 'Aurora' })]
  let n = 0
  server = createServer(() => answers[Math.min(n++, answers.length - 1)]!())
  root = createRoot(document.body.appendChild(document.createElement('main')))
  seen.length = 0
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let open = 0
const pass = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms)
    // SWR reads again at a mount in the next frame.
    await new Promise(requestAnimationFrame)
    // What was asked is answered before the clock moves on.
    for (let calm = 0; calm < 20; calm = open ? 0 : calm + 1) await turn()
  })
const cache = new Map()
const render = async (children: ReactNode) => {
  await act(async () =>
    root.render(<SWRConfig value={{ ...swrSettings, provider: () => cache }}>{children}</SWRConfig>),
  )
  await pass(10)
}
beforeEach(() => cache.clear())

function Shop({ slug = 'aurora' }: { slug?: string | null }) {
  const { data, error, isLoading } = useApi(
    '/api/public/shops/{slug}',
    slug ? { params: { path: { slug } } } : null,
  )
  seen.push(error ? `${error.kind} ${error.status}` : isLoading ? 'loading' : (data?.name ?? 'nothing'))
  return null
}

function Seeded() {
  const { data } = useApi(
    '/api/public/shops/{slug}',
    { params: { path: { slug: 'a' } } },
    {
      fallbackData: { name: 'From the loader' } as never,
    },
  )
  seen.push(data?.name)
  return null
}

let forget!: () => Promise<unknown>
function Both() {
  const { mutate } = useSWRConfig()
  forget = () => mutatePath(mutate, '/api/public/shops')
  useApi('/api/public/home')
  return <Shop />
}

test('reads with parameters, and gives data and loading', async () => {
  await render(<Shop />)
  expect(seen[0]).toBe('loading')
  expect(seen.at(-1)).toBe('Aurora')
  expect(server.heard[0]).toMatchObject({ method: 'GET', path: '/api/public/shops/aurora' })
})

test('waits while there are no parameters', async () => {
  await render(<Shop slug={null} />)
  expect(server.heard).toHaveLength(0)
  expect(seen.at(-1)).toBe('nothing')
})

test('[API-04] data is fresh for five minutes: mounts within them read nothing, the first after them does', async () => {
  await render(<Shop />)
  for (let minute = 1; minute < 4; minute++) {
    await render(null)
    await pass(MINUTE)
    await render(<Shop />)
    expect(seen.at(-1)).toBe('Aurora')
  }
  expect(server.heard).toHaveLength(1)
  await render(null)
  await pass(2.1 * MINUTE)
  await render(<Shop />)
  expect(server.heard).toHaveLength(2)
})

test('[API-04] three retries, then it rests', async () => {
  answers = [() => problem(503, 'server.unavailable')]
  await render(<Shop />)
  expect(server.heard).toHaveLength(1)
  await pass(30 * MINUTE)
  expect(server.heard).toHaveLength(4)
  expect(seen.at(-1)).toBe('http 503')
})

test('[API-04] no refetch when the window gets the focus', async () => {
  await render(<Shop />)
  await pass(10 * MINUTE)
  await act(async () => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await pass(1000)
  expect(server.heard).toHaveLength(1)
})

test.each([
  [404, 'product.not_found', 1],
  [403, 'auth.forbidden', 1],
  [429, 'rate.limited', 2],
])(
  'does not repeat a request rejected with %i, except when there were too many',
  async (status, code, calls) => {
    answers = [() => problem(status, code), () => json({ name: 'Aurora' })]
    await render(<Shop />)
    await pass(MINUTE)
    expect(server.heard).toHaveLength(calls)
  },
)

test('a first value from a loader is shown, and not read again at once', async () => {
  await render(<Seeded />)
  await pass(MINUTE)
  expect(seen).toEqual(['From the loader'])
  expect(server.heard).toHaveLength(0)
})

test('reloads every read under a path after a change, and no other', async () => {
  await render(<Both />)
  expect(server.heard).toHaveLength(2)
  await act(forget)
  await pass(10)
  expect(server.heard.map(({ path }) => path).sort()).toEqual([
    '/api/public/home',
    '/api/public/shops/aurora',
    '/api/public/shops/aurora',
  ])
})

test('the key is the path and its parameters', () => {
  expect(apiKey('/api/public/home')).toEqual(['/api/public/home', {}])
  expect(apiKey('/api/public/home', { params: {} })).toEqual(['/api/public/home', { params: {} }])
})
