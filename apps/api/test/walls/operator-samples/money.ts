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
    const marketDay = '2026-05-04'
    await db.execute(sql`insert into market_days (day, starts_at, ends_at, orders, entries, captured_minor, refunded_minor,
        sales_minor, returned_minor, commission_minor, unplaced_minor, whole_refund_minor, in_progress_minor, difference_minor)
      values (${marketDay}, '2026-05-04', '2026-05-05', 1, 1, 0, 0, 100, 0, 8, 0, 0, 0, -100)`)
    return { marketDay, batchId, payoutNumber: String(rows[0]!.number) }
  },
  samples: {
    listLedgerDays: () => ({ query: 'from=2026-05-01&to=2026-05-31' }),
    getLedgerDay: ({ marketDay: day }) => ({ params: { day } }),
    noteLedgerDay: ({ marketDay: day }) => ({ params: { day }, body: ACTION }),
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
