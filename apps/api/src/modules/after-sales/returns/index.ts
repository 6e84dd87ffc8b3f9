/** Returns: from the request to the refund. */

export { approveReturn, approveUnanswered, rejectReturn } from './answer-return.ts'
export { countAskedBack } from './asked-back.ts'
export { receiveReturn } from './receive-return.ts'
export { requestReturn } from './request-return.ts'
export { createReturnJobs } from './return-jobs.ts'
export { addLabel, sweepLabels } from './return-label.ts'
export { takeStep } from './return-transition.ts'
export { createReturnHandlers } from './returns.handlers.ts'
export { findOrderOfReturn, type ReturnState, readReturn } from './returns.repository.ts'
export { cancelReturn, payOwnPostage, sendReturn } from './send-return.ts'
export { withdrawItems } from './withdraw-items.ts'
