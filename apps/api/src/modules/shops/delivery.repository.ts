import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { readShopRow } from '../shop-scope/index.ts'
import { type Zone, zonesJson } from './shipping-zones.repository.ts'
import type { ShopAddress } from './shops.schema.ts'

/** Addresses, handling time and zones of a shop, as its team edits them. */
export interface DeliveryRow extends Record<string, unknown> {
  version: number
  address: ShopAddress | null
  returnAddress: ShopAddress | null
  handlingDays: number
  zones: Zone[]
}

const rowOf = (shopId: string) => sql`select s.version, s.address, s.return_address as "returnAddress",
  s.handling_days as "handlingDays", ${zonesJson} as zones from shops s where s.id = ${shopId}::uuid`

export const readDeliveryRow = async (db: Db, shop: ShopScope): Promise<DeliveryRow> =>
  (await readShopRow<DeliveryRow>(db, shop, rowOf(shop.shopId)))!

/** Reads it within a transaction. */
export async function findDeliveryRow(tx: Queryable, { shopId }: ShopScope): Promise<DeliveryRow> {
  const { rows } = await tx.execute<DeliveryRow>(rowOf(shopId))
  return rows[0]!
}
