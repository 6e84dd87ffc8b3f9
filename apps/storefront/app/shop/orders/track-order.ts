import { type ApiClient, isApiError, unwrap } from '@stoa/api-client'
import type { OrderTracking, TrackOrderRequest } from '@stoa/api-client/schema'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { trackOrderLabels } from './track-order.labels.ts'

/** Result of a search for an order. A problem includes the fields as typed, but never a token. */
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

/** Finds an order by the fields of a form: a token, or number and email. */
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

const WRONG_PAIR = { tone: 'critical', ...trackOrderLabels.wrongPair } as const
const OLD_LINK = { tone: 'critical', ...trackOrderLabels.oldLink } as const
