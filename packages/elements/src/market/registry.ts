import type { Market } from './types.ts'

/** Major version of the elements, written by the build. */
declare const MAJOR: string

/** Name of the page's market object. All copies of this major version use it. */
const MARKET = Symbol.for(`stoa.market/${MAJOR}`)

type Page = { [MARKET]?: Market }

/** Returns the market object of the page, or makes it. */
export const shareMarket = (make: () => Market): Market => ((globalThis as Page)[MARKET] ??= make())

/** Returns the market object of the page. Elements are defined after it was made. */
export function pageMarket(): Market {
  const market = (globalThis as Page)[MARKET]
  if (!market) throw new Error('The page has no market object')
  return market
}
