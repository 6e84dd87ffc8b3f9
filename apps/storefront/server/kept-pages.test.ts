import { expect, test } from 'vitest'
import { StoredText } from './encodings.ts'
import { createKeptPages, type StoredPage } from './kept-pages.ts'

const pageOf = async (words: string, of: Partial<StoredPage> = {}): Promise<StoredPage> => ({
  status: 200,
  headers: {},
  text: await StoredText.of(Buffer.from(words), 'often'),
  isWhole: true,
  ...of,
})
const wordsOf = async ({ text }: StoredPage) => (await text.as(null)).toString()

/** A store whose version and pages the test sets. */
function createStore(maxBytes = 2 ** 20) {
  const state = { version: 'v1' as string | null, made: [] as string[], page: {} as Partial<StoredPage> }
  const page = createKeptPages({ readVersion: async () => state.version, maxBytes })
  const get = (address: string, cookies = '') =>
    page(
      { address, cookies },
      async version => {
        const name = [address, cookies, String(version)].filter(Boolean).join(' ')
        state.made.push(name)
        return pageOf(name, state.page)
      },
      new AbortController().signal,
    )
  return { state, get }
}

test('a crowd has each page rendered once for each version', async () => {
  const { state, get } = createStore()
  const crowd = () => Promise.all(Array.from({ length: 500 }, (_, at) => get(at % 2 ? '/mug' : '/')))
  await crowd()
  state.version = 'v2'
  const pages = await crowd()
  await crowd()
  expect(state.made).toEqual(['/ v1', '/mug v1', '/ v2', '/mug v2'])
  expect(await wordsOf(pages[1]!)).toBe('/mug v2')
})

test('renders for each visitor while there is no version', async () => {
  const { state, get } = createStore()
  state.version = null
  await Promise.all([get('/'), get('/')])
  expect(state.made).toEqual(['/ null', '/ null'])
})

test('does not keep a page that lacks a part', async () => {
  const { state, get } = createStore()
  state.page = { isWhole: false }
  await get('/')
  await get('/')
  expect(state.made).toEqual(['/ v1', '/ v1'])
})

test('ends a rendering when all who wait for it have left', async () => {
  const page = createKeptPages({ readVersion: async () => 'v1', maxBytes: 2 ** 20 })
  const visitors = [new AbortController(), new AbortController()]
  let rendering: AbortSignal | undefined
  const make = (_: string | null, signal: AbortSignal) =>
    new Promise<StoredPage>((_, reject) => {
      rendering = signal
      signal.addEventListener('abort', () => reject(new Error('left')))
    })
  const pages = Promise.allSettled(
    visitors.map(({ signal }) => page({ address: '/', cookies: '' }, make, signal)),
  )
  await expect.poll(() => rendering).toBeDefined()
  visitors[0]!.abort()
  expect(rendering!.aborted).toBe(false)
  visitors[1]!.abort()
  expect(rendering!.aborted).toBe(true)
  expect((await pages).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('addresses with a query never push out those without one', async () => {
  const { state, get } = createStore(20_000)
  await get('/')
  for (let at = 0; at < 200; at++) await get(`/search?q=${at}`)
  state.made.length = 0
  await get('/')
  await get('/search?q=0')
  expect(state.made).toEqual(['/search?q=0 v1'])
})

test('keeps a page for each country, none of which pushes out the pages without one', async () => {
  const { state, get } = createStore(20_000)
  const codes = Array.from({ length: 200 }, (_, at) => `deliver-to=${at}`)
  await get('/mug')
  for (const code of codes) expect(await wordsOf(await get('/mug', code))).toBe(`/mug ${code} v1`)
  state.made.length = 0
  await get('/mug')
  await get('/mug', codes.at(-1))
  expect(state.made).toEqual([])
})

test('keeps nothing without memory for it', async () => {
  const { state, get } = createStore(0)
  await get('/')
  await get('/')
  expect(state.made).toEqual(['/ null', '/ null'])
})
