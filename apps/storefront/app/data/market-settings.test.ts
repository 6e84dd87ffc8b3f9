import { RouterContextProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MARKET = {
  version: 1,
  name: 'Kauppa',
  state: 'open' as const,
  language: 'en',
  locale: 'en-US',
  timeZone: 'UTC',
  marks: { logo: null, logoDark: null, icon: null, share: null },
  theme: { light: null, dark: null },
  legal: { entity: null, address: [], country: null, register: null, responsible: null, vatId: null },
  legalLines: [],
  includedTax: null,
  email: 'hello@kauppa.example',
  social: [],
  footerLinks: [],
  consentText: null,
  returnDays: 30,
  reduction: 'prior30' as const,
  withdrawal: { scope: 'all' as const, days: 14 },
  currency: 'JPY',
  delivery: { defaultCountry: 'JP' as const, countries: ['JP' as const] },
  shippingPrices: { standard: 7, premium: 13, express: 31 },
  payment: null,
}
const api = vi.fn<() => Promise<Response>>()
const away = () => Promise.resolve(Response.json({ status: 503, title: 'Down', fields: [] }, { status: 503 }))

/** A process that has just begun. */
async function start() {
  vi.resetModules()
  const [{ followMarket }, { currencyOfMarket, isMarketKnown }, { requestScope }] = await Promise.all([
    import('./market-settings.server.ts'),
    import('../lib/money.ts'),
    import('./scope.server.ts'),
  ])
  /** @param version of the page that will be kept; null if it won't be */
  const ask = (version: string | null = null) => {
    const context = new RouterContextProvider()
    context.set(requestScope, { nonce: '', apiUrl: 'http://api.test', requestId: '', origin: null, version })
    return followMarket({ request: new Request('http://localhost/'), context }).then(
      () => 200,
      ({ init }) => init,
    )
  }
  return { ask, currencyOfMarket, isMarketKnown }
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

test('nothing is shown before the API has said what it counts in, and each request asks again', async () => {
  const { ask, currencyOfMarket, isMarketKnown } = await start()
  api.mockImplementation(away)
  for (let round = 0; round < 2; round++)
    expect(await ask()).toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
  expect(isMarketKnown()).toBe(false)

  api.mockImplementation(async () => Response.json(MARKET))
  expect(await ask()).toBe(200)
  expect([isMarketKnown(), currencyOfMarket()]).toEqual([true, 'JPY'])
})

test('what the API said last holds while it is away', async () => {
  const { ask, currencyOfMarket } = await start()
  api.mockImplementation(async () => Response.json(MARKET))
  await ask()
  api.mockImplementation(away)
  vi.advanceTimersByTime(3_600_000)
  expect(await ask()).toBe(200)
  expect(api).toHaveBeenCalledTimes(2)
  expect(currencyOfMarket()).toBe('JPY')
})

test('kept pages have the settings of their version, others those of the last ten seconds', async () => {
  const { ask } = await start()
  api.mockImplementation(async () => Response.json(MARKET))
  for (const version of ['a', 'a', 'b', 'b', null, null]) expect(await ask(version)).toBe(200)
  expect(api).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(10_000)
  await ask('b')
  expect(api).toHaveBeenCalledTimes(2)
  await ask()
  expect(api).toHaveBeenCalledTimes(3)
})
