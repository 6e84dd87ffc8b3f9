import { setTimeout as sleep } from 'node:timers/promises'
import type { components } from '@stoa/api-client/schema'
import { PAYMENT_SETUP } from '@stoa/server-kit/settings'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireOpen } from '../../platform/market.ts'
import { problem } from '../../platform/problem.ts'
import { type PaymentProvider, ProviderRefused, ProviderUnavailable } from '../../ports/payment.ts'
import {
  acceptQuote,
  type CheckoutService,
  countLapse,
  holdUntil,
  isBlocking,
  isLapse,
  lockCheckout,
  lockStock,
  requireHoldable,
  takeStock,
} from '../checkout/index.ts'
import { findFrozenLines, findOwnPayment, viewPayment } from '../read-model/index.ts'
import { holdUnblocked } from '../users/index.ts'
import { type Advance, createAdvance } from './advance.ts'
import { intentOf } from './payment-intent.ts'
import { nextCheckAt } from './payment-schedule.ts'
import type { PaymentRow } from './payments.repository.ts'
import * as repository from './payments.repository.ts'
import { failPayment, lockBoth } from './settle.ts'

type Schemas = components['schemas']
export type Payment = Schemas['Payment']

/** A confirmation waits no longer than this for the provider; milliseconds. */
const PATIENCE = 10_000
const PAUSE = 250

interface Begun {
  userId: string
  /** IP address of the buyer. */
  ip: string
  checkoutId: string
  amountHash: string
  method: Payment['method']
}

interface Opened {
  payment: PaymentRow
  /** Whether it replaces a payment that held its items for long. */
  isLapse: boolean
}

export function createPaymentService(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'brand' | 'market' | 'payment'>,
  checkout: CheckoutService,
) {
  const { db, clock, brand } = deps
  const provider = deps.payment
  const advance: Advance | null = provider && createAdvance(deps, provider)

  return {
    /** @throws problem `checkout.changed` with the current checkout, or `market.closed` */
    async start(begun: Begun): Promise<Payment> {
      requireOpen(deps.market)
      const asked = provider ?? noProvider()
      // PayPal's sandbox moves no money either.
      const isTest = asked.settings().environment !== 'production'
      const { payment, isLapse } = await inTx(db, tx => begin(tx, asked, { ...begun, isTest }))
      if (isLapse) await countLapse(db, begun.checkoutId, clock.now())
      if (payment.reference === null) await open(asked, payment)
      return read(begun.userId, payment.id)
    },

    read,

    /** Checks whether the buyer has paid until the outcome is known. Holds no database connection while waiting. */
    async confirm(userId: string, paymentId: string): Promise<Payment> {
      let payment = await read(userId, paymentId)
      if (!advance) return payment
      const end = performance.now() + PATIENCE
      for (;;) {
        const outcome = await advance(paymentId, 'browser')
        payment = await read(userId, paymentId)
        const isWaiting = payment.status === 'processing' || outcome === 'busy'
        if (!isWaiting && outcome === 'unavailable' && payment.status === 'pending') throw unavailable()
        if (!isWaiting || isSettled(payment) || performance.now() > end) return payment
        await sleep(PAUSE)
      }
    },
  }

  async function read(userId: string, paymentId: string): Promise<Payment> {
    const found = await findOwnPayment(db, userId, paymentId)
    if (!found) throw problem('payment.not_found')
    return viewPayment(found)
  }

  /** Takes the items and writes the payment down, in the order checkout, payment, variants. */
  async function begin(tx: Tx, asked: PaymentProvider, begun: Begun & { isTest: boolean }): Promise<Opened> {
    const { userId, ip, checkoutId, amountHash, method, isTest } = begun
    await holdUnblocked(tx, userId)
    const found = await lockCheckout(tx, checkoutId)
    if (!found || found.userId !== userId || found.status === 'canceled') throw problem('checkout.not_found')
    if (found.status === 'placed') throw problem('checkout.placed')
    if (found.status === 'paying') throw problem('checkout.paying')
    const live = await repository.lockLive(tx, checkoutId)
    await lockStock(tx, checkoutId, await findFrozenLines(tx, checkoutId))

    const quote = await checkout.reprice(tx, found)
    if (quote.amountHash !== amountHash || quote.problems.some(isBlocking))
      throw problem('checkout.changed', { checkout: await checkout.view(tx, found, quote) })
    const now = clock.now()
    // The stored checkout may have changed since. Money for this payment would be refunded then.
    const isOfCheckout = live?.amountHash === amountHash && found.amountHash === amountHash
    if (live && isOfCheckout && live.method === method && live.provider === asked.name)
      return { payment: live, isLapse: false }
    if (live) {
      const change = { status: 'expired', failure: 'canceled' } as const
      await repository.changePayment(tx, live.id, change, { source: 'browser', now })
    }
    await acceptQuote(tx, checkoutId, quote, now)
    const lines = await findFrozenLines(tx, checkoutId)
    await requireHoldable(tx, deps, { checkoutId, userId, ip, lines })
    // The stock was read under lock, so there is enough.
    if (!(await takeStock(tx, checkoutId, lines, holdUntil(now))))
      throw new Error(`Checkout ${checkoutId} lost items that it had locked.`)
    const values = {
      checkoutId,
      provider: asked.name,
      method,
      amountMinor: quote.totalMinor,
      currency: quote.currency,
      amountHash,
      isTest,
      createdAt: now,
      updatedAt: now,
    }
    const first = nextCheckAt({ ...values, status: 'created', reference: null }, now)
    const payment = await repository.insertPayment(tx, { ...values, nextCheckAt: first })
    await repository.insertEvent(tx, payment.id, 'created', { source: 'browser', now })
    // The buyer could not pay what the provider never opened.
    const wasOpened = live !== null && live.reference !== null
    return { payment, isLapse: wasOpened && isLapse(live.createdAt, now) }
  }

  /** Opens the payment at the provider. If the process dies in between, the same key finds the same payment again. */
  async function open(asked: PaymentProvider, payment: PaymentRow): Promise<void> {
    try {
      const { reference } = await asked.open(await intentOf(db, brand, payment))
      await repository.setReference(db, payment.id, reference)
    } catch (error) {
      if (error instanceof ProviderUnavailable) throw unavailable(error)
      if (!(error instanceof ProviderRefused)) throw error
      const { code } = error
      await inTx(db, async tx => {
        const locked = await lockBoth(tx, payment.id)
        // A repeat of this call may have opened it since, and it may even be paid.
        if (locked.payment.status !== 'created') return
        await failPayment(tx, locked, { failure: code, source: 'browser', now: clock.now() })
      })
    }
  }
}

const isSettled = ({ status }: Payment): boolean => status !== 'pending' && status !== 'processing'

function noProvider(): never {
  throw problem('payment.unavailable', {
    detail: `This marketplace has no payment provider. Set ${PAYMENT_SETUP}, or start with \`pnpm start\`, which includes a test provider.`,
  })
}

const unavailable = (cause?: unknown) =>
  problem('payment.unavailable', {
    detail: 'The payment provider isn’t responding. You haven’t been charged. Try again in a moment.',
    headers: { 'retry-after': '5' },
    cause,
  })
