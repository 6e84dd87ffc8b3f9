import type { Operator, OperatorHandlers } from '../../contract/handlers.ts'
import { createMediaHandlers } from '../../modules/media/index.ts'
import { requireRefundLimit } from '../../modules/operators/index.ts'
import { statedAmount } from '../../modules/orders/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { cutPage, readCursor } from '../../platform/pagination/page.ts'
import { problem } from '../../platform/problem.ts'
import { act, requireOneOf, type Subject } from '../act.ts'
import type { Done } from '../shop-actions.ts'
import { answerClaim, answerReturn, type CaseDone, closeReports, decide, review } from './case-actions.ts'
import type { CaseReader, CaseView } from './case-parts.ts'
import { type CaseKind, type CaseRow, countCases, findCases } from './case-rows.repository.ts'
import { readOrderCases } from './order-case.ts'
import { readReportCases } from './report-case.ts'
import { match, reject } from './withdrawal-actions.ts'
import { readWithdrawalCases } from './withdrawal-case.ts'

type CaseOperation =
  | 'listCases'
  | 'getCase'
  | 'getCasePicture'
  | 'reviewDispute'
  | 'decideDispute'
  | 'decideClaim'
  | 'decideReturn'
  | 'closeReports'
  | 'resolveWithdrawal'

type Call = Parameters<typeof act>[1] & { params: { id: string } }

const PAGE = 50
const SUPPORT: readonly OperatorKey[] = ['support']
const REPORTS: readonly OperatorKey[] = ['catalog', 'support']
const KINDS: readonly CaseKind[] = ['dispute', 'claim', 'return', 'withdrawal', 'report']

const keysOf = (kind: CaseKind) => (kind === 'report' ? REPORTS : SUPPORT)
const sees = ({ keys }: Operator, kind: CaseKind) => keysOf(kind).some(key => keys.includes(key))

/** Disputes, claims, returns, reports and withdrawals, with the functions that the commands call too. */
export function createCaseHandlers(deps: Deps): Pick<OperatorHandlers, CaseOperation> {
  const { db, clock, brand, market, money } = deps
  const { getMediaVariant } = createMediaHandlers(deps.media)
  const readers: Record<CaseKind, CaseReader> = {
    dispute: readOrderCases('dispute', deps),
    claim: readOrderCases('claim', deps),
    return: readOrderCases('return', deps),
    report: readReportCases(deps),
    withdrawal: readWithdrawalCases(),
  }
  const context = () => ({ now: clock.now(), brand, money })

  /** Runs an action on a case, and returns it as it is then. */
  async function decideCase(
    call: Call,
    { kind, operation }: { kind: CaseKind; operation: CaseOperation },
    work: (tx: Tx, subject: Subject<CaseView>) => Promise<Done>,
  ) {
    const { view, ...outcome } = await act(deps, call, {
      operation,
      keys: keysOf(kind),
      async subject(tx) {
        await readers[kind].lock(tx, call.params.id)
        return readers[kind].read(tx, call.params.id, call.actor)
      },
      run: work,
    })
    return { ...outcome, case: view }
  }

  /** Counts what was refunded toward the operator's limit of the day. */
  async function limited(tx: Tx, { actor }: Call, done: CaseDone): Promise<Done> {
    const { refundedMinor: amountMinor, entry, effects } = done
    if (amountMinor <= 0) return { entry, effects }
    await requireRefundLimit(tx, { userId: actor.userId, amountMinor }, { market, money, now: clock.now() })
    return { entry: { ...entry, amountMinor }, effects }
  }

  return {
    async listCases({ actor, query: { kind, state = 'waiting', cursor: text } }) {
      requireOneOf(actor.keys, keysOf(kind))
      const list = `operator cases ${kind} ${state}`
      const isClosed = state === 'closed'
      const cursor = readCursor(text, list, isClosed ? ['uuid'] : ['integer', 'uuid'])
      const now = clock.now()
      const after = cursor && (cursor.keys as (string | number)[])
      const rows = await findCases(db, { kind, state, after, limit: PAGE + 1, now })
      const keysOfRow = ({ at, rowId }: CaseRow) => (isClosed ? [rowId] : [at, rowId])
      const { items, page } = cutPage(rows, { cursor, limit: PAGE, list, keysOf: keysOfRow })
      const kinds = KINDS.filter(each => sees(actor, each))
      return {
        items: items.map(({ rowId: _, at: __, amountMinor, ...row }) => ({
          ...row,
          kind,
          amount: money.toNullableDecimal(amountMinor),
        })),
        page: { next: page.next, previous: null },
        counts: await countCases(db, kinds, now),
      }
    },
    async getCase({ actor, params: { kind, id } }) {
      requireOneOf(actor.keys, keysOf(kind))
      return (await readers[kind].read(db, id, actor)).view
    },
    getCasePicture: call => getMediaVariant(call as never),
    reviewDispute: call =>
      decideCase(call, { kind: 'dispute', operation: 'reviewDispute' }, tx =>
        review(tx, call.params.id, { ...context(), reason: call.body.reason }),
      ),
    decideDispute: call =>
      decideCase(call, { kind: 'dispute', operation: 'decideDispute' }, async (tx, { view }) => {
        const { for: winner, amount, reason: because } = call.body
        if (winner === 'seller' && amount !== undefined)
          throw problem('request.invalid', {
            detail: 'An amount belongs to a decision for the buyer.',
            fields: [{ pointer: '/amount', code: 'exclusive', message: 'Leave this empty.' }],
          })
        const maxMinor = money.toMinor(view.order?.total ?? 0)
        const bounds = { currency: money.currency, maxMinor, pointer: '/amount' }
        const amountMinor = amount === undefined ? {} : { amountMinor: statedAmount(amount, bounds) }
        const decision =
          winner === 'buyer' ? { for: winner, because, ...amountMinor } : ({ for: winner, because } as const)
        return limited(tx, call, await decide(tx, call.params.id, decision, context()))
      }),
    decideClaim: call =>
      decideCase(call, { kind: 'claim', operation: 'decideClaim' }, async tx => {
        const { decision, reason: because } = call.body
        return limited(tx, call, await answerClaim(tx, call.params.id, { decision, because }, context()))
      }),
    decideReturn: call =>
      decideCase(call, { kind: 'return', operation: 'decideReturn' }, async tx => {
        const { decision, reason: because } = call.body
        const { labelDays, sendDays } = market.settings.returns
        const days = { ...context(), labelDays, sendDays }
        return limited(tx, call, await answerReturn(tx, call.params.id, { decision, because }, days))
      }),
    closeReports: call =>
      decideCase(
        call,
        { kind: 'report', operation: 'closeReports' },
        (tx, { id, shopId, view: { about, status } }) => {
          if (status !== 'open')
            throw problem('report.subject_not_found', { detail: 'These reports are closed.' })
          const subject = { kind: about as 'product', id }
          return closeReports(tx, subject, { ...context(), shopId: shopId!, reason: call.body.reason })
        },
      ),
    resolveWithdrawal: call =>
      decideCase(call, { kind: 'withdrawal', operation: 'resolveWithdrawal' }, async tx => {
        const { decision, number = null, reason } = call.body
        if (decision === 'reject') return reject(tx, call.params.id, reason, context())
        const given = { number, operator: call.actor, reason }
        return limited(tx, call, await match(tx, call.params.id, given, { ...context(), market }))
      }),
  }
}
