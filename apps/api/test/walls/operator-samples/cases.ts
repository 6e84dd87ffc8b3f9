import { sql } from 'drizzle-orm'
import { newId } from '../../../src/platform/ids.ts'
import { placeGroup } from '../../order-rows.ts'
import { ACTION, type Area } from './sample.ts'

export const cases: Area = {
  async prepare({ deps: { db } }, { buyer, shopId }) {
    const [claimId, returnId, disputeId, withdrawalId] = [newId(), newId(), newId(), newId()]
    const { orders } = await placeGroup(db, buyer.id, { orders: [{ shopId }] })
    const orderId = orders[0]!.id
    await db.execute(sql`insert into media (id, source, path, width, height, status)
      values ('up-sample', 'upload', 'up-sample', 10, 10, 'ready')`)
    await db.execute(sql`insert into claims (id, order_id, shop_id, kind, wanted, text, opened_at, answer_by)
      values (${claimId}, ${orderId}, ${shopId}, 'damaged', 'refund', 'Broken.', now() - interval '9 days',
        now() - interval '2 days')`)
    await db.execute(sql`insert into returns (id, order_id, shop_id, status, text, requested_at)
      values (${returnId}, ${orderId}, ${shopId}, 'approved', 'Too big.', now())`)
    await db.execute(sql`insert into return_lines (return_id, order_line_id, quantity, reason)
      values (${returnId}, ${orders[0]!.lineIds[0]}, 1, 'does_not_fit')`)
    await db.execute(sql`insert into disputes (id, order_id, shop_id, amount_minor, text, opened_at, decide_by)
      values (${disputeId}, ${orderId}, ${shopId}, 4800, 'It never came.', now(), now() + interval '5 days')`)
    await db.execute(sql`insert into reports (id, reference, subject_kind, subject_id, about_shop_id, why, text, name, email)
      values (${newId()}, 'R-7KQ2M9XW4T', 'shop', ${shopId}, ${shopId}, 'illegal', 'It sells ivory.', 'Ada', 'ada@example.test')`)
    await db.execute(sql`insert into withdrawals (id, reference, number, name, email, source, status, received_at)
      values (${withdrawalId}, 'W-K7M2P9TXQ4', 'KQ2M9XW4T7', 'Dora Lind', 'dora@example.test', 'form', 'unmatched', now())`)
    return { cases: { claimId, returnId, disputeId, withdrawalId } }
  },
  samples: {
    listCases: () => ({ query: 'kind=dispute&state=open' }),
    getCase: ({ cases: { disputeId: id } }) => ({ params: { kind: 'dispute', id } }),
    getCasePicture: () => ({ params: { id: 'up-sample', variant: '160.webp' } }),
    reviewDispute: ({ cases: { disputeId: id } }) => ({ params: { id }, body: ACTION }),
    decideDispute: ({ cases: { disputeId: id } }) => ({
      params: { id },
      body: { ...ACTION, for: 'buyer', amount: 12.5 },
    }),
    decideClaim: ({ cases: { claimId: id } }) => ({
      params: { id },
      body: { ...ACTION, decision: 'uphold' },
    }),
    decideReturn: ({ cases: { returnId: id } }) => ({
      params: { id },
      body: { ...ACTION, decision: 'refund' },
    }),
    closeReports: ({ shopId: id }) => ({ params: { id }, body: ACTION }),
    resolveWithdrawal: ({ cases: { withdrawalId: id } }) => ({
      params: { id },
      body: { ...ACTION, decision: 'match', number: 'KQ2M9XW4T7' },
    }),
  },
}
