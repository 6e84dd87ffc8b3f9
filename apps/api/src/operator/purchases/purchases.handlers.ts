import type { Operator, OperatorCall, OperatorHandlers } from '../../contract/handlers.ts'
import { resendEmail } from '../../modules/mail/index.ts'
import { requireRefundLimit, writeOperatorLog } from '../../modules/operators/index.ts'
import { statedAmount } from '../../modules/orders/index.ts'
import { createAdvance, findPayment } from '../../modules/payments/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { shiftDay, startOfDay } from '../../platform/local-day.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { problem } from '../../platform/problem.ts'
import { readSearch } from '../../platform/search-query.ts'
import { act, requireKeys } from '../act.ts'
import type { Done } from '../shop-actions.ts'
import { paymentChecked } from './payment-checked.ts'
import { findNumber } from './purchase.repository.ts'
import { readPurchase, takeOrder, takeRefund } from './purchase.ts'
import { cancelItems, markRefundPaid, refundItems, retryRefund } from './purchase-actions.ts'
import {
  countWaiting,
  findPurchasePage,
  type PurchaseFilter,
  type PurchaseListRow,
} from './purchases.repository.ts'

type PurchaseOperation =
  | 'listPurchases'
  | 'getPurchase'
  | 'cancelOrderAsOperator'
  | 'refundOrderAsOperator'
  | 'checkPayment'
  | 'retryRefund'
  | 'markRefundPaid'
  | 'resendEmail'

const PAGE = 50
/** No refund is larger, in minor units. */
const MAX_SENT = 1e12

