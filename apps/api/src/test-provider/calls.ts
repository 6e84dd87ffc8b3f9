import { CARDS } from './cards.ts'
import type { Holds } from './holds.ts'
import { type Intent, type Intents, Refusal } from './intents.ts'
import type { Webhooks } from './webhooks.ts'

/** Delay of a capture whose response gets lost, longer than any caller waits. */
const NEVER = 120_000
/** Maximum duration of an early webhook before the response is sent anyway. */
const EARLY = 3_000

interface Given {
  /** The parts of the path that vary. */
  ids: readonly string[]
  body: Record<string, unknown>
}

export interface Call {
  method: 'GET' | 'POST'
  path: RegExp
  /** The buyer's browser has no key. */
  isOpen?: boolean
  answer(given: Given): Promise<unknown>
}

const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds).unref())

export function createCalls(given: {
  intents: Intents
  webhooks: Webhooks
  holds: Holds
  /** Duration of a review, in milliseconds. */
  later: number
}): Call[] {
  const { intents, webhooks, holds, later } = given
  const text = (value: unknown, name: string): string => {
    if (typeof value !== 'string' || value === '') throw new Refusal(422, `no_${name}`)
    return value
  }

  /** A review that a restart interrupted continues. */
  const review = async (intent: Intent) => {
    await pause(later)
    if (intents.find(intent.id).state !== 'in_review') return
    intents.decide(intent.id, { state: intent.lastFour === '0051' ? 'captured' : 'declined' })
    await webhooks.tell(intent.id)
  }
  for (const intent of intents.all()) if (intent.state === 'in_review') void review(intent)

  /** Stops at the places chosen by a test suite, before and after the work. */
  const held = async <T>(call: string, intent: string, work: () => T | Promise<T>): Promise<T> => {
    await holds.pass(call, 'before', intent)
    const done = await work()
    await holds.pass(call, 'after', intent)
    return done
  }

  const capture = async (id: string, key: string) => {
    const before = intents.find(id).capture
    const intent = intents.capture(id, key)
    if (before) return intent
    if (intent.state === 'in_review') void review(intent)
    else if (intent.lastFour === '0085') await Promise.race([webhooks.tell(id), pause(EARLY)])
    else void webhooks.tell(id)
    if (intent.lastFour === '0077') void webhooks.tell(id)
    if (intent.lastFour === '0044') await pause(NEVER)
    return intent
  }

  const told = (intent: Intent) => {
    if (intent.state !== 'action') void webhooks.tell(intent.id)
    return intent
  }

  return [
    { method: 'GET', path: /^\/readyz$/, isOpen: true, answer: async () => ({ ready: true }) },
    { method: 'GET', path: /^\/v1\/cards$/, isOpen: true, answer: async () => CARDS },
    {
      method: 'POST',
      path: /^\/v1\/intents\/([\w-]+)\/card$/,
      isOpen: true,
      answer: async ({ ids: [id], body }) => {
        const { state, reason } = told(intents.pay(id!, body.number))
        return { state, reason }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/intents\/([\w-]+)\/action$/,
      isOpen: true,
      answer: async ({ ids: [id], body }) => {
        const { state, reason } = told(intents.answer(id!, body.answer))
        return { state, reason }
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/intents$/,
      answer: ({ body }) =>
        held('open', '', () =>
          intents.open({
            key: text(body.key, 'key'),
            paymentId: text(body.paymentId, 'paymentId'),
            amountMinor: Number(body.amountMinor),
            currency: text(body.currency, 'currency'),
          }),
        ),
    },
    {
      method: 'POST',
      path: /^\/v1\/intents\/past$/,
      answer: async ({ body }) => {
        if (!Array.isArray(body.payments)) throw new Refusal(422, 'no_payments')
        return intents.paidBefore(
          body.payments.map(payment => ({
            key: text(payment?.key, 'key'),
            paymentId: text(payment.paymentId, 'paymentId'),
            amountMinor: Number(payment.amountMinor),
            currency: text(payment.currency, 'currency'),
            at: Number(payment.at),
          })),
        )
      },
    },
    {
      method: 'GET',
      path: /^\/v1\/intents\/([\w-]+)$/,
      answer: ({ ids: [id] }) => held('read', id!, () => intents.find(id!)),
    },
    {
      method: 'POST',
      path: /^\/v1\/intents\/([\w-]+)\/capture$/,
      answer: ({ ids: [id], body }) => held('capture', id!, () => capture(id!, text(body.key, 'key'))),
    },
    {
      method: 'POST',
      path: /^\/v1\/captures\/([\w-]+)\/refunds$/,
      answer: ({ ids: [id], body }) =>
        held('refund', id!, () => intents.refund(id!, text(body.key, 'key'), Number(body.amountMinor))),
    },
    { method: 'GET', path: /^\/v1\/ledger$/, answer: async () => intents.all() },
    {
      method: 'POST',
      path: /^\/v1\/intents\/([\w-]+)\/decide$/,
      answer: async ({ ids: [id], body }) => {
        const state = body.state === 'captured' ? 'captured' : 'declined'
        const amount = body.amountMinor === undefined ? {} : { amountMinor: Number(body.amountMinor) }
        return told(intents.decide(id!, { state, ...amount }))
      },
    },
    {
      method: 'POST',
      path: /^\/v1\/hold$/,
      answer: async ({ body }) => {
        holds.add(body as unknown as Parameters<Holds['add']>[0])
        return {}
      },
    },
    { method: 'GET', path: /^\/v1\/held$/, answer: async () => holds.held() },
    {
      method: 'POST',
      path: /^\/v1\/hold\/release$/,
      answer: async () => {
        holds.release()
        return {}
      },
    },
  ]
}
