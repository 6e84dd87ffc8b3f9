import type { Step } from '../../../../demo/orders/steps.ts'
import { cancelOrder, refundByShop } from '../../src/modules/after-sales/index.ts'
import {
  completeOrder,
  confirmOrder,
  createFulfillment,
  deliverFulfillment,
  shipFulfillment,
} from '../../src/modules/fulfillments/index.ts'
import { type Actor, lockOrder, type OrderState } from '../../src/modules/orders/index.ts'
import type { Tx } from '../../src/platform/db/client.ts'
import type { Money } from '../../src/platform/money.ts'
import type { PrivateFiles } from '../../src/ports/files.ts'
import { followCase } from './follow-case.ts'
import { trackingOf } from './tracking.ts'

/** State of an order while it follows the plan. */
interface Followed {
  id: string
  /** Ids of its parcels, in the order of the plan. */
  parcels: string[]
  money: Money
  files: PrivateFiles
}

const deedOf = (actor: Actor, { at }: Step) => ({ actor, now: at, notify: false as const })

/** Runs all steps that the order has taken until now. */
export async function follow(
  tx: Tx,
  id: string,
  { steps, ...given }: { steps: readonly Step[]; money: Money; files: PrivateFiles },
): Promise<void> {
  const order: Followed = { id, parcels: [], ...given }
  for (const step of steps) await take(tx, order, step)
}

async function take(tx: Tx, followed: Followed, step: Step): Promise<void> {
  const { id, money, files } = followed
  const order = { id }
  switch (step.do) {
    case 'confirm':
      await confirmOrder(tx, order, deedOf('shop', step))
      return
    case 'pack': {
      const lines = step.lines === 'first' ? { lines: [await firstLine(tx, id)] } : {}
      const parcel = await createFulfillment(tx, order, lines, deedOf('shop', step))
      followed.parcels[step.parcel] = parcel.id
      return
    }
    case 'ship': {
      const fulfillmentId = followed.parcels[step.parcel]!
      await shipFulfillment(
        tx,
        order,
        { fulfillmentId, ...trackingOf(step.carrier, fulfillmentId) },
        deedOf('shop', step),
      )
      return
    }
    case 'deliver':
      await deliverFulfillment(tx, order, followed.parcels[step.parcel]!, deedOf('shop', step))
      return
    case 'cancel':
    case 'cancel_piece': {
      const lines = step.do === 'cancel_piece' ? { lines: [await spareLine(tx, id)] } : {}
      // What a shop does not have cannot go back to its shelf.
      const restock = step.reason !== 'inventory'
      await cancelOrder(tx, order, { ...lines, reason: step.reason, restock }, deedOf(step.by, step))
      return
    }
    case 'refund': {
      const { itemMinor } = await lockOrder(tx, order)
      const amount = money.toDecimal(Math.round(itemMinor * step.share))
      await refundByShop(tx, order, { amount, note: step.text }, deedOf('shop', step))
      return
    }
    case 'complete':
      await completeOrder(tx, order, deedOf('system', step))
      return
    default:
      await followCase(tx, { orderId: id, now: step.at, money, files }, step)
  }
}

const linesOf = async (tx: Tx, id: string): Promise<OrderState['lines']> =>
  (await lockOrder(tx, { id })).lines

async function firstLine(tx: Tx, id: string) {
  const [first] = await linesOf(tx, id)
  return { orderLineId: first!.id, quantity: first!.quantity }
}

/** Finds a line that can lose an item without emptying the order. */
async function spareLine(tx: Tx, id: string) {
  const lines = await linesOf(tx, id)
  const line = lines.find(({ quantity }) => quantity > 1) ?? lines.at(-1)!
  return { orderLineId: line.id, quantity: 1 }
}
