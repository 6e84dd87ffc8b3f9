import { ProviderRefused, ProviderUnavailable } from '../../ports/payment.ts'

/** Errors whose outcome is still unknown or may change, so that the call is repeated. */
const UNDECIDED = new Set([
  'ORDER_COMPLETION_IN_PROGRESS',
  'PREVIOUS_REQUEST_IN_PROGRESS',
  'PENDING_CAPTURE',
  'REFUND_FAILED_INSUFFICIENT_FUNDS',
])

/** Another card, address or account may do. */
const BUYER_MAY_RETRY = new Set([
  'BILLING_ADDRESS_INVALID',
  'CARD_BRAND_NOT_SUPPORTED',
  'CARD_EXPIRED',
  'CITY_REQUIRED',
  'COMPLIANCE_VIOLATION',
  'DOMESTIC_TRANSACTION_REQUIRED',
  'INSTRUMENT_DECLINED',
  'INVALID_COUNTRY_CODE',
  'INVALID_EXPIRY_DATE',
  'INVALID_SECURITY_CODE_LENGTH',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
  'ORDER_EXPIRED',
  'ORDER_NOT_APPROVED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_CANNOT_PAY',
  'PAYMENT_SOURCE_CANNOT_BE_USED',
  'PAYMENT_SOURCE_DECLINED_BY_PROCESSOR',
  'PAYMENT_SOURCE_INFO_CANNOT_BE_VERIFIED',
  'POSTAL_CODE_REQUIRED',
  'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING',
  'SHIPPING_ADDRESS_INVALID',
  'TRANSACTION_BLOCKED_BY_PAYEE',
  'TRANSACTION_LIMIT_EXCEEDED',
  'TRANSACTION_REFUSED',
])

/** PayPal's answer to a call, as openapi-fetch gives it. */
export interface Answer<Body> {
  data?: Body | undefined
  error?: unknown
  response: Response
}

/**
 * Returns the body of a successful response, or null if PayPal does not know the object.
 *
 * @throws ProviderUnavailable if the result is unknown
 * @throws ProviderRefused on a definite no, with PayPal's code
 */
export async function settle<Body>(call: Promise<Answer<Body>>): Promise<Body | null> {
  const { data, error, response } = await call.catch(cause => {
    if (cause instanceof ProviderUnavailable) throw cause
    throw new ProviderUnavailable('PayPal did not answer', { cause })
  })
  const { status } = response
  if (response.ok) {
    if (data) return data
    throw new ProviderUnavailable(`PayPal gave an empty answer (${status})`)
  }
  const { issue, debugId } = readProblem(error)
  if (status === 404) return null
  if ((status === 400 || status === 422) && issue && !UNDECIDED.has(issue))
    throw new ProviderRefused(issue, { buyerMayRetry: BUYER_MAY_RETRY.has(issue) })
  throw new ProviderUnavailable(
    `PayPal answered ${[status, issue].filter(Boolean).join(' ')}${debugId ? `, debug id ${debugId}` : ''}`,
  )
}

/** Reads the codes only: texts and values of an error may repeat data of the request. */
function readProblem(body: unknown): { issue: string | null; debugId: string | null } {
  const { name, details, debug_id } = Object(body) as Record<string, unknown>
  const word = (value: unknown) => (typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : null)
  const first = Array.isArray(details) ? Object(details[0]).issue : null
  return { issue: word(first) ?? word(name), debugId: word(debug_id) }
}
