import { sql } from 'drizzle-orm'
import { newId } from '../../../src/platform/ids.ts'
import { ACTION, type Area } from './sample.ts'

export const purchases: Area = {
  async prepare({ deps: { db } }, { buyer, shopId }) {
    const [orderId, paymentId, refundId, emailId] = [newId(), newId(), newId(), newId()]
    const [groupId, checkoutId] = [newId(), newId()]
    const number = 'KQ2M9XW4T7'
    await db.execute(sql`insert into checkouts (id, user_id, number, status, currency, amount_hash, total_minor)
      values (${checkoutId}, ${buyer.id}, ${number}, 'placed', 'USD', 'x', 2000)`)
    await db.execute(sql`insert into payments (id, checkout_id, provider, method, status, amount_minor, currency, amount_hash,
        reference, captured_minor)
      values (${paymentId}, ${checkoutId}, 'test', 'card', 'captured', 2000, 'USD', 'x', 'pi_sample', 2000)`)
    await db.execute(sql`insert into order_groups (id, number, customer_id, checkout_id, payment_id, email, currency, placed_at)
      values (${groupId}, ${number}, ${buyer.id}, ${checkoutId}, ${paymentId}, ${buyer.email}, 'USD', now())`)
    await db.execute(sql`insert into orders (id, order_group_id, shop_id, number, payment_status, item_minor, shipping_minor,
        total_minor, placed_at)
      values (${orderId}, ${groupId}, ${shopId}, ${`${number}-1`}, 'paid', 2000, 0, 2000, now())`)
    await db.execute(sql`insert into refunds (id, payment_id, order_id, amount_minor, item_minor, reason, status, failure)
      values (${refundId}, ${paymentId}, ${orderId}, 500, 500, 'goodwill', 'failed', 'account_closed')`)
    await db.execute(sql`insert into emails (id, kind, recipient, order_group_id, subject, body)
      values (${emailId}, 'order-refunded', ${buyer.email}, ${groupId}, 'Your refund', 'Soon')`)
    return { purchase: { number, orderId, paymentId, refundId, emailId } }
  },
  samples: {
    listPurchases: ({ shopId }) => ({
      query: `q=robin%20reed&status=preparing&shop=${shopId}&from=2026-01-01`,
    }),
    getPurchase: ({ purchase: { number } }) => ({ params: { number } }),
    cancelOrderAsOperator: ({ purchase: { orderId: id } }) => ({ params: { id }, body: ACTION }),
    refundOrderAsOperator: ({ purchase: { orderId: id } }) => ({
      params: { id },
      body: { ...ACTION, amount: 1 },
    }),
    checkPayment: ({ purchase: { paymentId: id } }) => ({ params: { id } }),
    retryRefund: ({ purchase: { refundId: id } }) => ({ params: { id }, body: ACTION }),
    markRefundPaid: ({ purchase: { refundId: id } }) => ({
      params: { id },
      body: { ...ACTION, amount: 5, reference: 'SEPA 14' },
    }),
    resendEmail: ({ purchase: { emailId: id } }) => ({ params: { id } }),
  },
}
