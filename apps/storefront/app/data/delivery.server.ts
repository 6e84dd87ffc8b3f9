import { unwrap } from '@stoa/api-client'
import { MAX_DELIVERY_SHOPS } from '@stoa/api-client/limits'
import type { ShopDelivery } from '@stoa/api-client/schema'
import { type CardDelivery, cardDelivery } from '../lib/card-delivery.ts'
import { type CountryCode, isCountry } from '../lib/countries.ts'
import { countryOfCookies } from '../lib/country-cookie.ts'
import { countryName, inSentence } from '../lib/country-name.ts'
import { type LoaderScope, optional, serverApi } from './api.server.ts'

/** Country that the visitor has chosen; undefined if none was chosen, and for a country that the API doesn't know. */
export function destinationOf(request: Request): CountryCode | undefined {
  const code = countryOfCookies(request.headers.get('cookie'))
  return isCountry(code) ? code : undefined
}

/** Query of a call whose answer depends on the destination. */
export function toDestination(request: Request): { country?: CountryCode } {
  const country = destinationOf(request)
  return country ? { country } : {}
}

/**
 * Reads the lines about shipping on the cards of a page, by shop id, with one call. Without an answer, cards have no
 * such line.
 *
 * @param products all that the page shows
 */
export async function readCardDelivery(
  scope: Pick<LoaderScope, 'request' | 'context'>,
  products: readonly { readonly shop: { readonly id: string } }[],
): Promise<CardDelivery> {
  const shops = [...new Set(products.map(({ shop }) => shop.id))].slice(0, MAX_DELIVERY_SHOPS)
  if (shops.length === 0) return {}
  const query = { ...toDestination(scope.request), shops }
  const list = await optional(
    'the delivery of the shops',
    unwrap(serverApi(scope).GET('/api/public/delivery', { params: { query } })),
  )
  if (!list) return {}
  const country = inSentence(countryName(list.country))
  const entries = list.items.map((item: ShopDelivery) => [item.shopId, cardDelivery(item, country)] as const)
  return Object.fromEntries(entries.flatMap(([id, line]) => (line ? [[id, line]] : [])))
}
