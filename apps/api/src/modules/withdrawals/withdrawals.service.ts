import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { offersWithdrawal } from '../../platform/market.ts'
import { problem } from '../../platform/problem.ts'
import { hashToken } from '../auth/index.ts'
import { type CommandDeps, readOrder } from '../orders/index.ts'
import { type Declaration, declareWithdrawal, type Receipt, requireOffered } from './declare-withdrawal.ts'
import { doWithdrawal, withdrawableIn } from './do-withdrawal.ts'
import { exceptedIn, lastDayOf } from './withdrawable.ts'
import { tellContested, tellObjected, tellShopsOfObjection } from './withdrawal-emails.ts'
import {
  contestOthers,
  findGroup,
  lockByReference,
  setStatus,
  type WantedGroup,
} from './withdrawals.repository.ts'

/** Withdrawals from contracts: with a session, an emailed link, or number and email. */
export function createWithdrawalService(deps: CommandDeps) {
  const { db, clock, brand, market } = deps
  return {
    /**
     * Lists the items of each shop that can be withdrawn from.
     *
     * @throws problem `order.not_found`, `withdrawal.not_offered`
     */
    async preview(wanted: WantedGroup): Promise<components['schemas']['WithdrawalPreview']> {
      requireOffered(market.settings)
      const group = await findGroup(db, wanted)
      if (!group) throw problem('order.not_found')
      if (!offersWithdrawal(market.settings, group.countryCode)) throw problem('withdrawal.not_offered')
      const now = clock.now()
      const orders = []
      for (const found of group.orders) {
        const order = await readOrder(db, { id: found.id })
        const days = order.withdrawalDays ?? market.settings.withdrawal.days
        orders.push({
          number: found.number,
          shop: found.shop,
          until: lastDayOf(order, { days, timeZone: found.timeZone }),
          lines: withdrawableIn(order, found, days, now),
          excepted: exceptedIn(found),
        })
      }
      return { number: group.number, orders }
    },

    /**
     * Records a declaration and emails the receipt. With a session it takes effect at once.
     *
     * @param onError called if it can't take effect yet
     * @throws problem `withdrawal.not_offered`; `order.not_found` with a session or a link only; `order.line_not_found`;
     *   `withdrawal.excepted` if an item is named that buyers can't withdraw from
     */
    async declare(
      wanted: WantedGroup,
      given: Declaration,
      onError: (error: unknown) => void,
    ): Promise<Receipt> {
      requireOffered(market.settings)
      if (given.source !== 'form' && !(await findGroup(db, wanted))) throw problem('order.not_found')
      const { receipt, dueId } = await declareWithdrawal(deps, wanted, given)
      // If this fails the declaration is kept, and a job tries again.
      if (dueId) await inTx(db, tx => doWithdrawal(tx, deps, dueId, clock.now())).catch(onError)
      return receipt
    },

    /**
     * Stops a withdrawal that someone else declared. An operator decides about others of the purchase that wait. A repeat
     * changes nothing.
     *
     * @throws problem `withdrawal.not_found`, also once it has taken effect
     */
    object: (reference: string, token: string): Promise<void> =>
      inTx(db, async (tx: Tx) => {
        const found = await lockByReference(tx, reference)
        if (!found?.objectionHash || !hashToken(token).equals(found.objectionHash))
          throw problem('withdrawal.not_found')
        if (found.status === 'objected') return
        if (found.status === 'done')
          throw problem('withdrawal.not_found', {
            detail: 'This withdrawal has taken effect already. Please write to us.',
          })
        await setStatus(tx, found.id, 'objected')
        await tellObjected(tx, brand, found)
        // The shops know already if an objection to another declaration has left this one to an operator.
        if (found.status !== 'matched' || found.groupId === null) return
        for (const other of await contestOthers(tx, found.groupId)) await tellContested(tx, brand, other)
        const group = await findGroup(tx, { id: found.groupId })
        if (group) await tellShopsOfObjection(tx, brand, group)
      }),
  }
}
