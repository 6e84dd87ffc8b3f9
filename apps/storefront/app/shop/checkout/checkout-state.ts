import type { Checkout, Payment } from '@stoa/api-client/schema'
import { paymentStepLabels } from './checkout.labels.ts'
import { changesBetween } from './compare-checkouts.ts'

export interface PayFailure {
  readonly message: string
  readonly mayRetry: boolean
}

export type Paying =
  | { readonly kind: 'idle' }
  /** Pay was pressed; neither server nor provider has answered yet. */
  | { readonly kind: 'starting' }
  /** The provider waits for the buyer. */
  | { readonly kind: 'buyer'; readonly paymentId: string }
  /** Money may move, so that nothing can be changed from here on. */
  | { readonly kind: 'confirming'; readonly paymentId: string }
  | { readonly kind: 'waiting'; readonly paymentId: string; readonly isLate: boolean }
  | { readonly kind: 'review'; readonly paymentId: string }
  | { readonly kind: 'failed'; readonly failure: PayFailure }

export interface CheckoutState {
  readonly phase: 'loading' | 'empty' | 'unreachable' | 'open' | 'placed'
  /** The checkout that is shown. Its hash identifies what is paid. */
  readonly checkout: Checkout | null
  readonly isQuoting: boolean
  /** Reason why the last quote failed, in which case the amounts may be out of date; else null. */
  readonly problem: string | null
  /** The checkout as it would be now, until the buyer accepts it; null if nothing has changed. */
  readonly proposed: Checkout | null
  readonly paying: Paying
  /** The placed order. `isNew` only if it was placed while this page was open. */
  readonly placed: { readonly orderNumber: string; readonly isNew: boolean } | null
}

export type CheckoutEvent =
  | { readonly type: 'nothingSelected' }
  | { readonly type: 'quoting' }
  | { readonly type: 'quoted'; readonly checkout: Checkout }
  | { readonly type: 'quoteFailed'; readonly message: string }
  /** A checkout from another page, or from before a reload, was read. */
  | { readonly type: 'resumed'; readonly checkout: Checkout }
  | { readonly type: 'payPressed' }
  | { readonly type: 'paymentStarted'; readonly payment: Payment }
  | { readonly type: 'changed'; readonly checkout: Checkout }
  | { readonly type: 'accepted' }
  | { readonly type: 'startFailed'; readonly message: string }
  /** The provider has everything it needs. */
  | { readonly type: 'approved'; readonly paymentId: string }
  | { readonly type: 'providerFailed'; readonly message: string }
  | { readonly type: 'providerCanceled' }
  | { readonly type: 'answered'; readonly payment: Payment }
  /** The outcome is unknown, and is asked for again later. */
  | { readonly type: 'unanswered' }
  | { readonly type: 'late' }
  | { readonly type: 'retried' }

const IDLE: Paying = { kind: 'idle' }

export const initialCheckout: CheckoutState = {
  phase: 'loading',
  checkout: null,
  isQuoting: false,
  problem: null,
  proposed: null,
  paying: IDLE,
  placed: null,
}

const NO_FAILURE: PayFailure = {
  message: paymentStepLabels.noFailure,
  mayRetry: true,
}

const NOT_FINISHED: PayFailure = {
  message: paymentStepLabels.notFinished,
  mayRetry: true,
}

/** Whether a payment is in progress, so that lines, address and shipping can't change. */
export const isPaying = ({ paying: { kind } }: CheckoutState): boolean => kind !== 'idle' && kind !== 'failed'

/** Whether the page waits for the provider's answer. */
export const isAsking = ({ kind }: Paying): boolean => kind === 'waiting' || kind === 'review'

