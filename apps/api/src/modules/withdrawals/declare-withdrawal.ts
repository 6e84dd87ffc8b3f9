import { createHash } from 'node:crypto'
import type { components } from '@stoa/api-client/schema'
import type { Tx } from '../../platform/db/client.ts'
import { inTx } from '../../platform/db/tx.ts'
import { HOUR } from '../../platform/durations.ts'
import { EU_STATES } from '../../platform/eu-states.ts'
import { newId, newNumber } from '../../platform/ids.ts'
import type { MarketSettings } from '../../platform/market.ts'
import { problem } from '../../platform/problem.ts'
import { newOpaqueToken } from '../auth/index.ts'
import type { CommandDeps } from '../orders/index.ts'
import { tellOperator, tellReceived, tellShopsOfDeclaration } from './withdrawal-emails.ts'
import { type FoundGroup, findGroup, insertWithdrawal, type WantedGroup } from './withdrawals.repository.ts'
import type { WithdrawalItem } from './withdrawals.schema.ts'

export type Receipt = components['schemas']['WithdrawalReceipt']

/** Time in which the order's own address can object to a declaration by number and email, in milliseconds. */
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

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** @throws problem `withdrawal.not_offered` if the marketplace has no withdrawal form */
export function requireOffered({ withdrawal }: Pick<MarketSettings, 'withdrawal'>): void {
  if (withdrawal.scope === 'off') throw problem('withdrawal.not_offered')
}

/** Whether a purchase is one that the market's settings let a buyer withdraw from. */
export const isInScope = (
  { countryCode }: Pick<FoundGroup, 'countryCode'>,
  { withdrawal }: Pick<MarketSettings, 'withdrawal'>,
): boolean => withdrawal.scope === 'all' || (withdrawal.scope === 'eu' && EU_STATES.has(countryCode ?? ''))

/**
 * Records a declaration, and emails a receipt. The answer is the same whether there is such a purchase or not; without
 * one, an operator has to look.
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
    const group = found && isInScope(found, market.settings) ? found : null
    const items = group ? itemsOf(group, given.items) : null
    const waits = group !== null && given.source === 'form'
    const token = waits ? newOpaqueToken() : null
    const row = {
      id: newId(),
      reference: `W-${newNumber()}`,
      groupId: group?.id ?? null,
      number: group?.number ?? given.number.trim(),
      name: given.name.trim(),
      email: given.email ?? found?.email ?? '',
      items,
      source: given.source,
      status: group ? ('matched' as const) : ('unmatched' as const),
      receivedAt,
      doAt: group && new Date(receivedAt.getTime() + (waits ? OBJECTION_TIME : 0)),
      objectionHash: token === null ? null : hashOf(token),
    }
    await insertWithdrawal(tx, row)
    await announce(tx, { brand, row, group, token })
    const receipt = { reference: row.reference, receivedAt: receivedAt.toISOString() }
    return { receipt, dueId: group && !waits ? row.id : null }
  })
}

/** Items by line, as far as the purchase has them; null for all. */
function itemsOf({ orders }: FoundGroup, items: Declaration['items']): WithdrawalItem[] | null {
  if (!items) return null
  const known = new Set(orders.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const byLine = new Map(items.map(({ orderLineId, quantity }) => [orderLineId.toLowerCase(), quantity]))
  if (byLine.size < items.length || [...byLine.keys()].some(id => !known.has(id)))
    throw problem('order.line_not_found')
  return [...byLine].map(([orderLineId, quantity]) => ({ orderLineId, quantity }))
}

interface Announced {
  brand: CommandDeps['brand']
  row: Parameters<typeof insertWithdrawal>[1] & { reference: string; receivedAt: Date; doAt: Date | null }
  group: FoundGroup | null
  token: string | null
}

async function announce(tx: Tx, { brand, row, group, token }: Announced): Promise<void> {
  if (row.email) await tellReceived(tx, brand, { ...row, group, token })
  if (!group) await tellOperator(tx, brand, row)
  else if (token) await tellShopsOfDeclaration(tx, brand, group, row.doAt!)
}
