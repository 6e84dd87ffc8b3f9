import { type SQL, sql } from 'drizzle-orm'
import type { Cursor } from '../../../platform/pagination/cursor.ts'
import { cardColumns } from '../../read-model/index.ts'
import { tiers as allTiers, type Tier } from '../search/match.sql.ts'
import { and } from './list-filter.sql.ts'

/** Number of best sellers to try before using an index of search terms. */
const WALK = 120
const PAST_EVERY = { shelf: 3, sold: 2_147_483_647, id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' }
const BEFORE_EVERY = { shelf: -1, sold: -1, id: '00000000-0000-0000-0000-000000000000' }

interface TieredPage {
  /** Conditions on `products p` other than the search. */
  conditions: readonly SQL[]
  /** Conditions that an index by best sellers begins with. */
  indexed: readonly SQL[]
  cursor: Cursor | null
  /** Rows at most. */
  rows: number
}

/**
 * Selects a page of the search `asked` by tier, with `cardColumns` and `rank`. Within a tier, best sellers come first and
 * sold-out products last. A tier is only read if the ones before it haven't filled the page, so that a search costs
 * what its best matches cost.
 *
 * A tier that may be crowded is tried among the best sellers first. If every tenth product has a word, they fill the
 * page without an index of search terms, which would return all of its products to be sorted.
 */
export function tieredPage(page: TieredPage): SQL {
  const { cursor, rows } = page
  const forward = cursor?.direction !== 'previous'
  const tiers = forward ? allTiers : allTiers.toReversed()
  const all = sql.raw(`${rows}`)
  const ctes: SQL[] = []
  let before: SQL = sql`0`
  for (const tier of tiers) {
    const found = sql.raw(`tier_${tier.rank}`)
    const isWanted = sql`${before} < ${all}`
    let rows = tierRows(page, tier, forward, isWanted)
    if (tier.mayBeCrowded) {
      const walk = sql.raw(`walk_${tier.rank}`)
      const isFilled = sql`${before} + (select count(*) from ${walk}) >= ${all}`
      ctes.push(sql`${walk} as materialized (${walkRows(page, tier, forward, isWanted)})`)
      rows = sql`select * from ${walk} where ${isFilled}
        union all (${tierRows(page, tier, forward, sql`${isWanted} and not ${isFilled}`)})`
    }
    const sofar = sql.raw(`sofar_${tier.rank}`)
    ctes.push(sql`${found} as materialized (${rows})`)
    ctes.push(sql`${sofar} as materialized (select ${before} + count(*) as n from ${found})`)
    before = sql`(select n from ${sofar})`
  }
  ctes.pop()
  const every = tiers.map(({ rank }) => sql`select * from ${sql.raw(`tier_${rank}`)}`)
  const way = sql.raw(forward ? 'desc' : 'asc')
  return sql`with ${sql.join(ctes, sql`, `)}
    select * from (${sql.join(every, sql` union all `)}) found
    order by rank ${way}, shelf ${way}, sold_90 ${way}, id ${way} limit ${all}`
}

function tierRows(page: TieredPage, tier: Tier, forward: boolean, isWanted: SQL): SQL {
  const conditions = [isWanted, ...page.conditions, tier.condition, ...borderIn(page, tier, forward)]
  return sql`select ${cardColumns}, ${sql.raw(`${tier.rank}`)} as rank from products p
    where ${and(conditions)} ${tail(page, forward)}`
}

function walkRows(page: TieredPage, tier: Tier, forward: boolean, isWanted: SQL): SQL {
  const first = [isWanted, sql`p.status = 'active'`, ...page.indexed, ...borderIn(page, tier, forward)]
  return sql`select ${cardColumns}, ${sql.raw(`${tier.rank}`)} as rank
    from (select p.* from products p where ${and(first)} ${tail({ rows: WALK }, forward)}) p
    where ${and([...page.conditions, tier.condition])} ${tail(page, forward)}`
}

const tail = ({ rows }: Pick<TieredPage, 'rows'>, forward: boolean): SQL =>
  sql.raw(
    `order by ${forward ? 'p.shelf desc, p.sold_90 desc, p.id desc' : 'p.shelf, p.sold_90, p.id'} limit ${rows}`,
  )

/**
 * Condition for the part of a tier beyond a cursor: none of it, the part after it, or all. Its form lets an index
 * begin there.
 */
function borderIn({ cursor }: TieredPage, { rank: own }: Tier, forward: boolean): SQL[] {
  if (!cursor) return []
  const [rank, shelf, sold, id] = cursor.keys
  const tier = sql.raw(`${own}`)
  const away = forward ? sql.raw('<') : sql.raw('>')
  const start = forward ? PAST_EVERY : BEFORE_EVERY
  const isElsewhere = sql`${tier} ${away} ${rank}::bigint`
  return [
    sql`${tier} ${away}= ${rank}::bigint`,
    sql`(p.shelf, p.sold_90, p.id) ${away} (
      case when ${isElsewhere} then ${sql.raw(`${start.shelf}`)} else ${shelf}::bigint end,
      case when ${isElsewhere} then ${sql.raw(`${start.sold}`)} else ${sold}::bigint end,
      case when ${isElsewhere} then ${sql.raw(`'${start.id}'::uuid`)} else ${id}::uuid end)`,
  ]
}
