import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Db } from '../../../platform/db/client.ts'
import { readShopRows } from '../../shop-scope/index.ts'

/** The products themselves where they are few. Many are met soon enough by a walk in the order of the list. */
export type FoundByWords = { readonly ids: readonly string[] } | 'many'

const FEW = 1_000

/** After every letter. */
const LAST = '\u{10ffff}'

/** Conditions on the words `w` of a product. Three letters are the least that the index of words knows. */
function fits(words: readonly string[]): SQL {
  const [only] = words
  if (words.length === 1 && [...only!].length < 3)
    return sql`w.name_start collate "C" >= stoa_plain(${only}) and w.name_start collate "C" < stoa_plain(${only}) || ${LAST}`
  const likes = words.map(
    word => sql`w.words like '%' || stoa_plain(${word.replace(/[\\%_]/g, '\\$&')}) || '%'`,
  )
  return sql.join(likes, sql` and `)
}

const matching = (shopId: string, words: readonly string[]): SQL =>
  sql`select w.product_id as id from product_words w where w.shop_id = ${shopId}::uuid and ${fits(words)}`

/** A plan cannot know how many products have a word: it is looked first. */
export async function findByWords(
  db: Db,
  shop: ShopScope,
  words: readonly string[],
): Promise<FoundByWords | undefined> {
  if (words.length === 0) return undefined
  const rows = await readShopRows<{ id: string }>(
    db,
    shop,
    sql`${matching(shop.shopId, words)} limit ${sql.raw(`${FEW + 1}`)}`,
  )
  return rows.length > FEW ? 'many' : { ids: rows.map(({ id }) => id) }
}

/** Condition on product `p`. */
export function wordsCondition(
  shopId: string,
  words: readonly string[],
  found: FoundByWords | undefined,
): SQL {
  if (found === undefined) return sql`p.id in (${matching(shopId, words)})`
  // A scalar, which is asked of each product that the walk meets, and never for all of them beforehand.
  if (found === 'many') return sql`(select ${fits(words)} from product_words w where w.product_id = p.id)`
  return sql`p.id = any(${sql.param([...found.ids])}::uuid[])`
}
