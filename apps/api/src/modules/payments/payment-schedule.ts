import { DAY, HOUR, MINUTE, SECOND } from '../../platform/durations.ts'
import type { PaymentRow } from './payments.repository.ts'

/**
 * Times after the beginning of a payment at which it is checked. The first is for a buyer who pays and closes the page,
 * the next for the end of the reservation, and the others for late payments.
 */
const LOOKS_WHILE_OPEN = [2 * MINUTE, 16 * MINUTE, HOUR, 3 * HOUR + 10 * MINUTE]
/** Pauses between checks. They double from the first to the second value; after the third, checks stop. */
const PAUSES: Partial<Record<PaymentRow['status'], readonly [number, number, number]>> = {
  capturing: [5 * SECOND, 10 * MINUTE, Number.POSITIVE_INFINITY],
  in_review: [MINUTE, HOUR, 45 * DAY],
  // A provider may capture money after our end; it is refunded then.
  failed: [10 * MINUTE, 12 * HOUR, 3 * DAY],
  expired: [10 * MINUTE, 12 * HOUR, 3 * DAY],
}

/** Time of the next check of a payment. Null if it is settled. */
export function nextCheckAt(
  payment: Pick<PaymentRow, 'status' | 'reference' | 'createdAt' | 'updatedAt'>,
  now: Date,
): Date | null {
  const { status, reference, createdAt, updatedAt } = payment
  if (status === 'created' || status === 'open') {
    const next = LOOKS_WHILE_OPEN.map(after => createdAt.getTime() + after).find(at => at > now.getTime())
    return new Date(next ?? now.getTime() + HOUR)
  }
  const pauses = PAUSES[status]
  if (!pauses || reference === null) return null
  const [shortest, longest, end] = pauses
  const since = now.getTime() - updatedAt.getTime()
  if (since > end) return null
  return new Date(now.getTime() + Math.min(longest, Math.max(shortest, since)))
}
