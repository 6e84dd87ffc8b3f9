import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/client.ts'
import { readRows } from '../../../platform/db/read.ts'
import type { Destination } from '../../read-model/index.ts'
import { type ShopDeliveryRow, shopDeliveryJson } from './shop-delivery.sql.ts'

interface FoundDelivery extends Record<string, unknown> {
  shopId: string
  delivery: ShopDeliveryRow
}

/** Finds the shipping of open shops to a destination. */
export const findDeliveries = (
  db: Db,
  shopIds: readonly string[],
  to: Destination,
): Promise<FoundDelivery[]> => readRows<FoundDelivery>(db, deliveriesStatement(shopIds, to))

export const deliveriesStatement = (shopIds: readonly string[], to: Destination): SQL =>
  sql`select s.id as "shopId", ${shopDeliveryJson(to)} as delivery from shops s
    where s.id = any(${sql.param(shopIds)}::uuid[]) and s.status = 'open'`
