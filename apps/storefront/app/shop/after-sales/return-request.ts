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
/** They are the shop's fault; the contract says what follows. */
const SHOPS_FAULT: ReadonlySet<ReturnReason> = new Set([
  'damaged',
  'faulty',
  'wrong_item',
  'not_as_described',
])

/** A choice of the form as the contract calls it. */
export const toReason = (choice: string): ReturnReason | undefined =>
  REASONS.find(reason => camelCase(reason) === choice)

/** A line whose reason is still missing is priced as one without: "other". */
export const toReturnLines = (
  quantities: Readonly<Record<string, number>>,
  reasons: Readonly<Record<string, ReturnReason>>,
): ReturnRequest['lines'] =>
  Object.entries(quantities).map(([orderLineId, quantity]) => ({
    orderLineId,
    quantity,
    reason: reasons[orderLineId] ?? 'other',
  }))

/** Why a preview has this amount for delivery. */
export function deliveryReason(
  deliveryMinor: number,
  lines: ReturnRequest['lines'],
): 'all' | 'standard' | 'none' {
  if (deliveryMinor === 0) return 'none'
  return lines.some(({ reason }) => SHOPS_FAULT.has(reason)) ? 'all' : 'standard'
}

/** The other way round; nothing where none is chosen. */
export const reasonChoice = (reason: ReturnReason | undefined): string => (reason ? camelCase(reason) : '')
