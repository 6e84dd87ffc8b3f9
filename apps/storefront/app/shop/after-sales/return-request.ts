import type { ReturnReason, ReturnRequest } from '@stoa/api-client/schema'
import { camelCase } from '../../lib/camel-case.ts'

const REASONS: readonly ReturnReason[] = [
  'changed_mind',
  'does_not_fit',
  'damaged',
  'faulty',
  'wrong_item',
  'not_as_described',
  'other',
]
/** Reasons that are the shop's fault. Shipping is then refunded in full. */
const SHOPS_FAULT: ReadonlySet<ReturnReason> = new Set([
  'damaged',
  'faulty',
  'wrong_item',
  'not_as_described',
])

/** Returns the contract's name of a choice. Undefined for an unknown choice. */
export const toReason = (choice: string): ReturnReason | undefined =>
  REASONS.find(reason => camelCase(reason) === choice)

/** Builds the lines of a return. A line without a reason yet counts as "other". */
export const toReturnLines = (
  quantities: Readonly<Record<string, number>>,
  reasons: Readonly<Record<string, ReturnReason>>,
): ReturnRequest['lines'] =>
  Object.entries(quantities).map(([orderLineId, quantity]) => ({
    orderLineId,
    quantity,
    reason: reasons[orderLineId] ?? 'other',
  }))

/** Returns why a preview refunds this amount of shipping. */
export function deliveryReason(
  deliveryMinor: number,
  lines: ReturnRequest['lines'],
): 'all' | 'standard' | 'none' {
  if (deliveryMinor === 0) return 'none'
  return lines.some(({ reason }) => SHOPS_FAULT.has(reason)) ? 'all' : 'standard'
}

/** Returns the form's choice for a reason of the contract. Empty if no reason is chosen. */
export const reasonChoice = (reason: ReturnReason | undefined): string => (reason ? camelCase(reason) : '')
