import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '../../src/platform/ids.ts'
import { audit } from './audit.ts'
import { apiProcesses, callApi } from './processes.ts'
import { type Buyer, buyerOf, stocked, useShopFloor } from './shop-floor.ts'

const ROUNDS = process.env.STOA_SOAK ? 50 : 1
const BUYERS = process.env.STOA_SOAK ? 200 : 30
const STOCK = 10

const floor = useShopFloor({ jobs: false })

test(`[CHK-04] sells exactly ${STOCK} items to ${BUYERS} buyers at two processes`, {
  timeout: 60_000 + ROUNDS * 30_000,
}, async () => {
  const api = floor()
  const { db } = api.deps
  const processes = await apiProcesses({ tokenKey: api.deps.tokenKey, databaseUrl: api.database.url })
  try {
    const two = [await processes.add(api.provider), await processes.add(api.provider)]
    const products = [await stocked(api), await stocked(api)]
    const ids = products.map(({ variants }) => variants[0]!.id)
    const buyers: Buyer[] = []
    for (let at = 0; at < BUYERS; at++) buyers.push(await buyerOf(api, []))
    const call = async (at: number, method: string, path: string, payload?: object) => {
      const send = () =>
        callApi(two[at % 2]!.address, { token: buyers[at]!.token, method, path, ...(payload && { payload }) })
      // 200 at once can be more than a busy machine answers in time: it says so, and a shopper asks again.
      let answer = await send()
      for (let again = 0; answer.status === 503 && again < 20; again++) {
        await sleep(250)
        answer = await send()
      }
      return answer
    }

    for (let round = 0; round < ROUNDS; round++) {
      await db.execute(sql`update variants set stock = ${STOCK} where id = any(${sql.param(ids)}::uuid[])`)
      await db.execute(sql`delete from cart_items`)
      // One half has the first product first in the cart, the other half the second.
      const carts = buyers.map((_, at) => (at % 4 < 2 ? ids : ids.toReversed()).map(id => [newId(), id]))
      const rows = carts.flatMap((lines, at) =>
        lines.map(([id, variantId]) => ({ id, user_id: buyers[at]!.id, variant_id: variantId, quantity: 1 })),
      )
      await db.execute(sql`insert into cart_items (id, user_id, variant_id, quantity, added_price_minor)
          select id, user_id, variant_id, quantity, 2400
          from jsonb_populate_recordset(null::cart_items, ${JSON.stringify(rows)}::jsonb)`)

      const outcomes = await Promise.all(
        buyers.map(async ({ addressId }, at) => {
          const itemIds = carts[at]!.map(([id]) => id)
          const quoted = await call(at, 'PUT', '/api/checkout', { itemIds, addressId })
          if (quoted.status !== 200) return `quote ${quoted.status}`
          const { id, amountHash } = quoted.body
          const started = await call(at, 'POST', `/api/checkout/${id}/payments`, {
            amountHash,
            method: 'card',
          })
          if (started.status === 409) {
            expect(started.body.code).toBe('checkout.changed')
            const codes = started.body.checkout.problems.map(({ code }: { code: string }) => code)
            return [...new Set(codes)].join(' ')
          }
          if (started.status !== 200) return `start ${started.status} ${started.body?.code}`
          await api.provider.pay(started.body.reference, '0002')
          const confirmed = await call(at, 'POST', `/api/payments/${started.body.id}/confirm`)
          return `${confirmed.body?.status ?? confirmed.status}`
        }),
      )
      const counts = Object.fromEntries(
        [...Map.groupBy(outcomes, outcome => outcome)].map(([outcome, all]) => [outcome, all.length]),
      )
      expect(counts).toEqual({ paid: STOCK, out_of_stock: BUYERS - STOCK })
      const { rows: left } = await db.execute<{ stock: number }>(
        sql`select stock from variants where id = any(${sql.param(ids)}::uuid[])`,
      )
      expect(left.map(({ stock }) => stock)).toEqual([0, 0])
    }
    const { orders, captures } = await audit(api)
    expect([orders, captures]).toEqual([ROUNDS * STOCK, ROUNDS * STOCK])
    const { rows } = await db.execute<{ deadlocks: number }>(
      sql`select deadlocks::int from pg_stat_database where datname = current_database()`,
    )
    console.log(`oversell: ${ROUNDS} rounds, ${orders} sold, ${rows[0]!.deadlocks} deadlocks`)
  } finally {
    await processes.close()
  }
})
