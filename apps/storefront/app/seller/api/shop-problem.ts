import type { ApiError } from '@stoa/api-client'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'

type Notice = NonNullable<SubmissionProblem['notice']>

/** A refused call as a seller's page shows it: beside the fields where it can be, above them where it cannot. */
export function shopProblemOf(error: ApiError): SubmissionProblem {
  const { fields, notice } = problemOfCall(error)
  return { fields, ...(notice && { notice: { ...notice, ...wordsFor(error) } }) }
}

function wordsFor(error: ApiError): Partial<Notice> {
  if (error.kind === 'network') {
    return {
      tone: 'caution',
      title: 'You seem to be offline.',
      text: 'Nothing you typed is lost. Try again when you are back.',
    }
  }
  if (error.status === 401) {
    return { tone: 'caution', title: 'You were logged out.', text: 'Log in again; this page waits for you.' }
  }
  if (error.status === 403) return { tone: 'caution', title: `${error.title}.`, text: error.detail ?? '' }
  if (error.status === 412) {
    return {
      tone: 'caution',
      title: 'This was changed meanwhile.',
      text: error.detail ?? 'Look at it again before you save.',
    }
  }
  if (error.status === 409) return { tone: 'caution', title: `${error.title}.` }
  return {}
}
