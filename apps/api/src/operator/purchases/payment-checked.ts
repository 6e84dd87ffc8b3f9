import type { LogEntry } from '../../modules/operators/index.ts'

/** Entry of the log about a payment that an operator let the provider be asked about. */
export const paymentChecked = (id: string, before: string, after: string): LogEntry => ({
  what: 'payment.checked',
  subjectKind: 'payment',
  subjectId: id,
  before: { status: before },
  after: { status: after },
})
