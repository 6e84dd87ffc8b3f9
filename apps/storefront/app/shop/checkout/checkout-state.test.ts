import type { Checkout, Payment } from '@stoa/api-client/schema'
import { describe, expect, test } from 'vitest'
import {
  arrivalOf,
  askAgainIn,
  type CheckoutEvent,
  type CheckoutState,
  checkoutReducer,
  initialCheckout,
  isPaying,
  type Paying,
} from './checkout-state.ts'

const line = (itemId: string, total: number) => ({
  itemId,
  productId: 'p1',
  title: 'Cove mug',
  slug: 'cove-mug',
  options: [],
  picture: null,
  quantity: 1,
  unitPrice: total,
  compareAtPrice: null,
  total,
})

const checkoutOf = (more: Partial<Checkout> = {}, total = 20): Checkout => ({
  id: 'c1',
  number: 'AAAAAAAAAA',
  status: 'open',
  currency: 'USD',
  address: null,
  groups: [
    {
      shop: { id: 's1', name: 'Kiln', slug: 'kiln', logo: null, tone: 'sage', soldBy: null },
      lines: [line('l1', total)],
      tier: 'standard',
      tiers: [],
      itemTotal: total,
      shippingTotal: 5,
      taxTotal: 0,
      total: total + 5,
      freeShippingFrom: null,
      duties: false,
    },
  ],
  itemTotal: total,
  shippingTotal: 5,
  taxTotal: 0,
  taxes: [],
  total: total + 5,
  problems: [],
  termsVersionId: null,
  amountHash: `hash-${total}`,
  payment: null,
  orderNumber: null,
  canWithdraw: true,
  ...more,
})

const paymentOf = (status: Payment['status'], more: Partial<Payment> = {}): Payment => ({
  id: 'pay1',
  checkoutId: 'c1',
  provider: 'test',
  method: 'card',
  status,
  reference: 'r1',
  amount: 25,
  currency: 'USD',
  isTest: true,
  instrument: null,
  failure: null,
  expiresAt: null,
  orderNumber: null,
  ...more,
})

const open: CheckoutState = { ...initialCheckout, phase: 'open', checkout: checkoutOf() }
const during = (paying: Paying): CheckoutState => ({ ...open, paying })
const buyer = during({ kind: 'buyer', paymentId: 'pay1' })
const confirming = during({ kind: 'confirming', paymentId: 'pay1' })
const waiting = during({ kind: 'waiting', paymentId: 'pay1', isLate: false })
const starting = during({ kind: 'starting' })
const declined = { code: 'declined', message: 'The card was declined.', mayRetry: true } as const
const failed = during({ kind: 'failed', failure: declined })

describe('progress of a payment', () => {
  test.each<[string, CheckoutState, CheckoutEvent, Paying['kind']]>([
    ['Pay is pressed', open, { type: 'payPressed' }, 'starting'],
    ['Pay is pressed again after a failure', failed, { type: 'payPressed' }, 'starting'],
    ['Pay is pressed twice', buyer, { type: 'payPressed' }, 'buyer'],
    ['the API has it', starting, { type: 'paymentStarted', payment: paymentOf('pending') }, 'buyer'],
    [
      'it was already paid for',
      starting,
      { type: 'paymentStarted', payment: paymentOf('processing') },
      'waiting',
    ],
    ['the API cannot be reached', starting, { type: 'startFailed', message: 'Away.' }, 'failed'],
    ['the provider has what it needs', buyer, { type: 'approved', paymentId: 'pay1' }, 'confirming'],
    ['the buyer closes it', buyer, { type: 'providerCanceled' }, 'idle'],
    ['the provider fails', buyer, { type: 'providerFailed', message: 'Away.' }, 'failed'],
    ['the provider fails too late', confirming, { type: 'providerFailed', message: 'Away.' }, 'confirming'],
    ['the outcome is unknown', confirming, { type: 'unanswered' }, 'waiting'],
    ['it takes long', waiting, { type: 'late' }, 'waiting'],
    ['the buyer has not paid', confirming, { type: 'answered', payment: paymentOf('pending') }, 'failed'],
    ['money moves', confirming, { type: 'answered', payment: paymentOf('processing') }, 'waiting'],
    ['it is in review', waiting, { type: 'answered', payment: paymentOf('in_review') }, 'review'],
    [
      'it is declined',
      waiting,
      { type: 'answered', payment: paymentOf('failed', { failure: declined }) },
      'failed',
    ],
    ['it is refunded', waiting, { type: 'answered', payment: paymentOf('refunding') }, 'failed'],
    ['it expires', confirming, { type: 'answered', payment: paymentOf('expired') }, 'failed'],
    ['another try', failed, { type: 'retried' }, 'idle'],
  ])('%s', (_, state, event, kind) => {
    expect(checkoutReducer(state, event).paying.kind).toBe(kind)
  })

  test('places the order of a paid payment and marks it as new', () => {
    const payment = paymentOf('paid', { orderNumber: 'AAAAAAAAAA' })
    const next = checkoutReducer(confirming, { type: 'answered', payment })
    expect(next).toMatchObject({
      phase: 'placed',
      placed: { orderNumber: 'AAAAAAAAAA', isNew: true },
      paying: { kind: 'confirming' },
    })
  })

  test('keeps cart, address and choices after a failure, with whether it may be retried', () => {
    const next = checkoutReducer(waiting, {
      type: 'answered',
      payment: paymentOf('failed', { failure: declined }),
    })
    expect(next.checkout).toBe(open.checkout)
    expect(next.paying).toEqual({ kind: 'failed', failure: declined })
  })

  test('stays late when the payment is read again', () => {
    const late = checkoutReducer(waiting, { type: 'late' })
    const next = checkoutReducer(late, { type: 'answered', payment: paymentOf('processing') })
    expect(next.paying).toMatchObject({ kind: 'waiting', isLate: true })
  })
})

