import type { Checkout, Payment } from '@stoa/api-client/schema'
import { changesBetween } from './compare-checkouts.ts'

export interface PayFailure {
  readonly message: string
  readonly mayRetry: boolean
}

export type Paying =
  | { readonly kind: 'idle' }
  /** Pay was pressed; nobody has answered. */
  | { readonly kind: 'starting' }
  /** The provider asks the buyer. */
  | { readonly kind: 'buyer'; readonly paymentId: string }
  /** Money may move: nothing can be changed from here on. */
  | { readonly kind: 'confirming'; readonly paymentId: string }
  | { readonly kind: 'waiting'; readonly paymentId: string; readonly isLate: boolean }
  | { readonly kind: 'review'; readonly paymentId: string }
  | { readonly kind: 'failed'; readonly failure: PayFailure }

export interface CheckoutState {
  readonly phase: 'loading' | 'empty' | 'unreachable' | 'open' | 'placed'
  /** What is shown, and with its hash what is paid. */
  readonly checkout: Checkout | null
  readonly isQuoting: boolean
  /** The last quote failed, and what is shown may be old. */
  readonly problem: string | null
  /** What it would be now: waits to be accepted. */
  readonly proposed: Checkout | null
  readonly paying: Paying
  /** Once it is placed. `isNew` only where this page has seen it happen. */
  readonly placed: { readonly orderNumber: string; readonly isNew: boolean } | null
}

export type CheckoutEvent =
  | { readonly type: 'nothingSelected' }
  | { readonly type: 'quoting' }
  | { readonly type: 'quoted'; readonly checkout: Checkout }
  | { readonly type: 'quoteFailed'; readonly message: string }
  /** A checkout that this page did not make, or made before it was loaded again. */
  | { readonly type: 'resumed'; readonly checkout: Checkout }
  | { readonly type: 'payPressed' }
  | { readonly type: 'paymentStarted'; readonly payment: Payment }
  | { readonly type: 'changed'; readonly checkout: Checkout }
  | { readonly type: 'accepted' }
  | { readonly type: 'startFailed'; readonly message: string }
  /** The provider has what it needs. */
  | { readonly type: 'approved'; readonly paymentId: string }
  | { readonly type: 'providerFailed'; readonly message: string }
  | { readonly type: 'providerCanceled' }
  | { readonly type: 'answered'; readonly payment: Payment }
  /** Nobody knows: asked again later. */
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
  message: 'The payment did not go through. Nothing was charged.',
  mayRetry: true,
}

const NOT_FINISHED: PayFailure = {
  message: 'The payment was not finished. Nothing was charged.',
  mayRetry: true,
}

/** Whether lines, address and delivery stay as they are: a payment is on its way. */
export const isPaying = ({ paying: { kind } }: CheckoutState): boolean => kind !== 'idle' && kind !== 'failed'

/** Whether the answer of the provider is waited for. */
export const isAsking = ({ kind }: Paying): boolean => kind === 'waiting' || kind === 'review'

export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  const { paying } = state
  switch (event.type) {
    case 'nothingSelected':
      return isPaying(state) ? state : { ...initialCheckout, phase: 'empty' }
    case 'quoting':
      return { ...state, isQuoting: true, problem: null }
    case 'quoted':
      // An answer that comes after Pay was pressed would change what is being paid.
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

/** Where the page goes on after a reload, a return, or in a second tab. */
function resumed(checkout: Checkout): CheckoutState {
  const { status, payment, orderNumber } = checkout
  if (status === 'placed' && orderNumber)
    return { ...initialCheckout, phase: 'placed', checkout, placed: { orderNumber, isNew: false } }
  const open: CheckoutState = { ...initialCheckout, phase: 'open', checkout }
  // Without the buyer nothing goes on: Pay finds the same payment again.
  return payment && payment.status !== 'pending' ? answered(open, payment) : open
}

/** Never silently: what differs has to be accepted. Where only a problem is new, the problem says so. */
function changed(state: CheckoutState, checkout: Checkout): CheckoutState {
  const isSame = state.checkout !== null && changesBetween(state.checkout, checkout).length === 0
  return isSame ? { ...state, checkout, paying: IDLE } : { ...state, proposed: checkout, paying: IDLE }
}

function answered(state: CheckoutState, payment: Payment): CheckoutState {
  const { id: paymentId, status, failure, orderNumber } = payment
  switch (status) {
    case 'pending':
      // The buyer has left it open.
      return { ...state, paying: { kind: 'failed', failure: NOT_FINISHED } }
    case 'processing': {
      const isLate = state.paying.kind === 'waiting' && state.paying.isLate
      return { ...state, paying: { kind: 'waiting', paymentId, isLate } }
    }
    case 'in_review':
      return { ...state, paying: { kind: 'review', paymentId } }
    case 'paid':
      return orderNumber
        ? // What shows that money moves stays until the order's page is there.
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
 * What there is to do when the page opens.
 * @param current the server's checkout, if there is one
 * @param selectedIds the lines that are to be bought
 */
export function arrivalOf(current: Checkout | null, selectedIds: readonly string[]): Arrival {
  if (current?.status === 'paying') return 'watch'
  if (current?.status === 'placed') {
    // A cart that has not heard of it yet still has the lines.
    const bought = new Set(current.groups.flatMap(({ lines }) => lines.map(({ itemId }) => itemId)))
    if (selectedIds.every(id => bought.has(id))) return 'placed'
  }
  return selectedIds.length > 0 ? 'quote' : 'empty'
}

const MIN_WAIT_MS = 1_000
const MAX_WAIT_MS = 8_000
/** From then on the page says that nothing has to be done. */
export const OVERDUE_AFTER_MS = 120_000
const OVERDUE_WAIT_MS = 15_000

/** How long to wait before a payment is asked about again: 1 s, 2 s, 4 s, 8 s …, every 15 s once it is late. */
export const askAgainIn = (asked: number, isLate: boolean): number =>
  isLate ? OVERDUE_WAIT_MS : Math.min(MIN_WAIT_MS * 2 ** asked, MAX_WAIT_MS)
