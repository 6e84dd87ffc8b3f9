import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readShopRows } from '../../shop-scope/index.ts'

/**
 * Ids of the matching products if there are few. If there are many, walking the list in its order meets them soon
 * enough.
 */
export type Found = { readonly ids: readonly string[] } | 'many'

const FEW = 1_000

/** Highest character, which sorts after every letter. */
const LAST = '\u{10ffff}'

/** Whether the search is for the beginning of a name. The trigram index needs at least three letters. */
export const isStart = (words: readonly string[]): boolean => words.length === 1 && [...words[0]!].length < 3

/** Condition that a product has all search terms `w`. */
export function fits(words: readonly string[]): SQL {
  const [only] = words
  if (isStart(words))
    return sql`w.name_start collate "C" >= stoa_plain(${only}) and w.name_start collate "C" < stoa_plain(${only}) || ${LAST}`
  const likes = words.map(
    word => sql`w.words like '%' || stoa_plain(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  )
  return sql.join(likes, sql` and `)
}

const matching = (shopId: string, words: readonly string[]): SQL =>
  sql`select w.product_id as id from product_words w where w.shop_id = ${shopId}::uuid and ${fits(words)}`

/** A plan cannot know how many products have a word: it is looked first. */
export const findByWords = async (
  db: Db,
  shop: ShopScope,
  words: readonly string[],
): Promise<Found | undefined> =>
  words.length === 0 ? undefined : findFew(db, shop, matching(shop.shopId, words))

/** @param ids a statement that selects `id` */
export async function findFew(db: Db, shop: ShopScope, ids: SQL): Promise<Found> {
  const rows = await readShopRows<{ id: string }>(db, shop, sql`${ids} limit ${sql.raw(`${FEW + 1}`)}`)
  return rows.length > FEW ? 'many' : { ids: rows.map(({ id }) => id) }
}

/** Condition on the product whose id this is. */
export function wordsCondition(
  shopId: string,
  words: readonly string[],
  found: Found | undefined,
  id: SQL,
): SQL {
  if (found === undefined) return sql`${id} in (${matching(shopId, words)})`
  // Scalar that is evaluated for each product of the walk, and never for all products beforehand.
  if (found === 'many') return sql`(select ${fits(words)} from product_words w where w.product_id = ${id})`
  return isOneOf(id, found)
}

export const isOneOf = (id: SQL, { ids }: Exclude<Found, 'many'>): SQL =>
  sql`${id} = any(${sql.param([...ids])}::uuid[])`
