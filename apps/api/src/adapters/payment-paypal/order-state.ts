import { type ProviderPayment, ProviderUnavailable } from '../../ports/payment.ts'
import type { PayPalAmounts } from './amounts.ts'
import type { components } from './generated/orders.ts'

export type Order = components['schemas']['order']
type Capture = components['schemas']['capture']

/** Converts PayPal's order to a payment. The capture decides: a completed order may contain a declined one. */
export function toPayment(order: Order, amounts: PayPalAmounts): ProviderPayment {
  if (!order.id || !order.status) throw new ProviderUnavailable('PayPal gave an order without id or status')
  const { captures = [], refunds = [] } = order.purchase_units?.[0]?.payments ?? {}
  const capture = decisiveCapture(captures)
  const { state, reason } = capture ? stateOfCapture(capture) : stateOfOrder(order)
  return {
    reference: order.id,
    state,
    capture:
      state === 'captured' ? { reference: idOf(capture), amount: amounts.read(capture?.amount) } : null,
    refunds: refunds
      .filter(({ status }) => status === 'COMPLETED' || status === 'PENDING')
      .map(refund => ({
        reference: idOf(refund),
        key: refund.custom_id ?? null,
        amount: amounts.read(refund.amount),
      })),
    instrument: instrumentOf(order),
    ...(reason && { reason }),
  }
}

export const gone = (reference: string): ProviderPayment => ({
  reference,
  state: 'gone',
  capture: null,
  refunds: [],
  instrument: null,
})

type Verdict = Pick<ProviderPayment, 'state' | 'reason'>

const CAPTURE_STATES: Readonly<Record<NonNullable<Capture['status']>, ProviderPayment['state']>> = {
  COMPLETED: 'captured',
  PARTIALLY_REFUNDED: 'captured',
  REFUNDED: 'captured',
  PENDING: 'in_review',
  DECLINED: 'declined',
  FAILED: 'declined',
}

/** Money that moved before money that may move before a refusal. */
function decisiveCapture(captures: readonly Capture[]): Capture | undefined {
  const ranked = (state: ProviderPayment['state']) =>
    captures.find(({ status }) => status && CAPTURE_STATES[status] === state)
  return ranked('captured') ?? ranked('in_review') ?? captures.at(-1)
}

function stateOfCapture({ status, status_details, processor_response }: Capture): Verdict {
  const state = status && CAPTURE_STATES[status]
  if (!state) throw new ProviderUnavailable('PayPal gave a capture without a known status')
  if (state !== 'declined') return { state }
  const code = processor_response?.response_code
  return { state, reason: (code && PROCESSOR_WORDS[code]) ?? code ?? status_details?.reason ?? status }
}

/** Messages for those of the banks' codes that mean something to a buyer. */
const PROCESSOR_WORDS: Readonly<Record<string, string>> = {
  '5120': 'INSUFFICIENT_FUNDS',
  '5400': 'CARD_EXPIRED',
}

function stateOfOrder({ status, payment_source }: Order): Verdict {
  switch (status) {
    case 'CREATED':
    case 'SAVED':
      return { state: 'open' }
    case 'PAYER_ACTION_REQUIRED':
      // A wallet's order begins in this state. A card's order gets it when the bank wants to see the buyer.
      return { state: payment_source?.card ? 'action' : 'open' }
    case 'APPROVED':
      return isAuthenticated(payment_source?.card)
        ? { state: 'approved' }
        : { state: 'declined', reason: 'AUTHENTICATION_FAILED' }
    case 'VOIDED':
      return { state: 'gone' }
    default:
      throw new ProviderUnavailable(`PayPal gave an order ${status} without a capture`)
  }
}

/** 3-D Secure without a shift of liability: PayPal's own advice is not to take the money. */
function isAuthenticated(card: components['schemas']['card_response'] | undefined): boolean {
  const shift = card?.authentication_result?.liability_shift
  return shift !== 'NO' && shift !== 'UNKNOWN'
}

const BRANDS: Readonly<Record<string, string>> = {
  AMEX: 'American Express',
  JCB: 'JCB',
  MASTERCARD: 'Mastercard',
}
const MAX_INSTRUMENT = 60

function instrumentOf({ payment_source }: Order): string | null {
  if (payment_source?.paypal) return 'PayPal'
  const { brand, last_digits } = payment_source?.card ?? {}
  if (!last_digits) return null
  const name = brand
    ? (BRANDS[brand] ?? brand[0] + brand.slice(1).toLowerCase().replaceAll('_', ' '))
    : 'Card'
  return `${name} ···· ${last_digits}`.slice(0, MAX_INSTRUMENT)
}

function idOf(part: { id?: string } | undefined): string {
  if (part?.id) return part.id
  throw new ProviderUnavailable('PayPal gave a capture or refund without an id')
}
