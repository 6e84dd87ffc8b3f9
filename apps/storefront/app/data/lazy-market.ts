import type { MarketApi } from '@stoa/api-client'

type Calls = Record<string, (...args: never[]) => Promise<unknown>>

/** The same calls, of a client whose code is fetched by the first of them; a failed fetch fails that call only. */
export function lazyMarket(load: () => Promise<MarketApi>): MarketApi {
  let loaded: Promise<MarketApi> | undefined
  const market = () => {
    loaded ??= load().catch(error => {
      loaded = undefined
      throw error
    })
    return loaded
  }
  const group = (name: keyof MarketApi) =>
    new Proxy({} as Calls, {
      get:
        (_, call: string) =>
        async (...args: never[]) =>
          ((await market())[name] as Calls)[call]?.(...args),
    })
  return { auth: group('auth'), cart: group('cart') } as unknown as MarketApi
}
