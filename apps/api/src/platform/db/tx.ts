import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { actingShop } from './acting-shop.ts'
import type { Db, Tx } from './client.ts'
import { pgErrorOf } from './errors.ts'
import { insideTransaction } from './inside-transaction.ts'

const RETRIED = new Set(['40001', '40P01'])
const ATTEMPTS = 4

/**
 * Runs `work` in one transaction. A deadlock or a failed serialization is run again from its start, so
 * `work` must change nothing outside the database.
 */
export async function inTx<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async tx => {
        const shopId = actingShop()
        // From here on, the database rejects writes to rows of other shops.
        if (shopId !== undefined) await tx.execute(sql`select set_config('stoa.shop_id', ${shopId}, true)`)
        return insideTransaction(() => work(tx))
      })
    } catch (error) {
      if (attempt === ATTEMPTS || !RETRIED.has(pgErrorOf(error)?.code ?? '')) throw error
      await sleep(Math.random() * 20 * attempt)
    }
  }
}
