import type { components } from '@stoa/api-client/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { isLate, toShip, waitsForShop } from '../orders/index.ts'
import { readShopRow } from '../shop-scope/index.ts'
import { type FirstStepFacts, firstStepFacts } from '../shops/index.ts'

type Schemas = components['schemas']

/** Maximum count; badges show at most "99+". */
const MOST = 100

export interface SellerStartRow extends Record<string, unknown> {
  orders: Schemas['SellerStartOrders']
  returns: Schemas['SellerStartReturns']
  products: Schemas['SellerStartProducts']
  steps: FirstStepFacts
}

export const findSellerStart = async (db: Db, shop: ShopScope, now: Date): Promise<SellerStartRow> =>
  (await readShopRow<SellerStartRow>(db, shop, sellerStartStatement(shop.shopId, now)))!

/** Reads everything in one statement, because every page of the seller area needs it. */
export const sellerStartStatement = (shopId: string, now: Date): SQL => sql`
  select (
      select json_build_object('toConfirm', count(*) filter (where o.status = 'placed'),
        'toShip', count(*) filter (where o.status <> 'placed'), 'late', count(*) filter (where ${isLate(now)}))
      from orders o where o.shop_id = s.id and ${toShip}
    ) as orders, (
      select json_build_object('waiting', count(*), 'claims', (
        select count(*) from claims c where c.shop_id = s.id and c.status = 'open'))
      from returns r where r.shop_id = s.id and ${waitsForShop}
    ) as returns,
    json_build_object('lowStock', (
      select count(*) from (
        select from products p where p.shop_id = s.id and p.status = 'active' and exists (
          select from variants v where v.product_id = p.id and v.is_active and v.stock <= s.low_stock_at)
        limit ${MOST}) low
    ), 'unansweredReviews', (
      select count(*) from (
        select from products p join reviews v on v.product_id = p.id and v.answer is null and v.restricted_by is null
        where p.shop_id = s.id limit ${MOST}) unanswered
    ), 'unansweredQuestions', (
      select count(*) from (
        select from product_questions q where q.shop_id = s.id and q.answer is null and q.reported_at is null
        limit ${MOST}) waiting
    )) as products,
    ${firstStepFacts} as steps
  from shops s where s.id = ${shopId}::uuid`
