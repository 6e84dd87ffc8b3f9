import { RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const PAGES = {
  pages: [
    {
      slug: 'help',
      kind: 'information',
      isOwn: false,
      inSitemap: false,
      versionId: '018f0000-0000-7000-8000-000000000000',
      upcoming: null,
      title: 'Help',
      description: 'Answers.',
      updated: '2026-11-15',
      html: '<p>Hello.</p>',
      sections: [
        { id: '', level: 1, title: '', text: 'Hello.' },
        { id: 'orders', level: 2, title: 'Orders?', text: '' },
        { id: 'where', level: 3, title: 'Where is it?', text: 'On its way.' },
        { id: 'how', level: 3, title: 'How it travels', text: 'By post.' },
      ],
    },
  ],
}
const api = vi.fn<() => Promise<Response>>()
const away = () => Promise.resolve(Response.json({ status: 503, title: 'Down', fields: [] }, { status: 503 }))
const here = async () => Response.json(PAGES)

/** A process that has just begun. */
async function start() {
  vi.resetModules()
  const { informationPage } = await import('./information.server.ts')
  const { requestScope } = await import('./scope.server.ts')
  return (path: string, version: string | null = null) => {
    const context = new RouterContextProvider()
    context.set(requestScope, { nonce: '', apiUrl: 'http://api.test', requestId: '', origin: null, version })
    return informationPage({ request: new Request('http://localhost/'), context }, path)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', api)
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  api.mockReset()
})

test('a page has the headings and questions of its sections', async () => {
  const ask = await start()
  api.mockImplementation(here)
  expect(await ask('help')).toMatchObject({
    title: 'Help',
    headings: [{ id: 'orders' }, { id: 'where' }, { id: 'how' }],
    questions: [{ question: 'Where is it?', answer: 'On its way.' }],
  })
  expect(await ask('../../package')).toBeNull()
})

test('all pages are read at once, and the last ones hold while the API is away', async () => {
  const ask = await start()
  api.mockImplementation(away)
  await expect(ask('help')).rejects.toMatchObject({ init: { status: 503 } })
  api.mockImplementation(here)
  await ask('help')
  api.mockImplementation(away)
  vi.advanceTimersByTime(3_600_000)
  expect(await ask('help')).toMatchObject({ title: 'Help' })
})

test('kept pages have the texts of their version, others those of the last ten seconds', async () => {
  const ask = await start()
  api.mockImplementation(here)
  for (const version of ['a', 'a', 'b', 'b', null]) await ask('help', version)
  expect(api).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  await ask('help', 'b')
  expect(api).toHaveBeenCalledTimes(2)
  await ask('help')
  expect(api).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(60_000)
  await ask('help', 'b')
  expect(api).toHaveBeenCalledTimes(4)
})
