import type { Operator, OperatorHandlers } from '../../contract/handlers.ts'
import { findCategoriesForOperator } from '../../modules/categories/index.ts'
import { type LogEntry, writeOperatorLog } from '../../modules/operators/index.ts'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { withIdempotencyKey } from '../../platform/idempotency/idempotency.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { problem } from '../../platform/problem.ts'
import { act, requireKeys } from '../act.ts'
import { instantOf, readCategory, shopOf, takeCategory } from './categories.ts'
import { change, create, decideTopMenu, merge, remove } from './category-actions.ts'

type Operation =
  | 'listOperatorCategories'
  | 'createOperatorCategory'
  | 'getOperatorCategory'
  | 'updateOperatorCategory'
  | 'mergeOperatorCategory'
  | 'deleteOperatorCategory'

interface Caller {
  readonly actor: Operator
  requestId: string
}

const KEYS: readonly OperatorKey[] = ['catalog']

/** The tree of categories, with the functions that the command `category` calls too. */
export function createCategoryHandlers(deps: Deps): Pick<OperatorHandlers, Operation> {
  const { db, clock, market } = deps
  const terms = () => ({
    now: clock.now(),
    defaultRate: market.settings.money.commissionBasisPoints,
  })

  const log = (tx: Tx, { actor, requestId }: Caller, entry: LogEntry) =>
    writeOperatorLog(tx, { operatorId: actor.userId, byName: actor.name, requestId }, entry, clock.now())

  return {
    listOperatorCategories: async () => ({
      items: (await findCategoriesForOperator(db)).map(row => {
        const { id, parentId, name, path, depth, products, inMenu, version } = row
        const rest = { shop: shopOf(row), products, inMenu, requestedAt: instantOf(row), version }
        return { id, parentId, name, path, depth, ...rest }
      }),
    }),
    createOperatorCategory: call =>
      inTx(db, tx =>
        withIdempotencyKey(
          tx,
          {
            scope: `createOperatorCategory ${call.actor.userId}`,
            key: call.headers['Idempotency-Key'],
            request: call.body,
            now: clock.now(),
          },
          async () => {
            await requireKeys(tx, call.actor.userId, KEYS)
            const { id, entry } = await create(tx, call.body)
            await log(tx, call, entry)
            return (await readCategory(tx, id, call.actor)).view
          },
        ),
      ),
    getOperatorCategory: async ({ params, actor }) => (await readCategory(db, params.id, actor)).view,
    updateOperatorCategory: call =>
      inTx(db, async tx => {
        const { actor, params, body, headers } = call
        await requireKeys(tx, actor.userId, KEYS)
        const { facts, isOwn } = await takeCategory(tx, params.id, actor)
        if (isOwn)
          throw problem('operator.own_case', { detail: 'Ask another operator: you’re a party to this.' })
        if (`"${facts.version}"` !== headers['If-Match'])
          throw problem('edit.conflict', {
            detail: 'Someone else changed this category. Look at it again before you save.',
          })
        const { inMenu, ...rest } = body
        if (Object.keys(rest).length > 0) await log(tx, call, await change(tx, facts, rest, terms()))
        if (inMenu !== undefined) await log(tx, call, (await decideTopMenu(tx, facts.id, inMenu)).entry)
        return (await readCategory(tx, params.id, actor)).view
      }),
    async mergeOperatorCategory(call) {
      const { actor, params, body } = call
      let shown = params.id
      const { view, ...outcome } = await act(deps, call, {
        operation: 'mergeOperatorCategory',
        keys: KEYS,
        subject: (tx: Tx) => takeCategory(tx, shown, actor),
        async run(tx) {
          const { facts } = await readCategory(tx, params.id, actor)
          const done = await merge(tx, facts, body, terms())
          shown = body.into
          return done
        },
      })
      return { ...outcome, category: view }
    },
    async deleteOperatorCategory(call) {
      const { actor, params, body } = call
      let shown = params.id
      const { view, ...outcome } = await act(deps, call, {
        operation: 'deleteOperatorCategory',
        keys: KEYS,
        subject: (tx: Tx) => takeCategory(tx, shown, actor),
        async run(tx) {
          const { facts } = await readCategory(tx, params.id, actor)
          const done = await remove(tx, facts, body, terms())
          shown = facts.parentId ?? shown
          return done
        },
      })
      return { ...outcome, category: view }
    },
  }
}