export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { paying } = state
  switch (event.type) {
    case 'nothingSelected':
      return isPaying(state) ? state : { ...initialCheckout, phase: 'empty' }
    case 'quoting':
      return { ...state, isQuoting: true, problem: null }
    case 'quoted':
      // A quote that arrives after Pay was pressed would change what is being paid.
      if (isPaying(state) || state.phase === 'placed') return { ...state, isQuoting: false }
      return {
        ...state,
        phase: 'open',
        checkout: event.checkout,
        isQuoting: false,
        problem: null,
        proposed: null,
      }
    case 'quoteFailed':
      return {
        ...state,
        phase: state.phase === 'open' ? 'open' : 'unreachable',
        isQuoting: false,
        problem: event.message,
      }
    case 'resumed':
      return resumed(event.checkout)
    case 'payPressed':
      return isPaying(state) || state.proposed || !state.checkout
        ? state
        : { ...state, paying: { kind: 'starting' } }
    case 'paymentStarted':
      if (paying.kind !== 'starting') return state
      return event.payment.status === 'pending'
        ? { ...state, paying: { kind: 'buyer', paymentId: event.payment.id } }
        : answered(state, event.payment)
    case 'changed':
      return changed(state, event.checkout)
    case 'accepted':
      return state.proposed ? { ...state, checkout: state.proposed, proposed: null } : state
    case 'startFailed':
      return paying.kind === 'starting'
        ? { ...state, paying: { kind: 'failed', failure: { message: event.message, mayRetry: true } } }
        : state
    case 'approved':
      return paying.kind === 'buyer' || paying.kind === 'starting'
        ? { ...state, paying: { kind: 'confirming', paymentId: event.paymentId } }
        : state
    case 'providerFailed':
      return paying.kind === 'buyer'
        ? { ...state, paying: { kind: 'failed', failure: { message: event.message, mayRetry: true } } }
        : state
    case 'providerCanceled':
      return paying.kind === 'buyer' || paying.kind === 'starting' ? { ...state, paying: IDLE } : state
    case 'answered':
      return answered(state, event.payment)
    case 'unanswered':
      return paying.kind === 'confirming'
        ? { ...state, paying: { kind: 'waiting', paymentId: paying.paymentId, isLate: false } }
        : state
    case 'late':
      return paying.kind === 'waiting' ? { ...state, paying: { ...paying, isLate: true } } : state
    case 'retried':
      return paying.kind === 'failed' ? { ...state, paying: IDLE } : state
  }
}

/** State from which the page continues after a reload, a return from the provider, or in a second tab. */
function resumed(checkout: Checkout): CheckoutState {
  const { status, payment, orderNumber } = checkout
  if (status === 'placed' && orderNumber)
    return { ...initialCheckout, phase: 'placed', checkout, placed: { orderNumber, isNew: false } }
  const open: CheckoutState = { ...initialCheckout, phase: 'open', checkout }
  // A pending payment needs the buyer. Pay finds the same payment again.
  return payment && payment.status !== 'pending' ? answered(open, payment) : open
}

/** Proposes a changed checkout, which the buyer has to accept. If only a problem is new, it is shown at once. */
function changed(state: CheckoutState, checkout: Checkout): CheckoutState {
  const isSame = state.checkout !== null && changesBetween(state.checkout, checkout).length === 0
  return isSame ? { ...state, checkout, paying: IDLE } : { ...state, proposed: checkout, paying: IDLE }
}

function answered(state: CheckoutState, payment: Payment): CheckoutState {
  const { id: paymentId, status, failure, orderNumber } = payment
  switch (status) {
    case 'pending':
      // The buyer left without paying.
      return { ...state, paying: { kind: 'failed', failure: NOT_FINISHED } }
    case 'processing': {
      const isLate = state.paying.kind === 'waiting' && state.paying.isLate
      return { ...state, paying: { kind: 'waiting', paymentId, isLate } }
    }
    case 'in_review':
      return { ...state, paying: { kind: 'review', paymentId } }
    case 'paid':
      return orderNumber
        ? // The progress stays visible until the page of the order opens.
          {
            ...state,
            phase: 'placed',
            paying: { kind: 'confirming', paymentId },
            placed: { orderNumber, isNew: true },
          }
        : { ...state, paying: { kind: 'waiting', paymentId, isLate: false } }
    default:
      return { ...state, paying: { kind: 'failed', failure: failure ?? NO_FAILURE } }
  }
}

export type Arrival = 'watch' | 'placed' | 'quote' | 'empty'

/**
 * Decides what the page does when it opens.
 * @param current the server's checkout, if there is one
 * @param selectedIds ids of the selected cart lines
 */
export function arrivalOf(current: Checkout | null, selectedIds: readonly string[]): Arrival {
  if (current?.status === 'paying') return 'watch'
  if (current?.status === 'placed') {
    // A cart that wasn't read since still has the lines.
    const bought = new Set(current.groups.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)))
    if (selectedIds.every(id => bought.has(id))) return 'placed'
  }
  return selectedIds.length > 0 ? 'quote' : 'empty'
}

const MIN_WAIT_MS = 1_000
const MAX_WAIT_MS = 8_000
/** Waiting time after which the page says that the buyer doesn't need to wait. */
export const OVERDUE_AFTER_MS = 120_000
const OVERDUE_WAIT_MS = 15_000

/** Delay before the payment is read again, in milliseconds: 1 s, 2 s, 4 s, then every 8 s, or every 15 s once late. */
export const askAgainIn = (asked: number, isLate: boolean): number =>
  isLate ? OVERDUE_WAIT_MS : Math.min(MIN_WAIT_MS * 2 ** asked, MAX_WAIT_MS)