/** Purchases, with the functions that the commands `refund` and `payment` call too. */
export function createPurchaseHandlers(deps: Deps): Pick<OperatorHandlers, PurchaseOperation> {
  const { db, clock, brand, market, money } = deps
  const seenBy = (operator: Operator) => ({ operator, now: clock.now() })
  const context = (reason: string) => ({ now: clock.now(), notify: brand, money, reason })

  /** Refuses an action whose refund exceeds the operator's daily limit, which undoes it. */
  async function withinLimit<D extends Done & { amountMinor: number }>(
    tx: Tx,
    { userId }: Operator,
    done: D,
  ): Promise<D> {
    await requireRefundLimit(
      tx,
      { userId, amountMinor: done.amountMinor },
      { market, money, now: clock.now() },
    )
    return done
  }

  /** Asks the provider about a payment. @throws problem `payment.unavailable` if none is set up */
  function ask(paymentId: string) {
    if (!deps.payment) throw problem('payment.unavailable', { detail: 'No payment provider is set up.' })
    return createAdvance(deps, deps.payment)(paymentId, 'operator')
  }

  return {
    async listPurchases({ query }) {
      const filter = filterOf(query, market.settings.timeZone)
      const list = `purchases ${JSON.stringify(filter)}`
      const cursor = readCursor(query.cursor, list, ['text', 'uuid'])
      const after = cursor ? ([String(cursor.keys[0]), String(cursor.keys[1])] as const) : null
      const now = clock.now()
      const rows = await findPurchasePage(db, filter, { now, after, limit: PAGE + 1 })
      const keysOf = ({ at, id }: PurchaseListRow) => [at, id]
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf })
      return {
        items: items.map(({ totalMinor, ...row }) => ({
          ...row,
          total: money.toNullableDecimal(totalMinor),
        })),
        // Pages are read forwards: the way back is the browser's.
        page: { next: page.next, previous: null },
        counts: await countWaiting(db, now),
      }
    },
    getPurchase: ({ params, actor }) =>
      db.transaction(async tx => (await readPurchase(tx, params.number, seenBy(actor))).view, {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      }),
    async cancelOrderAsOperator(call) {
      const { actor, params, body } = call
      const { view, ...outcome } = await act(deps, call, {
        operation: 'cancelOrderAsOperator',
        keys: ['support'],
        subject: tx => takeOrder(tx, params.id, seenBy(actor)),
        run: async tx => {
          const { lines, note = null } = body
          return withinLimit(
            tx,
            actor,
            await cancelItems(tx, params.id, { ...context(body.reason), lines, note }),
          )
        },
      })
      return { ...outcome, purchase: view }
    },
    async refundOrderAsOperator(call) {
      const { actor, params, body } = call
      const { view, ...outcome } = await act(deps, call, {
        operation: 'refundOrderAsOperator',
        keys: ['support'],
        subject: tx => takeOrder(tx, params.id, seenBy(actor)),
        run: async tx => {
          const { reason, expect: _, delivery, ...rest } = body
          const input = { ...rest, ...(delivery && { shipping: true }) }
          return withinLimit(tx, actor, await refundItems(tx, params.id, { ...context(reason), input }))
        },
      })
      return { ...outcome, purchase: view }
    },
    async checkPayment({ actor, params: { id }, requestId }) {
      const before = await findPayment(db, id)
      const number = before && (await findNumber(db, { kind: 'payment', id }))
      if (!number) throw problem('payment.not_found')
      requireOthers((await readPurchase(db, number, seenBy(actor))).isOwn)
      const note = (status: string | null) =>
        writeOperatorLog(
          db,
          { operatorId: actor.userId, byName: actor.name, requestId },
          paymentChecked(id, before.status, status),
          clock.now(),
        )
      await note(null)
      // A captured payment is settled: there is nothing to ask.
      const looked = before.status === 'captured' ? 'looked' : await ask(id)
      const after = (await findPayment(db, id))!
      // The provider's answer is saved in steps of its own, so that the entry can't be in the same transaction.
      if (after.status !== before.status) await note(after.status)
      const changed = before.status === after.status ? 'unchanged' : 'updated'
      const { view } = await readPurchase(db, number, seenBy(actor))
      return { outcome: looked === 'looked' ? changed : looked, purchase: view }
    },
    async retryRefund(call) {
      const { actor, params, body } = call
      const { view, ...outcome } = await act(deps, call, {
        operation: 'retryRefund',
        keys: ['money'],
        subject: tx => takeRefund(tx, params.id, seenBy(actor)),
        run: tx => retryRefund(tx, params.id, context(body.reason)),
      })
      return { ...outcome, purchase: view }
    },
    async markRefundPaid(call) {
      const { actor, params, body } = call
      const { view, ...outcome } = await act(deps, call, {
        operation: 'markRefundPaid',
        keys: ['money'],
        subject: tx => takeRefund(tx, params.id, seenBy(actor)),
        run: (tx, { view: { group } }) => {
          const { reason, amount, reference } = body
          const currency = group?.currency ?? money.currency
          const sentMinor = statedAmount(amount, { currency, maxMinor: MAX_SENT, pointer: '/amount' })
          return markRefundPaid(tx, params.id, { ...context(reason), sentMinor, reference: reference.trim() })
        },
      })
      return { ...outcome, purchase: view }
    },
    resendEmail: ({ actor, params: { id }, requestId }) =>
      inTx(db, async tx => {
        await requireKeys(tx, actor.userId, ['support'])
        const number = await findNumber(tx, { kind: 'email', id })
        if (number !== null) requireOthers((await readPurchase(tx, number, seenBy(actor))).isOwn)
        await resendEmail(tx, id)
        await writeOperatorLog(
          tx,
          { operatorId: actor.userId, byName: actor.name, requestId },
          { what: 'email.resent', subjectKind: 'email', subjectId: id, before: null, after: null },
          clock.now(),
        )
        return undefined
      }),
  }
}

function requireOthers(isOwn: boolean): void {
  if (isOwn) throw problem('operator.own_case', { detail: 'Ask another operator: you’re a party to this.' })
}

/** Reads the filter of a call. Days are the marketplace's. */
function filterOf(
  { view = 'all', q, status, shop, from, to }: OperatorCall<'listPurchases'>['query'],
  timeZone: string,
): PurchaseFilter {
  if (view !== 'all') return { view }
  return {
    view,
    q: readSearch(q)?.text,
    status,
    shopId: shop,
    from: from === undefined ? undefined : startOfDay(from, timeZone),
    to: to === undefined ? undefined : startOfDay(shiftDay(to, 1), timeZone),
  }
}
