import type { ApiError } from '@stoa/api-client'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { shopProblemLabels } from './shop-problem.labels.ts'

type Notice = NonNullable<SubmissionProblem['notice']>

/** Converts a failed call of a seller’s page to messages of its fields, or to a notice if no field has one. */
export function shopProblemOf(error: ApiError): SubmissionProblem {
  const { fields, notice } = problemOfCall(error)
  return { fields, ...(notice && { notice: { ...notice, ...noticeFor(error) } }) }
}

function noticeFor(error: ApiError): Partial<Notice> {
  if (error.kind === 'network') {
    return {
      tone: 'caution',
      title: shopProblemLabels.offline,
      text: shopProblemLabels.offlineText,
    }
  }
  if (error.status === 401) {
    return { tone: 'caution', title: shopProblemLabels.loggedOut, text: shopProblemLabels.loggedOutText }
  }
  if (error.status === 403) return { tone: 'caution', title: `${error.title}.`, text: error.detail ?? '' }
  if (error.status === 412) {
    return {
      tone: 'caution',
      title: shopProblemLabels.changed,
      text: error.detail ?? shopProblemLabels.changedText,
    }
  }
  if (error.status === 409) return { tone: 'caution', title: `${error.title}.` }
  return {}
}
