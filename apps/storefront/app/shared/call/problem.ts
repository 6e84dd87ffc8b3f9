import { type ApiError, isApiError } from '@stoa/api-client'
import type { Failure } from '@stoa/cart-core'
import { formatMessage } from '@stoa/ui/messages'
import { problemLabels as t } from './problem.labels.ts'

export interface SubmissionProblem {
  /** Whether the email of a registration already has an account. */
  readonly isKnownEmail?: boolean
  /** Whether there were too many attempts. */
  readonly isLimited?: boolean
  /** Messages by field name, for fields that the server rejected. */
  readonly fields: Record<string, string>
  /** Problem that belongs to no field. Its title is empty if the text says everything. */
  readonly notice?: { readonly tone: 'caution' | 'critical'; readonly title: string; readonly text: string }
}

/** Converts a failure to messages of a form: at fields if possible, otherwise above them. */
export function problemOf(error: Failure): SubmissionProblem {
  const fields = isApiError(error.cause) ? fieldMessages(error.cause) : {}
  if (error.code === 'account.email_taken')
    return { fields: { ...fields, email: t.emailTaken }, isKnownEmail: true }
  if (error.code === 'password.too_weak') fields.password ??= error.message
  if (Object.keys(fields).length > 0) return { fields }
  if (error.code === 'not_activated') {
    return {
      fields,
      notice: {
        tone: 'caution',
        title: formatMessage(t.sentence, { text: error.message }),
        text: t.activate,
      },
    }
  }
  return {
    fields,
    notice: { tone: 'critical', title: titleOf(error), text: error.message },
    ...(error.code === 'rate.limited' && { isLimited: true }),
  }
}

/** Title of the API's problem, if the message is its detail. Without a code, the title is the protocol's own. */
const titleOf = ({ cause, message }: Failure): string =>
  isApiError(cause) && cause.kind === 'http' && cause.code !== null && cause.title !== message
    ? formatMessage(t.sentence, { text: cause.title })
    : ''

/** Like `problemOf`, for a call that was made without the core. */
export const problemOfCall = (error: ApiError): SubmissionProblem =>
  problemOf({
    code: error.code ?? error.kind,
    message: error.kind === 'http' ? (error.detail ?? error.title) : t.unreachable,
    cause: error,
  })

const fieldMessages = (error: ApiError): Record<string, string> =>
  Object.fromEntries(
    error.fields
      .filter(({ pointer }) => pointer.startsWith('/'))
      .map(({ pointer, message }) => [pointer.slice(1).split('/')[0] ?? '', message]),
  )
