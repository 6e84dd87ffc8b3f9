import type { Tx } from '../../platform/db/client.ts'
import { problem } from '../../platform/problem.ts'
import { type CommandDeps, readGroupNumbers } from '../orders/index.ts'
import { doWithdrawal } from './do-withdrawal.ts'
import { tellRejected } from './withdrawal-emails.ts'
import { findGroup, lockWithdrawal, setMatched, setStatus } from './withdrawals.repository.ts'

type Context = Pick<CommandDeps, 'brand' | 'market'> & { now: Date }

/**
 * Matches a declaration that waits for an operator to a purchase, and lets it take effect. Returns the purchase's id.
 *
 * @param number of the purchase; null keeps the one that the declaration belongs to
 * @throws problem `withdrawal.not_found`, `order.not_found`, and `order.line_not_found` if it names items of another purchase
 */
export async function matchWithdrawal(
  tx: Tx,
  id: string,
  number: string | null,
  { now, ...deps }: Context,
): Promise<string> {
  const { groupId, items } = await lockWaiting(tx, id)
  const wanted =
    number !== null ? { numbers: readGroupNumbers(number) } : groupId !== null ? { id: groupId } : null
  const group = wanted && (await findGroup(tx, wanted))
  if (!group) throw problem('order.not_found', { detail: 'There’s no purchase with this number.' })
  // In another purchase it would withdraw from nothing, and end.
  if (items !== null && group.id !== groupId)
    throw problem('order.line_not_found', { detail: 'It’s about items of the purchase that it belongs to.' })
  await setMatched(tx, id, { groupId: group.id, now })
  await doWithdrawal(tx, deps, id, now)
  return group.id
}

/**
 * Rejects a declaration that waits for an operator, and emails the reason to who declared it.
 *
 * @throws problem `withdrawal.not_found`
 */
export async function rejectWithdrawal(
  tx: Tx,
  id: string,
  reason: string,
  { brand }: Pick<Context, 'brand'>,
): Promise<void> {
  const withdrawal = await lockWaiting(tx, id)
  await setStatus(tx, id, 'rejected')
  if (withdrawal.email) await tellRejected(tx, brand, { ...withdrawal, reason })
}

async function lockWaiting(tx: Tx, id: string) {
  const found = await lockWithdrawal(tx, id)
  if (!found) throw problem('withdrawal.not_found')
  if (found.status !== 'unmatched')
    throw problem('withdrawal.not_found', {
      detail: 'Only a withdrawal that waits for an operator can be decided.',
    })
  return found
}
