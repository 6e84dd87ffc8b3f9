import type { SQL } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { readRows } from '../../platform/db/read.ts'
import { inTx } from '../../platform/db/tx.ts'

/**
 * The database as a shop's calls see it. All that belongs to shops and is read or written for one of them goes through
 * these three, beside a comparison with `shop.shopId` in the statement itself.
 */
export const inShopTx = <T>(db: Db, _shop: ShopScope, work: (tx: Tx) => Promise<T>): Promise<T> =>
  inTx(db, work)

export const readShopRows = <Row extends QueryResultRow>(
  db: Db,
  _shop: ShopScope,
  query: SQL,
): Promise<Row[]> => readRows<Row>(db, query)

export const readShopRow = async <Row extends QueryResultRow>(
  db: Db,
  shop: ShopScope,
  query: SQL,
): Promise<Row | undefined> => (await readShopRows<Row>(db, shop, query))[0]
