import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { addLabel } from '../../src/modules/after-sales/index.ts'
import {
  type CommandContext,
  lockOrder,
  postageLimit,
  type ReturnItem,
  returnAmount,
  standardShippingOf,
} from '../../src/modules/orders/index.ts'
import type { Tx } from '../../src/platform/db/client.ts'
import { createMoney } from '../../src/platform/money.ts'
import type { PrivateFiles } from '../../src/ports/files.ts'

const LABEL = fileURLToPath(new URL('../../../../demo/orders/return-label.pdf', import.meta.url))

/** Days that a buyer has to send a return. */
export const SEND_DAYS = 14

interface About {
  orderId: string
  returnId: string
}

/**
 * Agrees on the postage of a return that will be approved. The buyer gets it back if the payment has room for the price of
 * a standard parcel, and otherwise gets a label.
 */
export async function agreePostage(
  tx: Tx,
  { orderId, returnId }: About,
  { files, context }: { files: PrivateFiles; context: CommandContext },
): Promise<{ postage: 'label' } | { postage: 'reimburse'; maxPostage: number }> {
  const order = await lockOrder(tx, { id: orderId })
  const { rows: items } = await tx.execute<ReturnItem & Record<string, unknown>>(sql`
    select order_line_id as "orderLineId", quantity, reason from return_lines where return_id = ${returnId}::uuid`)
  const priceMinor = standardShippingOf(order)
  if (postageLimit(order, returnAmount(order, items, priceMinor)) >= priceMinor)
    return { postage: 'reimburse', maxPostage: createMoney(order.currency).toDecimal(priceMinor) }
  const labelKey = `return-labels/${returnId}`
  await files.keep(labelKey, LABEL)
  await addLabel(tx, { id: orderId }, { id: returnId, labelKey, sendDays: SEND_DAYS }, context)
  return { postage: 'label' }
}

/** Postage that the buyer says they paid: a little less than the maximum. Nothing if the shop provided a label. */
export async function paidPostage(tx: Tx, returnId: string): Promise<{ postage?: number }> {
  const { rows } = await tx.execute<{ max: number | null; currency: string }>(sql`
    select r.postage_max_minor::int as max, g.currency from returns r join orders o on o.id = r.order_id
      join order_groups g on g.id = o.order_group_id
    where r.id = ${returnId}::uuid`)
  const { max, currency } = rows[0]!
  return max === null ? {} : { postage: createMoney(currency).toDecimal(Math.ceil(max * 0.85)) }
}
