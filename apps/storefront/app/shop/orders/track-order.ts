import { type ApiClient, isApiError, unwrap } from '@stoa/api-client'
import type { OrderTracking, TrackOrderRequest } from '@stoa/api-client/schema'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'

/** What became of a look-up. What was typed comes back with what went wrong; a token never does. */
export type TrackingAnswer =
  | { readonly found: OrderTracking }
  | {
      readonly found: null
      readonly problem: SubmissionProblem
      readonly typed: TypedPair
      readonly status: number
    }

export interface TypedPair {
  readonly number: string
  readonly email: string
}

const one = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Looks an order up by what a form brought. */
export async function trackOrder(
  api: Pick<ApiClient, 'POST'>,
  form: Readonly<Record<string, unknown>>,
): Promise<TrackingAnswer> {
  const token = one(form.token)
  const typed = { number: one(form.number), email: one(form.email) }
  const body: TrackOrderRequest = token ? { token } : typed
  try {
    return { found: await unwrap(api.POST('/api/public/track-order', { body })) }
  } catch (error) {
    if (!isApiError(error)) throw error
    const missing = error.status === 404 || (token !== '' && error.status === 400)
    return {
      found: null,
      typed,
      status: error.status || 503,
      problem: missing ? { fields: {}, notice: token ? OLD_LINK : WRONG_PAIR } : problemOfCall(error),
    }
  }
}

const WRONG_PAIR = {
  tone: 'critical',
  title: 'We found no such order.',
  text: 'Number and email address do not go together. Please check both.',
} as const
const OLD_LINK = {
  tone: 'critical',
  title: 'This link does not open an order.',
  text: 'It may have been cut in two on its way. The number and your email address work as well.',
} as const
