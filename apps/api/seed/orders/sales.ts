import { inArray } from 'drizzle-orm'
import { shops } from '../../../../demo/catalog/index.ts'
import { products } from '../../src/modules/catalog/catalog.schema.ts'
import { countSales } from '../../src/modules/catalog/index.ts'
import type { Db } from '../../src/platform/db/client.ts'
import { inTx } from '../../src/platform/db/tx.ts'
import { shopId } from '../shop-rows.ts'

/** Counts recent sales of the demo shops, replacing the figures of the seed. */
export async function replaceSeededSales(db: Db, now: Date): Promise<void> {
  await inTx(db, async tx => {
    const ids = shops.map(({ slug }) => shopId(slug))
    await tx.update(products).set({ sold90: 0 }).where(inArray(products.shopId, ids))
    await countSales(tx, now)
  })
}
