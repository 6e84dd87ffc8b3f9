import type { ApiError } from '@stoa/api-client'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'

/** The same as elsewhere; a conflict says first that it was not the person's fault. */
export function orderProblemOf(error: ApiError): SubmissionProblem {
  const problem = problemOfCall(error)
  if (error.status !== 409 || !problem.notice) return problem
  return {
    ...problem,
    notice: { ...problem.notice, tone: 'caution', title: 'The order has changed meanwhile.' },
  }
}
