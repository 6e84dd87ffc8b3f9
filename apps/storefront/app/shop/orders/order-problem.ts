import type { ApiError } from '@stoa/api-client'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { orderProblemLabels } from './order-problem.labels.ts'

/** Turns a failed call into a problem. A conflict is a caution, because the buyer did nothing wrong. */
export function orderProblemOf(error: ApiError): SubmissionProblem {
  const problem = problemOfCall(error)
  if (error.status !== 409 || !problem.notice) return problem
  return {
    ...problem,
    notice: { ...problem.notice, tone: 'caution', title: orderProblemLabels.changed },
  }
}
