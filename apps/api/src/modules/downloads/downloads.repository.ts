import { and, gt, isNull, sql } from 'drizzle-orm'
import type { ShopScope } from '../../contract/handlers.ts'
import type { Db } from '../../platform/db/client.ts'
import { sweep } from '../../platform/db/sweep.ts'
import { DAY } from '../../platform/durations.ts'
import { newId } from '../../platform/ids.ts'
import { inShopTx } from '../shop-scope/index.ts'
import { downloads } from './downloads.schema.ts'

/** Time for which an expired ticket is kept, in case of questions; milliseconds. */
const KEPT = DAY

export type Ticket = typeof downloads.$inferSelect

export async function insertTicket(
  db: Db,
  shop: ShopScope,
  values: Pick<Ticket, 'ticketHash' | 'kind' | 'params' | 'expiresAt' | 'createdAt'>,
): Promise<void> {
  const { shopId, userId } = shop
  await inShopTx(db, shop, tx => tx.insert(downloads).values({ id: newId(), shopId, userId, ...values }))
}

/** Uses a ticket up. Null for one that is unknown, over or used: of two that come at once, one gets it. */
export async function useTicket(db: Db, ticketHash: Buffer, now: Date): Promise<Ticket | null> {
  const [ticket] = await db
    .update(downloads)
    .set({ usedAt: now })
    .where(
      and(
        sql`${downloads.ticketHash} = ${ticketHash}`,
        isNull(downloads.usedAt),
        gt(downloads.expiresAt, now),
      ),
    )
    .returning()
  return ticket ?? null
}

export async function sweepDownloads(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT).toISOString()
  await sweep(db, downloads, sql`expires_at < ${before}::timestamptz`)
}
