/** Operators: their access, their sessions in the console, and the log of what they did. */
export { appointFirstAdmin } from './first-admin.ts'
export {
  findLatestEntry,
  findOperatorLog,
  type LogAuthor,
  type LogEntry,
  type LogRow,
  SHELL,
  writeOperatorLog,
} from './log.repository.ts'
export { findOperator, findOperators, holdOperator } from './operators.repository.ts'
export { DEFAULT_REFUND_LIMIT, readRefundLimit } from './refund-limit.repository.ts'
export { requireRefundLimit } from './refund-limit.ts'
export { endOperatorSessions, sweepOperatorSessions } from './sessions.repository.ts'
export { createOperatorSessions, type OperatorSessions } from './sessions.service.ts'
export { grantOperator, revokeOperator, type TeamAuthor } from './team.service.ts'
