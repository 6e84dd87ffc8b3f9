import type { SQL } from 'drizzle-orm'
import type { QueryResultRow } from 'pg'
import type { ShopScope } from '../../contract/handlers.ts'
import { actingFor } from '../../platform/db/acting-shop.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { type ReadOptions, readRowsAsShop } from '../../platform/db/read-as-shop.ts'
import { inTx } from '../../platform/db/tx.ts'

/**
 * Database access for calls of a shop. Everything that belongs to shops and is read or written for one goes through
 * these three functions, in addition to a comparison with `shop.shopId` in the statement. If that were forgotten,
 * PostgreSQL would reject writes to another shop's rows and hide them from reads.
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
