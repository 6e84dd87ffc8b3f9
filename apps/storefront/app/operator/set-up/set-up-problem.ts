import type { ApiError } from '@stoa/api-client'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { setUpLabels as t } from './set-up.labels.ts'
import { fieldOfFault } from './set-up-fields.ts'

/** Messages at the fields of the set-up page. Faults that have no field there are listed in a notice with their place. */
export function problemOfSetUp(error: ApiError): SubmissionProblem {
  if (error.code !== 'request.invalid') return problemOfCall(error)
  const fields: Record<string, string> = {}
  const others: string[] = []
  for (const { pointer, message } of error.fields) {
    const field = fieldOfFault(pointer)
    if (field) fields[field] ??= message
    else others.push(`${pointer.replace(/^\/settings/, '')}: ${message}`)
  }
  return {
    fields,
    notice: {
      tone: 'critical',
      title: t.faults,
      text: others.length > 0 ? others.join(' ') : t.faultsText,
    },
  }
}
