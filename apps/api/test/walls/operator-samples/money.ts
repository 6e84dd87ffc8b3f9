import { sql } from 'drizzle-orm'
import { newId } from '../../../src/platform/ids.ts'
import { ACTION, type Area } from './sample.ts'

export const money: Area = {
  async prepare({ deps: { db } }, { shopId }) {
    const batchId = newId()
    await db.execute(sql`insert into payout_batches (id, chosen, left_out, made_by, prepared_at)
      values (${batchId}, array[${shopId}::uuid], '[]', ${newId()}, now())`)
    const { rows } = await db.execute<{ number: number }>(sql`
      insert into payouts (id, shop_id, status, amount_minor, currency, account, batch_id)
      values (${newId()}, ${shopId}, 'pending', 2500, 'USD', '•••• 6789', ${batchId}) returning number`)
    return { batchId, payoutNumber: String(rows[0]!.number) }
  },
  samples: {
    listBalances: () => ({ query: 'payable=true' }),
    listPayoutBatches: () => ({}),
    createPayoutBatch: ({ shopId }) => ({ body: { ...ACTION, shops: [shopId], min: 10 } }),
    getPayoutBatch: ({ batchId: id }) => ({ params: { id } }),
    getPayoutBatchFile: ({ batchId: id }) => ({ params: { id } }),
    payPayoutBatch: ({ batchId: id, payoutNumber }) => ({
      params: { id },
      body: {
        expect: ACTION.expect,
        on: '2026-06-01',
        references: [{ number: Number(payoutNumber), reference: 'B-77' }],
      },
    }),
    closePayout: ({ payoutNumber: number }) => ({
      params: { number },
      body: { ...ACTION, outcome: 'canceled' },
    }),
    listCommissionRules: () => ({ query: 'at=2026-06-01' }),
    setCommissionRule: ({ shopId }) => ({
      body: { ...ACTION, shopId, rateBp: 500, fromDay: '2030-01-01' },
    }),
  },
}
