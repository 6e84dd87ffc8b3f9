import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db, Queryable } from '../../platform/db/client.ts'
import { barredByTax } from '../read-model/index.ts'
import { readShopRow } from '../shop-scope/index.ts'
import { type Zone, zonesJson } from './shipping-zones.repository.ts'
import type { ShopAddress } from './shops.schema.ts'

/** Addresses, handling time and zones of a shop, as its team edits them. */
export interface DeliveryRow extends Record<string, unknown> {
  version: number
  address: ShopAddress | null
  returnAddress: ShopAddress | null
  handlingDays: number
  /** Whether nothing is shipped to the EU because the shop's business is outside of it. */
  excludesEu: boolean
  zones: Zone[]
}

/** Any state of the EU will do. */
const AN_EU_STATE = 'DE'

const rowOf = (shopId: string) => sql`select s.version, s.address, s.return_address as "returnAddress",
  s.handling_days as "handlingDays",
  ${barredByTax({ country: AN_EU_STATE })} as "excludesEu", ${zonesJson} as zones from shops s where s.id = ${shopId}::uuid`

export const readDeliveryRow = async (db: Db, shop: ShopScope): Promise<DeliveryRow> =>
  (await readShopRow<DeliveryRow>(db, shop, rowOf(shop.shopId)))!

/** Reads it within a transaction. */
export async function findDeliveryRow(tx: Queryable, { shopId }: ShopScope): Promise<DeliveryRow> {
  const { rows } = await tx.execute<DeliveryRow>(rowOf(shopId))
  return rows[0]!
}
