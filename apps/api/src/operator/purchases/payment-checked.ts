import type { LogEntry } from '../../modules/operators/index.ts'

/**
 * Entry of the log about a payment that an operator let the provider be asked about. The first is written before the call, so that no
 * crash loses it; another one follows if the status has changed.
 *
 * @param after null before the call
 */
export const paymentChecked = (id: string, before: string, after: string | null): LogEntry => ({
  what: 'payment.checked',
  subjectKind: 'payment',
  subjectId: id,
  before: { status: before },
  after: after === null ? null : { status: after },
})
