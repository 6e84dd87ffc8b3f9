import { createHash } from 'node:crypto'
import type { OperatorHandlers } from '../../contract/handlers.ts'
import { writeOperatorLog } from '../../modules/operators/index.ts'
import {
  batchFile,
  findBalances,
  findBatchPage,
  findPayoutState,
  findPayoutsAlone,
  PayoutRefused,
} from '../../modules/payouts/index.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { problem } from '../../platform/problem.ts'
import { readSearch } from '../../platform/search-query.ts'
import { act } from '../act.ts'
import { stateHash } from '../state-hash.ts'
import { balanceView } from './balances.ts'
import { createBatch, payBatch } from './batch-actions.ts'
import { finish } from './payout-actions.ts'
import { payoutView, readBatch, stateOf, takeBatch, takePayout } from './payouts.ts'

type PayoutOperation =
  | 'listBalances'
  | 'listPayoutBatches'
  | 'createPayoutBatch'
  | 'getPayoutBatch'
  | 'getPayoutBatchFile'
  | 'payPayoutBatch'
  | 'closePayout'

const PAGE = 50
const KEYS: readonly OperatorKey[] = ['money']

/** Balances of shops and their payouts, with the functions that the command `payout` calls too. */
export function createPayoutHandlers(deps: Deps): Pick<OperatorHandlers, PayoutOperation> {
  const { db, clock, money, brand } = deps
  return {
    async listBalances({ actor, query: { q, payable = false, cursor: text } }) {
      const beginning = readSearch(q)?.text
      const list = `operator balances ${payable} ${beginning ?? ''}`
      const cursor = readCursor(text, list, ['text', 'uuid'])
      const after = cursor ? ([String(cursor.keys[0]), String(cursor.keys[1])] as const) : null
      const filter = { now: clock.now(), userId: actor.userId, beginning, isPayable: payable, after }
      const rows = await findBalances(db, { ...filter, limit: PAGE + 1 })
      const keysOf = ({ name, shopId }: { name: string; shopId: string }) => [name, shopId]
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf })
      return {
        items: items.map(row => balanceView(row, money)),
        page: { next: page.next, previous: null },
        expect: stateHash(await findPayoutState(db)),
      }
    },
    async listPayoutBatches({ query: { cursor: text } }) {
      const list = 'operator payout batches'
      const cursor = readCursor(text, list, ['integer'])
      const before = cursor ? Number(cursor.keys[0]) : null
      const rows = await findBatchPage(db, { before, limit: PAGE + 1 })
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf: ({ number }) => [number] })
      const alone = before === null ? await findPayoutsAlone(db, PAGE) : []
      return {
        items: items.map(row => ({
          id: row.id,
          number: row.number,
          createdAt: new Date(row.createdAt).toISOString(),
          state: stateOf(row),
          payouts: row.payouts,
          pending: row.pending,
          sum: money.toDecimal(row.sumMinor),
        })),
        page: { next: page.next, previous: null },
        alone: alone.map(row => payoutView(row, money)),
      }
    },
    async createPayoutBatch({ actor, query, headers, body, requestId, log }) {
      const call = { actor, query, headers, body, requestId, log, params: { id: 'new' } }
      const { view, ...outcome } = await act(deps, call, createBatch(deps, { operator: actor, ...body }))
      return { ...outcome, batchId: view.batchId, leftOut: view.leftOut }
    },
    getPayoutBatch: async ({ params, actor }) =>
      (await readBatch(db, params.id, { operator: actor, money })).view,
    async getPayoutBatchFile({ params: { id }, actor, requestId }) {
      const { view } = await readBatch(db, id, { operator: actor, money })
      // The bank would get its first payouts again with the whole file.
      if (view.state === 'preparing')
        throw problem('payout.not_allowed', { detail: 'Its payouts are still being prepared.' })
      const { csv, payouts } = await batchFile(db, id)
      // The file has account numbers, so that no one gets it without an entry.
      await writeOperatorLog(
        db,
        { operatorId: actor.userId, byName: actor.name, requestId },
        {
          what: 'payout_batch.downloaded',
          subjectKind: 'payout_batch',
          subjectId: id,
          before: null,
          after: { payouts, sha256: createHash('sha256').update(csv).digest('hex') },
        },
        clock.now(),
      )
      return {
        contentType: 'text/csv; charset=utf-8',
        body: Buffer.from(csv),
        headers: { 'content-disposition': `attachment; filename="payouts-${view.number}.csv"` },
      }
    },
    async payPayoutBatch(call) {
      const given = { operator: call.actor, money }
      const { view, ...outcome } = await act(deps, call, {
        operation: 'payPayoutBatch',
        keys: KEYS,
        subject: tx => takeBatch(tx, call.params.id, given),
        run: (tx, { view: batch }) =>
          orProblem(() => payBatch(tx, batch, { ...call.body, author: call, deps })),
      })
      return { ...outcome, batch: view }
    },
    async closePayout({ actor, query, headers, body, requestId, log, params: { number } }) {
      const call = { actor, query, headers, body, requestId, log, params: { id: String(number) } }
      const { view, ...outcome } = await act(deps, call, {
        operation: 'closePayout',
        keys: KEYS,
        subject: tx => takePayout(tx, number, { operator: actor, money }),
        async run(tx) {
          const { outcome: status, reason } = body
          const { entry, effects, payout } = await orProblem(() =>
            finish(tx, number, { status, reason }, { now: clock.now(), brand }),
          )
          const restored = {
            kind: 'balance_restored',
            count: 1,
            amount: money.toDecimal(payout.amountMinor),
          } as const
          return { entry, effects: [restored, ...effects] }
        },
      })
      return { ...outcome, payout: view }
    },
  }
}

/** Another action may have ended a payout since it was read. @throws problem `payout.not_allowed` */
async function orProblem<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof PayoutRefused) throw problem('payout.not_allowed', { detail: error.message })
    throw error
  }
}
