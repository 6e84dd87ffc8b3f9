import type { MarketApi } from '@stoa/api-client'
import { awake } from '../lib/near.ts'

type Calls = Record<string, (...args: never[]) => Promise<unknown>>

/** What a guest's lines cost today is asked for once somebody is there to see it. */
const untilSeen = (call: string) => (call === 'quote' ? awake() : undefined)

/**
 * The same calls, of a client whose code is fetched by the first of them; a failed fetch fails that call only.
 * @param patience what a call waits for before that
 */
export function laterMarket(
  load: () => Promise<MarketApi>,
  patience: (call: string) => Promise<void> | undefined = untilSeen,
): MarketApi {
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
        async (...args: never[]) => {
          await patience(call)
          return ((await market())[name] as Calls)[call]?.(...args)
        },
    })
  return { auth: group('auth'), cart: group('cart') } as unknown as MarketApi
}
