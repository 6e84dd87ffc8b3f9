import { randomUUID } from 'node:crypto'
import { lastFourOf } from './cards.ts'
import type { Entry, Ledger } from './ledger.ts'

/** A payment as this provider knows it. Amounts in minor units. */
export interface Intent {
  id: string
  key: string
  paymentId: string
  amountMinor: number
  currency: string
  at: number
  state: 'open' | 'action' | 'approved' | 'in_review' | 'captured' | 'declined' | 'gone'
  lastFour: string | null
  reason: string | null
  capture: { id: string; key: string; amountMinor: number } | null
  refunds: { id: string; key: string; amountMinor: number }[]
}

/** `at` in milliseconds. */
export type PaidBefore = Pick<Intent, 'key' | 'paymentId' | 'amountMinor' | 'currency' | 'at'>

export class Refusal extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string) {
    super(code)
    this.status = status
    this.code = code
  }
}

const HOUR = 3_600_000
/** Time after which an approved intent that isn't captured expires. */
const LAPSES_AFTER = 3 * HOUR

export type Intents = ReturnType<typeof createIntents>

/** Every payment, rebuilt from the ledger; each change is in the ledger first. */
export function createIntents(ledger: Ledger) {
  const intents = new Map<string, Intent>()
  const byKey = new Map<string, Intent>()
  /** Webhooks that were not taken yet: id → intent. */
  const webhooks = new Map<string, string>()
  for (const entry of ledger.entries) apply(entry)

  function record(...entries: Entry[]): void {
    ledger.append(...entries)
    for (const entry of entries) apply(entry)
  }

  function apply(entry: Entry): void {
    if (entry.type === 'intent') {
      const { type: _, ...rest } = entry
      const fresh = { state: 'open', lastFour: null, reason: null, capture: null, refunds: [] } as const
      const intent: Intent = { ...rest, ...fresh, refunds: [] }
      intents.set(intent.id, intent)
      byKey.set(intent.key, intent)
      return
    }
    if (entry.type === 'delivered') return void webhooks.delete(entry.id)
    const intent = intents.get(entry.intent)!
    if (entry.type === 'webhook') return void webhooks.set(entry.id, entry.intent)
    if (entry.type === 'refund') {
      intent.refunds.push({ id: entry.id, key: entry.key, amountMinor: entry.amountMinor })
      return
    }
    intent.state = entry.state
    if ('reason' in entry) intent.reason = entry.reason ?? null
    if (entry.type === 'card') intent.lastFour = entry.lastFour
    if (entry.type === 'capture')
      intent.capture = { id: entry.id, key: entry.key, amountMinor: intent.amountMinor }
    if (entry.type === 'decided')
      intent.capture =
        entry.state === 'captured' ? { id: entry.id, key: '', amountMinor: entry.amountMinor } : null
  }

  function find(id: string): Intent {
    const intent = intents.get(id)
    if (!intent) throw new Refusal(404, 'unknown_intent')
    const isPending = ['open', 'action', 'approved'].includes(intent.state)
    return isPending && Date.now() - intent.at > LAPSES_AFTER ? { ...intent, state: 'gone' } : intent
  }

  return {
    find,
    all: () => [...intents.values()],
    openWebhooks: () => [...webhooks.keys()],
    intentOfWebhook: (id: string) => intents.get(webhooks.get(id) ?? ''),

    /** Opens an intent. The same key returns the same intent. */
    open(given: { key: string; paymentId: string; amountMinor: number; currency: string }): Intent {
      const known = byKey.get(given.key)
      if (known && (known.amountMinor !== given.amountMinor || known.currency !== given.currency))
        throw new Refusal(409, 'key_reused')
      if (!known) record({ type: 'intent', id: `ti_${randomUUID()}`, ...given, at: Date.now() })
      return byKey.get(given.key)!
    },

    /**
     * Creates payments of the past that are already captured, so that the demo's order history has its money here
     * too. The same key returns the same intent. Sends no webhooks.
     */
    paidBefore(given: readonly PaidBefore[]): Intent[] {
      const entries = given.flatMap((payment): Entry[] => {
        const { key, amountMinor, currency } = payment
        const known = byKey.get(key)
        if (known && (known.amountMinor !== amountMinor || known.currency !== currency))
          throw new Refusal(409, 'key_reused')
        if (known) return []
        const intent = `ti_${randomUUID()}`
        return [
          { type: 'intent', id: intent, ...payment },
          { type: 'card', intent, lastFour: '0002', state: 'approved' },
          { type: 'capture', intent, id: `tc_${randomUUID()}`, key: `${key}.capture`, state: 'captured' },
        ]
      })
      if (entries.length > 0) record(...entries)
      return given.map(({ key }) => byKey.get(key)!)
    },

    /** Pays with the buyer's card. A declined intent needs a new payment. */
    pay(id: string, number: unknown): Intent {
      const intent = find(id)
      if (intent.state !== 'open') throw new Refusal(409, 'already_answered')
      const lastFour = lastFourOf(number)
      if (lastFour === null) throw new Refusal(422, 'unknown_card')
      const declined = lastFour === '0010' ? 'declined' : lastFour === '0028' ? 'insufficient_funds' : null
      record({
        type: 'card',
        intent: id,
        lastFour,
        state: declined ? 'declined' : lastFour === '0036' ? 'action' : 'approved',
        ...(declined && { reason: declined }),
      })
      return find(id)
    },

    /** The buyer's answer to the second step. */
    answer(id: string, answer: unknown): Intent {
      if (find(id).state !== 'action') throw new Refusal(409, 'nothing_to_answer')
      if (answer !== 'approve' && answer !== 'refuse') throw new Refusal(422, 'unknown_answer')
      const isApproved = answer === 'approve'
      record({
        type: 'action',
        intent: id,
        state: isApproved ? 'approved' : 'declined',
        ...(!isApproved && { reason: 'authentication_failed' }),
      })
      return find(id)
    },

    /** Captures the money of an approved intent. A repeat returns the same result. */
    capture(id: string, key: string): Intent {
      const intent = find(id)
      if (intent.capture) return intent
      if (intent.state !== 'approved') throw new Refusal(409, `not_approved_${intent.state}`)
      const isLater = intent.lastFour === '0051' || intent.lastFour === '0069'
      const state = isLater ? 'in_review' : 'captured'
      record({ type: 'capture', intent: id, id: `tc_${randomUUID()}`, key, state })
      return find(id)
    },

    /** Applies a decision that the provider makes on its own: the end of a review, or money that arrives late. */
    decide(id: string, decision: { state: 'captured' | 'declined'; amountMinor?: number }): Intent {
      const intent = find(id)
      if (intent.state === 'captured') return intent
      record({
        type: 'decided',
        intent: id,
        state: decision.state,
        id: intent.capture?.id ?? `tc_${randomUUID()}`,
        amountMinor: decision.amountMinor ?? intent.amountMinor,
        ...(decision.state === 'declined' && { reason: 'declined' }),
      })
      return find(id)
    },

    /** Refunds a capture. The same key refunds once. */
    refund(captureId: string, key: string, amountMinor: number): Intent['refunds'][number] {
      const intent = [...intents.values()].find(({ capture }) => capture?.id === captureId)
      if (!intent?.capture || intent.state !== 'captured') throw new Refusal(404, 'unknown_capture')
      const known = intent.refunds.find(refund => refund.key === key)
      if (known) return known
      const sent = intent.refunds.reduce((sum, refund) => sum + refund.amountMinor, 0)
      if (!Number.isInteger(amountMinor) || amountMinor < 1) throw new Refusal(422, 'no_amount')
      if (sent + amountMinor > intent.capture.amountMinor) throw new Refusal(422, 'refund_exceeds_capture')
      if (intent.lastFour === '0093' && amountMinor < intent.capture.amountMinor)
        throw new Refusal(422, 'partial_refund_refused')
      record({ type: 'refund', intent: intent.id, id: `tr_${randomUUID()}`, key, amountMinor })
      return intent.refunds.at(-1)!
    },

    webhook(intent: string): string {
      const id = `tw_${randomUUID()}`
      record({ type: 'webhook', intent, id })
      return id
    },

    delivered: (id: string) => record({ type: 'delivered', id }),
  }
}
