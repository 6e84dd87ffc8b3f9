import { sql } from 'drizzle-orm'
import type { CaseStep } from '../../../../demo/orders/steps.ts'
import {
  approveReturn,
  cancelReturn,
  decideDispute,
  openDispute,
  receiveReturn,
  rejectReturn,
  requestReturn,
  sendReturn,
} from '../../src/modules/after-sales/index.ts'
import { changeStock, lockVariants } from '../../src/modules/catalog/index.ts'
import { answerClaim, openClaim } from '../../src/modules/claims/index.ts'
import {
  createFulfillment,
  deliverFulfillment,
  shipFulfillment,
} from '../../src/modules/fulfillments/index.ts'
import { type Actor, type LineState, lockOrder } from '../../src/modules/orders/index.ts'
import type { Tx } from '../../src/platform/db/client.ts'
import type { Money } from '../../src/platform/money.ts'
import type { PrivateFiles } from '../../src/ports/files.ts'
import { agreePostage, paidPostage, SEND_DAYS } from './return-postage.ts'
import { trackingOf } from './tracking.ts'

interface About {
  orderId: string
  now: Date
  money: Money
  files: PrivateFiles
}

/** Takes a step about a return, a claim or a dispute. In the plan an order has one of them. */
export async function followCase(
  tx: Tx,
  { orderId, now, money, files }: About,
  step: CaseStep,
): Promise<void> {
  const order = { id: orderId }
  const by = (actor: Actor) => ({ actor, now, notify: false as const })
  const idOf = (table: 'returns' | 'claims' | 'disputes') => findId(tx, table, orderId)
  switch (step.do) {
    case 'request_return': {
      const { id, delivered } = await lineOf(tx, orderId)
      const lines = [{ orderLineId: id, quantity: delivered, reason: step.reason }]
      await requestReturn(tx, order, { lines, text: step.text }, by('buyer'))
      return
    }
    case 'approve_return': {
      const id = await idOf('returns')
      const agreed = await agreePostage(tx, { orderId, returnId: id }, { files, context: by('shop') })
      await approveReturn(tx, order, { id, sendDays: SEND_DAYS, ...agreed }, by('shop'))
      return
    }
    case 'reject_return':
      await rejectReturn(tx, order, { id: await idOf('returns'), reason: step.text }, by('shop'))
      return
    case 'cancel_return':
      await cancelReturn(tx, order, { id: await idOf('returns') }, by('buyer'))
      return
    case 'send_return': {
      const id = await idOf('returns')
      const { carrier, trackingNumber } = trackingOf(step.carrier, id)
      const sent = { id, carrier, trackingNumber, ...(await paidPostage(tx, id)) }
      await sendReturn(tx, order, sent, by('buyer'))
      return
    }
    case 'receive_return': {
      const received = receipt(await lineOf(tx, orderId), step, money)
      await receiveReturn(tx, order, { id: await idOf('returns'), ...received }, by('shop'))
      return
    }
    case 'open_claim': {
      const { id } = await lineOf(tx, orderId)
      const { kind, wanted, text } = step
      const lines = [{ orderLineId: id, quantity: 1 }]
      await openClaim(tx, order, { kind, wanted, text, lines }, by('buyer'))
      return
    }
    case 'answer_claim': {
      const { answer, text } = step
      await answerClaim(tx, order, { id: await idOf('claims'), answer, text }, by('shop'))
      return
    }
    case 'send_replacement': {
      const { id } = await createFulfillment(tx, order, { claimId: await idOf('claims') }, by('shop'))
      await arrive(tx, await lineOf(tx, orderId))
      await shipFulfillment(tx, order, { fulfillmentId: id, ...trackingOf(step.carrier, id) }, by('shop'))
      return
    }
    case 'deliver_replacement':
      await deliverFulfillment(tx, order, await findReplacement(tx, orderId), by('shop'))
      return
    case 'open_dispute': {
      const about = { claimId: await idOf('claims'), text: step.text }
      await openDispute(tx, order, about, { ...by('buyer'), operatorEmail: '', timeZone: 'UTC' })
      return
    }
    case 'decide_dispute': {
      const decision = { for: step.for, because: step.text }
      await decideDispute(tx, await idOf('disputes'), decision, by('operator'))
      return
    }
  }
}

/** The line that the case is about: the first of which something has arrived. */
async function lineOf(tx: Tx, id: string): Promise<LineState> {
  const { lines } = await lockOrder(tx, { id })
  const line = lines.find(({ delivered }) => delivered > 0)
  if (!line) throw new Error(`Nothing of order ${id} has arrived.`)
  return line
}

async function findId(tx: Tx, table: 'returns' | 'claims' | 'disputes', orderId: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where order_id = ${orderId}::uuid`,
  )
  return rows[0]!.id
}

async function findReplacement(tx: Tx, orderId: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from fulfillments where order_id = ${orderId}::uuid and claim_id is not null`,
  )
  return rows[0]!.id
}

/** Adds an item that replaces another one, so that the stock doesn't change. */
async function arrive(tx: Tx, { variantId }: LineState): Promise<void> {
  if (variantId === null) return
  await lockVariants(tx, [variantId])
  await changeStock(tx, [{ variantId, by: 1 }])
}

/** Decision of a shop about a received return. */
function receipt(
  { id, delivered, unitMinor }: LineState,
  { condition, kept, text }: CaseStep & { do: 'receive_return' },
  money: Money,
) {
  const receivedQuantity = condition === 'incomplete' ? 0 : delivered
  const restockQuantity = condition === 'as_new' ? receivedQuantity : 0
  const lines = [{ orderLineId: id, receivedQuantity, restockQuantity, condition }]
  if (text === null) return { lines }
  return {
    lines,
    keptAmount: money.toDecimal(Math.round(unitMinor * receivedQuantity * kept)),
    keptReason: text,
  }
}
