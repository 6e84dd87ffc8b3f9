/** Disputes: what buyer and shop could not agree on, and how the marketplace decides. */
export { type Decision, decideDispute, reviewDispute } from './decide-dispute.ts'
export { decideReturn, type ReturnDecision } from './decide-return.ts'
export { createDisputeHandlers } from './disputes.handlers.ts'
export {
  findDispute,
  findDisputeFile,
  findUndecided,
} from './disputes.repository.ts'
export { openDispute } from './open-dispute.ts'
