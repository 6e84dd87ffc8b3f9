import type { components } from '@stoa/api-client/schema'
import type { Db } from '../../platform/db/client.ts'
import { cleanHtml } from '../../platform/description-html.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { problem } from '../../platform/problem.ts'
import { readSearch } from '../../platform/search-query.ts'
import {
  makersOf,
  nullablePicture,
  ratingOf,
  SLUG,
  shopCardOf,
  soldByOf,
  tilesOf,
} from '../read-model/index.ts'
import { findShop, findShops, type ShopRow } from './public.repository.ts'

type Shop = components['schemas']['Shop']
type ShopList = components['schemas']['ShopList']

export interface ShopListRequest {
  q?: string
  letter?: string
  cursor?: string
  limit?: number
}

/** @throws problem `cursor.invalid` */
export async function listShops(db: Db, request: ShopListRequest): Promise<ShopList> {
  const { limit = 24 } = request
  const name = readSearch(request.q)?.text ?? null
  const letter = request.letter?.toUpperCase() ?? null
  const list = `shops ${JSON.stringify([name, letter])}`
  const cursor = readCursor(request.cursor, list, ['text', 'uuid'])
  const row = await findShops(db, { name, letter, cursor, limit })
  const { items, page } = cutPage(row.items, { cursor, limit, list, keysOf: ({ name, id }) => [name, id] })
  return { items: items.map(shopCardOf), total: row.total, letters: row.letters, page }
}

export function shopOf({
  ratingSum,
  ratingCount,
  description,
  pause,
  makers,
  soldBy,
  ...row
}: ShopRow): Shop {
  return {
    ...row,
    story: description,
    logo: nullablePicture(row.logo, row.name),
    banner: nullablePicture(row.banner, row.name),
    scene: nullablePicture(row.scene, row.name),
    rating: ratingOf(ratingSum, ratingCount),
    categories: tilesOf(row.categories),
    // Stored clean, and cleaned again in case it was written in another way.
    storyHtml: cleanHtml(row.storyHtml),
    makers: makersOf(makers),
    ...(pause && { pause }),
    ...(soldBy && { soldBy: soldByOf(soldBy) }),
  }
}

/** @throws problem `shop.not_found` */
export async function readShop(db: Db, slug: string): Promise<Shop> {
  const row = SLUG.test(slug) ? await findShop(db, slug) : null
  if (!row) throw problem('shop.not_found')
  return shopOf(row)
}
