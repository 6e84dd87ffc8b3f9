import type { OperatorHandlers } from '../../contract/handlers.ts'
import { writeOperatorLog } from '../../modules/operators/index.ts'
import { compareRates, findRates, lockRates, writeRates } from '../../modules/tax/index.ts'
import { inTx } from '../../platform/db/tx.ts'
import type { Deps } from '../../platform/deps.ts'
import { localTime } from '../../platform/local-day.ts'
import type { OperatorKey } from '../../platform/operator-keys.ts'
import { problem } from '../../platform/problem.ts'
import { act, requireKeys } from '../act.ts'
import { changeTaxCategories, lockTaxUse } from './category-actions.ts'
import { readChange } from './category-input.ts'
import { setRates } from './rate-actions.ts'
import { checkedRates, readInput, requireNone } from './rate-input.ts'
import { readCategories, readTax, stateOfRates } from './tax.ts'

type Operation =
  | 'getOperatorTax'
  | 'updateTaxCategories'
  | 'checkTaxRates'
  | 'applyTaxRates'
  | 'getTaxRatesFile'

const KEYS: readonly OperatorKey[] = ['content']

/** Tax categories and tax rates, with the functions that the command `tax` calls too. */
export function createTaxHandlers(deps: Deps): Pick<OperatorHandlers, Operation> {
  const { db, clock, market } = deps
  const today = () => localTime(clock.now(), market.settings.timeZone).day

  return {
    getOperatorTax: () => readTax(db, today()),
    updateTaxCategories: ({ actor, headers, body, requestId }) =>
      inTx(db, async tx => {
        await requireKeys(tx, actor.userId, KEYS)
        await lockTaxUse(tx)
        const { categories, version } = await readCategories(tx)
        if (`"${version}"` !== headers['If-Match'])
          throw problem('edit.conflict', {
            detail: 'Someone else changed the tax categories. Look at them again before you save.',
          })
        const { isChanged, entry } = await changeTaxCategories(
          tx,
          await readChange(tx, body.categories, categories),
        )
        const author = { operatorId: actor.userId, byName: actor.name, requestId }
        if (isChanged) await writeOperatorLog(tx, author, entry, clock.now())
        return readTax(tx, today())
      }),
    async checkTaxRates({ body }) {
      const input = readInput(body)
      const expect = stateOfRates(await findRates(db))
      return { ...checkedRates(input, await compareRates(db, input.rates, clock.now())), expect }
    },
    async applyTaxRates(call) {
      const { rows, csv, reason } = call.body
      const { rates, problems } = readInput({ ...(rows && { rows }), ...(csv !== undefined && { csv }) })
      requireNone(problems)
      const { view, ...outcome } = await act(deps, call, {
        operation: 'applyTaxRates',
        keys: KEYS,
        async subject(tx) {
          await lockRates(tx)
          return {
            kind: 'tax',
            id: 'rates',
            isOwn: false,
            view: { expect: stateOfRates(await findRates(tx)) },
          }
        },
        async run(tx) {
          const { changes, entry, effects } = await setRates(tx, rates, { now: clock.now(), reason })
          requireNone(changes.problems)
          return { entry, effects }
        },
      })
      return { ...outcome, expect: view.expect }
    },
    async getTaxRatesFile() {
      const lines = writeRates(await findRates(db))
      return {
        contentType: 'text/csv; charset=utf-8',
        body: Buffer.from(`${lines.join('\r\n')}\r\n`),
        headers: { 'content-disposition': 'attachment; filename="tax-rates.csv"' },
      }
    },
  }
}