describe('[CHK-04] shown amount is the paid amount', () => {
  test('ignores a quote that arrives after Pay was pressed', () => {
    for (const state of [starting, buyer, confirming, waiting])
      expect(checkoutReducer(state, { type: 'quoted', checkout: checkoutOf({}, 99) }).checkout).toBe(
        state.checkout,
      )
  })

  test('blocks paying a changed total until it is accepted', () => {
    const dearer = checkoutOf({}, 30)
    const proposed = checkoutReducer(starting, { type: 'changed', checkout: dearer })
    expect(proposed).toMatchObject({ checkout: open.checkout, proposed: dearer, paying: { kind: 'idle' } })
    expect(isPaying(checkoutReducer(proposed, { type: 'payPressed' }))).toBe(false)
    const accepted = checkoutReducer(proposed, { type: 'accepted' })
    expect(accepted).toMatchObject({ checkout: dearer, proposed: null })
    expect(isPaying(checkoutReducer(accepted, { type: 'payPressed' }))).toBe(true)
  })

  test('needs no acceptance if only a problem is new', () => {
    const problem = {
      code: 'out_of_stock',
      itemId: 'l1',
      shopId: 's1',
      available: null,
      previousPrice: null,
    } as const
    const next = checkoutReducer(starting, { type: 'changed', checkout: checkoutOf({ problems: [problem] }) })
    expect(next.proposed).toBeNull()
    expect(next.checkout?.problems).toEqual([problem])
  })
})

describe('a quote', () => {
  test('keeps the shown checkout when it fails', () => {
    const next = checkoutReducer({ ...open, isQuoting: true }, { type: 'quoteFailed', message: 'Away.' })
    expect(next).toMatchObject({ phase: 'open', checkout: open.checkout, isQuoting: false, problem: 'Away.' })
  })
  test('shows the page as unreachable when the first one fails', () => {
    expect(checkoutReducer(initialCheckout, { type: 'quoteFailed', message: 'Away.' }).phase).toBe(
      'unreachable',
    )
  })
  test('shows the empty page for an empty selection, except during a payment', () => {
    expect(checkoutReducer(open, { type: 'nothingSelected' }).phase).toBe('empty')
    expect(checkoutReducer(waiting, { type: 'nothingSelected' })).toBe(waiting)
  })
})

describe('a page that is opened again', () => {
  const resume = (more: Partial<Checkout>) =>
    checkoutReducer(initialCheckout, { type: 'resumed', checkout: checkoutOf(more) })

  test.each<[Payment['status'], Paying['kind']]>([
    ['pending', 'idle'],
    ['processing', 'waiting'],
    ['in_review', 'review'],
    ['failed', 'failed'],
    ['expired', 'failed'],
  ])('continues with a payment that is %s', (status, kind) => {
    expect(resume({ payment: paymentOf(status) }).paying.kind).toBe(kind)
  })

  test('shows a placed order and does not mark it as new', () => {
    expect(resume({ status: 'placed', orderNumber: 'AAAAAAAAAA' })).toMatchObject({
      phase: 'placed',
      placed: { orderNumber: 'AAAAAAAAAA', isNew: false },
    })
  })
})

describe('arrival', () => {
  const placed = checkoutOf({ status: 'placed', orderNumber: 'AAAAAAAAAA' })
  test.each<[string, Checkout | null, string[], string]>([
    ['nothing selected', null, [], 'empty'],
    ['lines selected', null, ['l1'], 'quote'],
    ['an open checkout is quoted again', checkoutOf(), ['l1'], 'quote'],
    ['a checkout that is being paid is watched', checkoutOf({ status: 'paying' }), ['l9'], 'watch'],
    ['a placed checkout is shown', placed, [], 'placed'],
    ['a placed checkout is shown to an outdated cart too', placed, ['l1'], 'placed'],
    ['other selected lines are quoted after an order', placed, ['l1', 'l2'], 'quote'],
  ])('%s', (_, current, selected, arrival) => {
    expect(arrivalOf(current, selected)).toBe(arrival)
  })
})

test('reads a payment again after 1, 2, 4, 8 and 8 seconds, and every 15 once it is late', () => {
  expect([0, 1, 2, 3, 4].map(asked => askAgainIn(asked, false))).toEqual([1000, 2000, 4000, 8000, 8000])
  expect(askAgainIn(9, true)).toBe(15_000)
})
