import { type SQL, sql } from 'drizzle-orm'
import { type Tier, tiersOf } from '../search/match.ts'
import type { SearchQuery } from '../search/search-query.ts'
import type { Cursor, CursorKey } from './cursor.ts'
import { and } from './list-filter.ts'
import { cardColumns } from './product-card.ts'

/** How many best sellers are looked through before an index of words is asked. */
const WALK = 400
const PAST_EVERY = { sold: 2_147_483_647, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const BEFORE_EVERY = { sold: -1, id: '00000000-0000-0000-0000-000000000000' }

interface TieredPage {
  search: SearchQuery
  /** Everything that narrows `products p` beside the search. */
  conditions: readonly SQL[]
  /** Those of them that an index by best sellers begins with. */
  indexed: readonly SQL[]
  cursor: Cursor | null
  /** Rows at most; part of the statement's text. */
  rows: number
}

/**
 * The products of a search by tier, best sellers first: `cardColumns` and `rank`. A tier is only looked into when
 * the ones before it have not filled the page, so that a search costs what its best matches cost.
 *
 * A tier that may be crowded is tried among the best sellers first. Where a word stands with every tenth product,
 * they fill the page without an index of words, which would bring all of its products to be sorted.
 */
export function tieredPage(page: TieredPage): SQL {
  const { search, cursor, rows } = page
  const forward = cursor?.direction !== 'previous'
  const tiers = forward ? tiersOf(search) : tiersOf(search).reverse()
  const all = sql.raw(`${rows}`)
  if (tiers.length === 0) return sql`select ${cardColumns}, 0 as rank from products p where false`

  const ctes: SQL[] = []
  const results: SQL[] = []
  let before: SQL = sql`0`
  for (const tier of tiers) {
    const found = sql.raw(`tier_${tier.rank}`)
    const isWanted = sql`${before} < ${all}`
    let unfilled = isWanted
    if (tier.mayBeCrowded) {
      const walked = sql.raw(`walk_${tier.rank}`)
      const isFilled = sql`${before} + (select count(*) from ${walked}) >= ${all}`
      ctes.push(sql`${walked} as materialized (${tierRows(page, tier, forward, isWanted, true)})`)
      results.push(sql`select * from ${walked} where ${isFilled}`)
      unfilled = sql`not ${isFilled}`
    }
    ctes.push(sql`${found} as materialized (${tierRows(page, tier, forward, unfilled, false)})`)
    results.push(sql`select * from ${found}`)
    before = sql`${before} + (select count(*) from ${found})`
  }
  const way = sql.raw(forward ? 'desc' : 'asc')
  return sql`with ${sql.join(ctes, sql`, `)}
    select * from (${sql.join(results, sql` union all `)}) found
    order by rank ${way}, sold_90 ${way}, id ${way} limit ${all}`
}

function tierRows(page: TieredPage, tier: Tier, forward: boolean, isWanted: SQL, isWalk: boolean): SQL {
  const { conditions, indexed, cursor, rows } = page
  const border = cursor ? borderIn(tier, cursor.keys, forward) : []
  const wanted = and([isWanted, ...conditions, tier.condition])
  const order = sql.raw(forward ? 'p.sold_90 desc, p.id desc' : 'p.sold_90 asc, p.id asc')
  const from = isWalk
    ? sql`(select p.* from products p where ${and([isWanted, sql`p.status = 'active'`, ...indexed, ...border])}
        order by ${order} limit ${sql.raw(`${WALK}`)}) p where ${wanted}`
    : sql`products p where ${and([wanted, ...border])}`
  return sql`select ${cardColumns}, ${sql.raw(`${tier.rank}`)} as rank from ${from}
    order by ${order} limit ${sql.raw(`${rows}`)}`
}

/** What of a tier lies beyond a border: nothing, what comes after it, or all. Written so that an index can begin there. */
function borderIn({ rank: own }: Tier, [rank, sold, id]: CursorKey[], forward: boolean): SQL[] {
  const tier = sql.raw(`${own}`)
  const away = forward ? sql.raw('<') : sql.raw('>')
  const start = forward ? PAST_EVERY : BEFORE_EVERY
  const isElsewhere = sql`${tier} ${away} ${rank}::bigint`
  return [
    sql`${tier} ${away}= ${rank}::bigint`,
    sql`(p.sold_90, p.id) ${away} (
      case when ${isElsewhere} then ${sql.raw(`${start.sold}`)} else ${sold}::bigint end,
      case when ${isElsewhere} then ${sql.raw(`'${start.id}'::uuid`)} else ${id}::uuid end)`,
  ]
}
