import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRow } from '../../../platform/db/read.ts'
import type { Cursor } from '../../../platform/pagination/cursor.ts'
import {
  type ClaimRow,
  claimJson,
  type OrderState,
  orderStateJson,
  type ReturnRow,
  returnJson,
  waitsForShop,
} from '../../orders/index.ts'

interface OfOrder {
  orderNumber: string
  buyer: string | null
  order: OrderState
}

export interface ShopReturn extends OfOrder {
  return: ReturnRow
}

export interface ShopReturnRow extends ShopReturn {
  /** 0 waits for an answer or a label, 1 is on its way back, 2 has ended. */
  rank: number
  /** Milliseconds before the year 10000: the newest first. */
  age: number
}

type View = components['schemas']['SellerReturnView']

export interface ShopReturnsQuestion {
  shopId: string
  view: View
  cursor: Cursor | null
  limit: number
}

interface ShopReturnsRow extends Record<string, unknown> {
  /** Returns of the page. Contains one more than the limit if there are more. */
  returns: ShopReturnRow[]
  counts: Record<View, number>
  claims: (OfOrder & { claim: ClaimRow })[]
}

const MAX_CLAIMS = 100

/** A page of a shop's returns, those that wait for it first, and its open claims, the oldest first. */
export async function findShopReturns(db: Db, question: ShopReturnsQuestion): Promise<ShopReturnsRow> {
  const row = await readRow<ShopReturnsRow>(db, shopReturnsStatement(question))
  return row!
}
/** One of a shop's returns. */
export const findShopReturn = (
  db: Db,
  { shopId, id }: { shopId: string; id: string },
): Promise<ShopReturn | undefined> =>
  readRow(
    db,
    sql`select o.number as "orderNumber", ${orderStateJson} as order, ${BUYER} as buyer, ${returnJson} as return
      from returns r join orders o on o.id = r.order_id join order_groups g on g.id = o.order_group_id
      where r.id = ${id}::uuid and r.shop_id = ${shopId}::uuid`,
  )

const RANK = sql`case when ${waitsForShop} then 0 when r.status in ('approved', 'in_transit') then 1 else 2 end`
const AGE = sql`(253402300800000 - (extract(epoch from r.requested_at) * 1000)::bigint)`

const BUYER = sql`case when g.customer_id is not null then g.shipping_address ->> 'fullName' end`

/** Fields of order `o` and its group `g`. */
const ofOrder = sql`'orderNumber', o.number, 'order', ${orderStateJson},
  'buyer', ${BUYER}`

const RANKS: Record<View, SQL> = {
  all: sql`true`,
  requested: sql`${RANK} = 0`,
  under_way: sql`${RANK} = 1`,
  done: sql`${RANK} = 2`,
}

const countsOf = (shopId: string): SQL => sql`(
  select json_build_object(${sql.join(
    Object.entries(RANKS).map(
      ([view, condition]) => sql`${sql.raw(`'${view}'`)}, count(*) filter (where ${condition})`,
    ),
    sql`, `,
  )}) from returns r where r.shop_id = ${shopId}::uuid)`

const shopReturnsStatement = ({ shopId, view, cursor, limit }: ShopReturnsQuestion): SQL => {
  const backwards = cursor?.direction === 'previous'
  const [rank = 0, age = 0, id = ''] = cursor?.keys ?? []
  const beyond = cursor
    ? sql`and (${RANK}, ${AGE}, r.id) ${backwards ? sql`<` : sql`>`} (${rank}::int, ${age}::bigint, ${id}::uuid)`
    : sql``
  const way = backwards ? sql`desc` : sql`asc`
  return sql`
    select (
      select coalesce(json_agg(json_build_object(${ofOrder}, 'return', ${returnJson}, 'rank', p.rank, 'age', p.age)
        order by p.rank ${way}, p.age ${way}, r.id ${way}), '[]')
      from (
        select r.id, ${RANK} as rank, ${AGE} as age from returns r where r.shop_id = ${shopId}::uuid and ${RANKS[view]} ${beyond}
        order by 2 ${way}, 3 ${way}, 1 ${way} limit ${limit + 1}
      ) p join returns r on r.id = p.id join orders o on o.id = r.order_id join order_groups g on g.id = o.order_group_id
    ) as returns, ${countsOf(shopId)} as counts, (
      select coalesce(json_agg(json_build_object(${ofOrder}, 'claim', ${claimJson}) order by c.opened_at, c.id), '[]')
      from (
        select c.id from claims c where c.shop_id = ${shopId}::uuid and c.status = 'open'
        order by c.opened_at, c.id limit ${MAX_CLAIMS}
      ) p join claims c on c.id = p.id join orders o on o.id = c.order_id join order_groups g on g.id = o.order_group_id
    ) as claims`
}
