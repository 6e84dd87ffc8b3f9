import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { findOperatorLog } from '../../modules/operators/index.ts'
import {
  findPurchase,
  groupOf,
  lockOrder,
  type OrderState,
  quantitiesOf,
  readGroupNumbers,
  unrefundedOf,
} from '../../modules/orders/index.ts'
import { refundableOf } from '../../modules/payments/index.ts'
import type { Queryable, Tx } from '../../platform/db/client.ts'
import { createMoney, type Money } from '../../platform/money.ts'
import { problem } from '../../platform/problem.ts'
import type { Subject } from '../act.ts'
import { logEntryView } from '../log-view.ts'
import { atConsole } from '../picture-address.ts'
import { stateHash } from '../state-hash.ts'
import { allowedOf } from './allowed.ts'
import * as repository from './purchase.repository.ts'

type Schemas = components['schemas']
export type PurchaseView = Schemas['OperatorPurchase']

const LOG_ENTRIES = 20

interface Context {
  operator: Operator
  now: Date
}

interface Read {
  view: PurchaseView
  isOwn: boolean
}

/** A purchase as the operator sees it. @throws problem `order.not_found` */
export async function readPurchase(db: Queryable, number: string, { operator, now }: Context): Promise<Read> {
  const head = await repository.findHead(db, {
    numbers: readGroupNumbers(number),
    operator,
  })
  if (!head) throw problem('order.not_found')
  const { groupId, isOwn } = head
  const money = createMoney(head.currency)
  const row = groupId === null ? undefined : await findPurchase(db, head.number)
  const extras = groupId === null ? [] : await repository.findOrderExtras(db, groupId)
  const payments = await repository.findPayments(db, head)
  const refunds = await repository.findRefunds(db, payments)
  const emails = groupId === null ? [] : await repository.findEmailsAbout(db, groupId)
  const withdrawals = groupId === null ? [] : await repository.findWithdrawalsOf(db, groupId)
  const states = row?.orders.map(({ state }) => state) ?? []
  const subjects = [...states, ...payments, ...refunds, ...emails].map(({ id }) => id)
  const log = await findOperatorLog(db, { subjectIds: subjects }, { before: null, limit: LOG_ENTRIES })
  const allowed = allowedOf({ isOwn, keys: operator.keys, now })
  const view: PurchaseView = {
    number: head.number,
    isTest: head.isTest || payments.some(({ isTest }) => isTest),
    buyer: head.buyer,
    checkout: head.checkout && {
      status: head.checkout.status,
      total: money.toDecimal(head.checkout.totalMinor),
      createdAt: head.checkout.createdAt,
    },
    group: row ? withPictures(groupOf(row, now)) : null,
    orders: states.map(state => ({
      ...orderView(state, extras.find(({ id }) => id === state.id)!, { money, now }),
      allowed: allowed.ofOrder(state),
    })),
    payments: payments.map(payment => ({
      ...paymentView(payment, money),
      allowed: allowed.ofPayment(payment),
    })),
    refunds: refunds.map(({ amountMinor, ...refund }) => ({
      ...refund,
      amount: money.toDecimal(amountMinor),
      allowed: allowed.ofRefund(refund),
    })),
    withdrawals,
    emails: emails.map(email => ({ ...email, allowed: allowed.ofEmail(email) })),
    log: log.map(logEntryView),
    expect: stateHash(
      states,
      payments.map(({ id, status, capturedMinor }) => [id, status, capturedMinor]),
      refunds.map(({ id, status, isSettled }) => [id, status, isSettled]),
    ),
  }
  return { view, isOwn }
}

const withPictures = (group: Schemas['OrderGroup']): Schemas['OrderGroup'] => ({
  ...group,
  orders: group.orders.map(order => ({
    ...order,
    lines: order.lines.map(line => ({ ...line, picture: line.picture && atConsole(line.picture) })),
  })),
})

/** Locks an order and reads its purchase. @throws problem `order.not_found` */
export async function takeOrder(tx: Tx, id: string, context: Context): Promise<Subject<PurchaseView>> {
  const { groupNumber } = await lockOrder(tx, { id })
  return { kind: 'order', id, ...(await readPurchase(tx, groupNumber, context)) }
}

/** Reads the purchase of a refund, after locking its order if it has one. @throws problem `refund.not_found` */
export async function takeRefund(tx: Tx, id: string, context: Context): Promise<Subject<PurchaseView>> {
  const number = await repository.findNumber(tx, { kind: 'refund', id })
  if (number === null) throw problem('refund.not_found')
  const seen = await readPurchase(tx, number, context)
  const orderId = seen.view.refunds.find(refund => refund.id === id)?.orderId ?? null
  if (orderId !== null) return { ...(await takeOrder(tx, orderId, context)), kind: 'refund', id }
  return { kind: 'refund', id, ...seen }
}

function orderView(
  state: OrderState,
  { taxLines, invoices, ledger }: repository.OrderExtras,
  { money, now }: { money: Money; now: Date },
): Omit<Schemas['PurchaseOrder'], 'allowed'> {
  const left = refundableOf(state)
  const balance = ledger.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    id: state.id,
    number: state.number,
    shopId: state.shopId,
    left: { items: money.toDecimal(left.itemMinor), shipping: money.toDecimal(left.shippingMinor) },
    lines: state.lines.map(line => ({
      id: line.id,
      cancelable: quantitiesOf(state, line, now).cancelable,
      refundable: unrefundedOf(line, line.quantity),
    })),
    taxLines: taxLines.map(({ country, region, rateBasisPoints, netMinor, taxMinor, refundedMinor }) => ({
      country,
      region,
      rate: rateBasisPoints / 100,
      net: money.toDecimal(netMinor),
      tax: money.toDecimal(taxMinor),
      refunded: money.toDecimal(refundedMinor),
    })),
    invoices,
    ledger: ledger.map(({ kind, amountMinor, at }) => ({ kind, amount: money.toDecimal(amountMinor), at })),
    balance: money.toDecimal(balance),
  }
}

const paymentView = (
  { amountMinor, capturedMinor, refundedMinor, ...payment }: repository.PaymentFacts,
  money: Money,
): Omit<Schemas['PurchasePayment'], 'allowed'> => ({
  ...payment,
  amount: money.toDecimal(amountMinor),
  captured: money.toDecimal(capturedMinor),
  refunded: money.toDecimal(refundedMinor),
})
