import type { components } from '@stoa/api-client/schema'
import { inTx } from '../../platform/db/tx.ts'
import { HOUR } from '../../platform/durations.ts'
import { newId, newNumber } from '../../platform/ids.ts'
import { type MarketSettings, offersWithdrawal } from '../../platform/market.ts'
import { problem } from '../../platform/problem.ts'
import { hashToken, newOpaqueToken } from '../auth/index.ts'
import type { CommandDeps } from '../orders/index.ts'
import { exceptionInWords } from './exception-words.ts'
import { exceptedIn } from './withdrawable.ts'
import { tellContested, tellOperator, tellReceived, tellShopsOfDeclaration } from './withdrawal-emails.ts'
import {
  type FoundGroup,
  findGroup,
  findStatuses,
  insertWithdrawal,
  type WantedGroup,
} from './withdrawals.repository.ts'
import type { WithdrawalItem } from './withdrawals.schema.ts'

export type Receipt = components['schemas']['WithdrawalReceipt']

/** Time in which the order's own address can object to a declaration without a session, in milliseconds. */
const OBJECTION_TIME = 24 * HOUR

export interface Declaration {
  name: string
  /** Order number as typed. */
  number: string
  /** Address of the receipt. Null sends it to the order's own address. */
  email: string | null
  items: readonly WithdrawalItem[] | null
  source: 'form' | 'session' | 'link'
}

/** @throws problem `withdrawal.not_offered` if the marketplace has no withdrawal form */
export function requireOffered({ withdrawal }: Pick<MarketSettings, 'withdrawal'>): void {
  if (withdrawal.scope === 'off') throw problem('withdrawal.not_offered')
}

/**
 * Records a declaration, and emails a receipt. The answer is the same whether there is such a purchase or not; without
 * one, an operator has to look. An operator also decides about a purchase whose own address has objected before, unless
 * its owner declares with a session.
 *
 * @returns the receipt, and the id of a withdrawal that takes effect now
 */
export function declareWithdrawal(
  { db, clock, brand, market }: CommandDeps,
  wanted: WantedGroup,
  given: Declaration,
): Promise<{ receipt: Receipt; dueId: string | null }> {
  return inTx(db, async tx => {
    const receivedAt = clock.now()
    const found = await findGroup(tx, wanted)
    const group = found && offersWithdrawal(market.settings, found.countryCode) ? found : null
    const items = group ? itemsOf(group, given.items) : null
    const waits = group !== null && given.source !== 'session'
    const earlier = waits ? await findStatuses(tx, group.id) : new Set()
    const isContested = earlier.has('objected')
    const token = waits && !isContested ? newOpaqueToken() : null
    const row = {
      id: newId(),
      reference: `W-${newNumber()}`,
      groupId: group?.id ?? null,
      number: found?.number ?? given.number.trim(),
      name: given.name.trim(),
      email: given.email ?? found?.email ?? '',
      items,
      source: given.source,
      status: group && !isContested ? ('matched' as const) : ('unmatched' as const),
      receivedAt,
      doAt: group && !isContested ? new Date(receivedAt.getTime() + (waits ? OBJECTION_TIME : 0)) : null,
      objectionHash: token === null ? null : hashToken(token),
    }
    await insertWithdrawal(tx, row)
    if (row.email) await tellReceived(tx, brand, { ...row, group: isContested ? null : group, token })
    if (isContested) await tellContested(tx, brand, row)
    else if (!group) await tellOperator(tx, brand, row)
    else if (row.doAt && waits && !earlier.has('matched'))
      await tellShopsOfDeclaration(tx, brand, group, row.doAt)
    const receipt = { reference: row.reference, receivedAt: receivedAt.toISOString() }
    return { receipt, dueId: group && !waits ? row.id : null }
  })
}

/**
 * Items by line, as far as the purchase has them; null for all.
 *
 * @throws problem `order.line_not_found`, `withdrawal.excepted`
 */
function itemsOf({ orders }: FoundGroup, items: Declaration['items']): WithdrawalItem[] | null {
  if (!items) return null
  const known = new Set(orders.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const byLine = new Map(items.map(({ orderLineId, quantity }) => [orderLineId.toLowerCase(), quantity]))
  if (byLine.size < items.length || [...byLine.keys()].some(id => !known.has(id)))
    throw problem('order.line_not_found')
  const excepted = orders.flatMap(exceptedIn).filter(({ id }) => byLine.has(id))
  if (excepted.length > 0)
    throw problem('withdrawal.excepted', { detail: excepted.map(exceptionInWords).join(' ') })
  return [...byLine].map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
}
