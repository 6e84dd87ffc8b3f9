import type { Operator, OperatorHandlers } from '../contract/handlers.ts'
import {
  DEFAULT_REFUND_LIMIT,
  findOperators,
  grantOperator,
  revokeOperator,
  type TeamAuthor,
} from '../modules/operators/index.ts'
import type { Queryable, Tx } from '../platform/db/client.ts'
import { inTx } from '../platform/db/tx.ts'
import type { Deps } from '../platform/deps.ts'
import { roleOf } from '../platform/operator-keys.ts'
import { requireKeys } from './act.ts'

type TeamOperation = 'listOperators' | 'grantOperator' | 'revokeOperator'

/** Operators and their keys, with the functions that the command `operator` calls too. */
export function createTeamHandlers({
  db,
  clock,
  money,
}: Pick<Deps, 'db' | 'clock' | 'money'>): Pick<OperatorHandlers, TeamOperation> {
  const change = (
    { actor, requestId }: { readonly actor: Operator; requestId: string },
    work: (tx: Tx, author: TeamAuthor, now: Date) => Promise<void>,
  ) =>
    inTx(db, async tx => {
      const keys = await requireKeys(tx, actor.userId, ['admin'])
      const author = { operatorId: actor.userId, byName: actor.name, requestId, keys }
      await work(tx, author, clock.now())
      return list(tx, money)
    })

  return {
    listOperators: () => list(db, money),
    grantOperator: call => {
      const { refundLimit, ...given } = call.body
      const refundLimitMinor = typeof refundLimit === 'number' ? money.toMinor(refundLimit) : refundLimit
      return change(call, (tx, author, now) =>
        grantOperator(tx, author, { ...call.params, ...given, refundLimitMinor, now }),
      )
    },
    revokeOperator: call =>
      change(call, (tx, author, now) => revokeOperator(tx, author, { ...call.params, ...call.body, now })),
  }
}

const list = async (db: Queryable, money: Deps['money']) => ({
  defaultRefundLimit: money.toDecimal(DEFAULT_REFUND_LIMIT),
  items: (await findOperators(db)).map(({ addedAt, refundLimitMinor, ...row }) => ({
    ...row,
    refundLimit: refundLimitMinor === null ? null : money.toDecimal(refundLimitMinor),
    role: roleOf(row.keys),
    addedAt: addedAt.toISOString(),
  })),
})
