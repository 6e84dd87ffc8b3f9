import type { SQL } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { ShopScope } from '../../contract/handlers.ts'
import { actingFor } from '../../platform/db/acting-shop.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { type ReadOptions, readRowsAsShop } from '../../platform/db/read-as-shop.ts'
import { inTx } from '../../platform/db/tx.ts'

/**
 * The database as a shop's calls see it. All that belongs to shops and is read or written for one of them goes through
 * these three, beside a comparison with `shop.shopId` in the statement itself: were it forgotten, PostgreSQL refuses to
 * write another shop's rows, and hides them from what is read here.
 */
export const inShopTx = <T>(db: Db, { shopId }: ShopScope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  actingFor(shopId, () => inTx(db, work))

export const readShopRows = <Row extends QueryResultRow>(
  db: Db,
  { shopId }: ShopScope,
  query: SQL,
  options?: ReadOptions,
): Promise<Row[]> => readRowsAsShop<Row>(db, shopId, query, options)

export const readShopRow = async <Row extends QueryResultRow>(
  db: Db,
  shop: ShopScope,
  query: SQL,
  options?: ReadOptions,
): Promise<Row | undefined> => (await readShopRows<Row>(db, shop, query, options))[0]
