/**
 * Script of `/embed/bridge`: shows the marketplace's own cart to a page on a listed subdomain, which has it in a frame. The page
 * names itself in the fragment. Messages go to this origin only, and only messages of this origin and window get a result.
 */
import type { CartState } from '@stoa/cart-core'
import { createMarket } from '../market/market.ts'
import { hasStorage } from '../market/storage.ts'
import { MARK, type Told } from './messages.ts'
import { createRequests } from './requests.ts'

/** Names of the built chunks next to this file. */
declare const GUEST_FILE: string
declare const OWN_ORIGIN_FILE: string

const load = (file: string) => import(/* @vite-ignore */ new URL(file, import.meta.url).href)
const none = () => Promise.reject(new Error('A bridge shows nothing'))

/** Messages about the account stay with the marketplace. */
const ABOUT_CART = /^(cart|checkout|storage)\./

/** Saved lines and results of a merge stay with the marketplace, whose pages alone show them. */
const shared = (state: CartState): CartState => ({ ...state, saved: [], mergeResults: null })

function serve(origin: string): void {
  const market = createMarket(location.origin, {
    guest: () => load(GUEST_FILE),
    ownOrigin: () => load(OWN_ORIGIN_FILE),
    parts: none,
    bridge: none,
  })
  const requests = createRequests(market)
  const tell = (told: Told) => parent.postMessage({ stoa: MARK, ...told }, origin)
  addEventListener('message', async ({ source, origin: from, data }) => {
    if (source !== parent || from !== origin || data?.stoa !== MARK || !Number.isInteger(data.id)) return
    const result = await requests(data)
    if (result) tell({ id: data.id, result })
  })
  const isReady = hasStorage()
  tell({ isReady })
  if (!isReady) return
  market.stoa.on('cart', state => tell({ state: shared(state) }))
  market.stoa.on('notice', notice => ABOUT_CART.test(notice.id) && tell({ notice }))
}

const listed = document.body.dataset.origins?.split(' ') ?? []
const named = listed.find(origin => origin && `#${origin}` === location.hash)
if (named && parent !== window) serve(named)
