import type { components } from '@stoa/api-client/operator-schema'
import type { Operator } from '../../contract/handlers.ts'
import { type LogAuthor, writeOperatorLog } from '../../modules/operators/index.ts'
import { statedAmount } from '../../modules/orders/index.ts'
import {
  type BalanceRow,
  findBalances,
  findPayoutState,
  insertBatch,
  lockBeginning,
  queueBatch,
} from '../../modules/payouts/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { localTime } from '../../platform/local-day.ts'
import { problem } from '../../platform/problem.ts'
import type { Action } from '../act.ts'
import type { Done } from '../shop-actions.ts'
import { stateHash } from '../state-hash.ts'
import { finish } from './payout-actions.ts'
import { moneyShop } from './payouts.ts'

type Schemas = components['schemas']

/** No shop is owed more. */
const MAX_MINOR = 1e12

interface Chosen {
  operator: Operator
  reason: string
  shops?: readonly string[]
  min?: number
}

interface Plan {
  /** Null before the batch is made, and in a dry run. */
  batchId: string | null
  leftOut: Schemas['LeftOut'][]
}

/** Begins a batch of payouts for the chosen shops, or for all. */
export function createBatch(
  { clock, money }: Pick<Deps, 'clock' | 'money'>,
  { operator, reason, shops, min }: Chosen,
): Action<Plan> {
  const { currency } = money
  const minMinor =
    min === undefined ? 0 : statedAmount(min, { currency, maxMinor: MAX_MINOR, pointer: '/min' })
  // Sums of all shops are made once for each attempt of the transaction, also for the answer.
  let attempt: { tx: Tx; rows: readonly BalanceRow[]; batchId: string | null } | undefined
  /** Reads what is to be paid. @throws problem `payout.not_allowed` while another batch is being prepared */
  async function begin(tx: Tx) {
    const preparing = await lockBeginning(tx)
    if (preparing !== null)
      throw problem('payout.not_allowed', {
        detail: `Batch ${preparing} is being prepared. Try again once it’s done.`,
      })
    const filter = { now: clock.now(), userId: operator.userId, minMinor, shopIds: shops }
    return { tx, rows: await findBalances(tx, filter), batchId: null }
  }
  return {
    operation: 'createPayoutBatch',
    keys: ['money'],
    async subject(tx) {
      if (attempt?.tx !== tx) attempt = await begin(tx)
      const { rows, batchId } = attempt
      const leftOut = rows.flatMap(({ why, ...row }) =>
        why === null || (!shops && why === 'nothing_available') ? [] : [{ shop: moneyShop(row), why }],
      )
      const expect = stateHash(await findPayoutState(tx))
      return { kind: 'payout_batch', id: batchId ?? 'new', isOwn: false, view: { batchId, leftOut, expect } }
    },
    async run(tx, { view: { leftOut } }) {
      const { rows } = attempt!
      const payable = rows.filter(({ why }) => why === null)
      if (payable.length === 0)
        throw problem('payout.not_allowed', { detail: 'None of these shops can be paid now.' })
      const batchId = newId()
      attempt = { tx, rows, batchId }
      await insertBatch(tx, {
        id: batchId,
        chosen: payable.map(({ shopId }) => shopId),
        leftOut: leftOut.map(({ shop, why }) => ({ shopId: shop.id, why })),
        madeBy: operator.userId,
        now: clock.now(),
      })
      await queueBatch(tx, batchId)
      const amountMinor = payable.reduce((sum, { availableMinor }) => sum + availableMinor, 0)
      return {
        entry: {
          what: 'payout_batch.created',
          subjectKind: 'payout_batch',
          subjectId: batchId,
          before: null,
          after: { shops: payable.length, leftOut: leftOut.length, amountMinor },
          reason,
        },
        effects: [
          { kind: 'payouts_prepared', count: payable.length, amount: money.toDecimal(amountMinor) },
          { kind: 'payouts_left_out', count: leftOut.length },
        ],
      }
    },
  }
}

interface Paid {
  on: string
  references: readonly { number: number; reference: string }[]
  author: { readonly actor: Operator; requestId: string }
  deps: Pick<Deps, 'clock' | 'money' | 'brand' | 'market'>
}

/**
 * Marks payouts of a batch as paid, all or none.
 *
 * @throws problem `payout.not_allowed` while its payouts are being prepared, `request.invalid` at the reference that names no open
 * payout of the batch, or at a day to come
 */
export async function payBatch(
  tx: Tx,
  { id, state, payouts }: Pick<Schemas['PayoutBatch'], 'id' | 'state' | 'payouts'>,
  { on, references, author, deps: { clock, money, brand, market } }: Paid,
): Promise<Done> {
  const now = clock.now()
  if (state === 'preparing')
    throw problem('payout.not_allowed', { detail: 'Its payouts are still being prepared.' })
  if (on > localTime(now, market.settings.timeZone).day) throw invalid('/on', 'This day lies ahead.')
  const open = new Set(payouts.flatMap(({ number, status }) => (status === 'pending' ? [number] : [])))
  const by: LogAuthor = {
    operatorId: author.actor.userId,
    byName: author.actor.name,
    requestId: author.requestId,
  }
  let amountMinor = 0
  let emails = 0
  for (const [at, { number, reference }] of references.entries()) {
    if (!open.delete(number))
      throw invalid(
        `/references/${at}/number`,
        `Payout ${number} isn’t open in this batch, or is named twice.`,
      )
    const outcome = { status: 'paid', reference: reference.trim(), paidOn: on } as const
    const { entry, payout, effects } = await finish(tx, number, outcome, { now, brand })
    await writeOperatorLog(tx, by, entry, now)
    amountMinor += payout.amountMinor
    emails += effects.reduce((sum, { count }) => sum + count, 0)
  }
  return {
    entry: {
      what: 'payout_batch.paid',
      subjectKind: 'payout_batch',
      subjectId: id,
      before: { open: open.size + references.length },
      after: { open: open.size, paid: references.length, amountMinor, on },
    },
    effects: [
      { kind: 'payouts_paid', count: references.length, amount: money.toDecimal(amountMinor) },
      { kind: 'email', count: emails },
    ],
  }
}

const invalid = (pointer: string, message: string) =>
  problem('request.invalid', { detail: message, fields: [{ pointer, code: 'invalid', message }] })
