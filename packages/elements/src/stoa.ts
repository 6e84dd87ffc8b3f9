/** Entry: the market object, count and add. Loads `parts` when the page has a header, cart or drawer. */
import { StoaAddToCart } from './elements/add-to-cart.ts'
import { StoaCartCount } from './elements/cart-count.ts'
import { definePart } from './elements/part.ts'
import { openOnPress } from './elements/presses.ts'
import { StoaMarket } from './elements/stoa-market.ts'
import { watchParts } from './elements/watch-parts.ts'
import { createMarket } from './market/market.ts'
import { shareMarket } from './market/registry.ts'
import type { Market, Stoa } from './market/types.ts'

export type { AddRequest, Stoa, StoaEvent, StoaEvents } from './market/types.ts'

/** Names of the built chunks next to this file. */
declare const GUEST_FILE: string
declare const PARTS_FILE: string
declare const OWN_ORIGIN_FILE: string
declare const BRIDGE_FILE: string

/** The elements' names are taken. This copy has functions only. */
const OTHER_MAJOR = 'This page has two major versions of the elements stoa-*. The first one draws them.'

/** Loads a chunk from the folder of this file, so that a page needs one origin in its policy. */
const load = (file: string) => import(/* @vite-ignore */ new URL(file, import.meta.url).href)

function start(): Market {
  const isFirst = !customElements.get('stoa-cart-count')
  const market = createMarket(new URL(import.meta.url).origin, {
    guest: () => load(GUEST_FILE),
    parts: () => (isFirst ? load(PARTS_FILE) : Promise.reject(new Error(OTHER_MAJOR))),
    ownOrigin: () => load(OWN_ORIGIN_FILE),
    bridge: () => load(BRIDGE_FILE),
  })
  if (isFirst) {
    openOnPress(market.stoa.open)
    watchParts(market.stoa.load)
  } else console.warn(OTHER_MAJOR)
  if (!('stoa' in globalThis)) Object.assign(globalThis, { stoa: market.stoa })
  return market
}

const isBrowser = typeof document !== 'undefined'
const market = isBrowser ? shareMarket(start) : null

/** Functions of the page's cart. On a server there are none, and the value is null at run time. */
export const stoa = market?.stoa as Stoa

if (market) {
  // First: the others read the settings.
  definePart('stoa-market', StoaMarket)
  definePart('stoa-cart-count', StoaCartCount)
  definePart('stoa-add-to-cart', StoaAddToCart)
}
