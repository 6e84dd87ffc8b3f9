import type { components } from '@stoa/api-client/schema'
import { sql } from 'drizzle-orm'
import type { ShopScope } from '../../../contract/handlers.ts'
import type { Deps } from '../../../platform/deps.ts'
import { withIdempotencyKey } from '../../../platform/idempotency/idempotency.ts'
import { problem } from '../../../platform/problem.ts'
import { inShopTx } from '../../shop-scope/index.ts'
import { countedStock } from './counted-stock.sql.ts'
import { explainStock } from './explain-stock.repository.ts'

type Schemas = components['schemas']

/**
 * Changes the stock of variants, all or none, each as a difference: sales since then still count. Never below 0.
 *
 * @throws problem `variant.not_found`, `request.invalid`
 */
export async function changeStock(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  shop: ShopScope,
  { changes, note }: Schemas['StockChangesRequest'],
  key: string,
): Promise<Schemas['StockAnswers']> {
  const wanted = changes.map(change => ({ ...change, variantId: change.variantId.toLowerCase() }))
  const twice = wanted.findIndex((change, at) => wanted.findIndex(c => c.variantId === change.variantId) < at)
  if (twice >= 0)
    throw problem('request.invalid', {
      fields: [
        { pointer: `/changes/${twice}/variantId`, code: 'unique', message: 'This variant appears twice.' },
      ],
    })
  const ids = sql.param(wanted.map(({ variantId }) => variantId))
  const idempotent = {
    scope: `changeSellerStock ${shop.shopId} ${shop.userId}`,
    key,
    request: { changes, note },
    now: clock.now(),
  }
  return inShopTx(db, shop, tx =>
    withIdempotencyKey(tx, idempotent, async () => {
      const known = await tx.execute(sql`select v.id from variants v join products p on p.id = v.product_id
        where v.id = any(${ids}::uuid[]) and p.shop_id = ${shop.shopId}::uuid order by v.id for no key update of v`)
      if (known.rows.length < wanted.length) throw problem('variant.not_found')
      await explainStock(tx, shop.userId, 'edit', note?.trim() || null)
      const { rows } = await tx.execute<{ id: string; stock: number | null }>(sql`
        update variants v set stock = case when w.to is null then null
          when v.stock is null or w.from is null then ${countedStock(sql`w.to`)} else greatest(0, v.stock + w.to - w.from) end
        from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) w("variantId" uuid, "from" int, "to" int)
        where v.id = w."variantId" returning v.id, v.stock`)
      const stock = new Map(rows.map(row => [row.id, row.stock]))
      return { items: wanted.map(({ variantId }) => ({ variantId, stock: stock.get(variantId) ?? null })) }
    }),
  )
}
