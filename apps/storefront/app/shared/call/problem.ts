import { type ApiError, isApiError } from '@stoa/api-client'
import type { Failure } from '@stoa/cart-core'

export interface SubmissionProblem {
  /** The address that was to register has an account. */
  readonly isKnownEmail?: boolean
  /** Too many attempts: by now, or from now on. */
  readonly isLimited?: boolean
  /** Message by field name, for the fields that the server refused. */
  readonly fields: Record<string, string>
  /** What is wrong with the whole, where no single field is. */
  readonly notice?: { readonly tone: 'caution' | 'critical'; readonly title: string; readonly text: string }
}

/** A failure as a form shows it: beside the fields where it can be, above them where it cannot. */
export function problemOf(error: Failure): SubmissionProblem {
  const fields = isApiError(error.cause) ? fieldMessages(error.cause) : {}
  if (error.code === 'account.email_taken')
    return { fields: { ...fields, email: 'This email already has an account.' }, isKnownEmail: true }
  if (error.code === 'password.too_weak') fields.password ??= error.message
  if (Object.keys(fields).length > 0) return { fields }
  if (error.code === 'not_activated') {
    return {
      fields,
      notice: {
        tone: 'caution',
        title: `${error.message}.`,
        text: 'Please check your email to activate it.',
      },
    }
  }
  return {
    fields,
    notice: { tone: 'critical', title: 'That did not work.', text: error.message },
    ...(error.code === 'rate.limited' && { isLimited: true }),
  }
}

/** The same for a call that was made without the core. */
export const problemOfCall = (error: ApiError): SubmissionProblem =>
  problemOf({
    code: error.code ?? error.kind,
    message:
      error.kind === 'http'
        ? (error.detail ?? error.title)
        : 'The marketplace does not answer. Please try again.',
    cause: error,
  })

const fieldMessages = (error: ApiError): Record<string, string> =>
  Object.fromEntries(
    error.fields
      .filter(({ pointer }) => pointer.startsWith('/'))
      .map(({ pointer, message }) => [pointer.slice(1).split('/')[0] ?? '', message]),
  )
