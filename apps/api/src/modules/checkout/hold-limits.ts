import { hash } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { HOUR, MINUTE } from '../../platform/durations.ts'
import { problem } from '../../platform/problem.ts'
import { countCall, readCalls } from '../../platform/rate-limits/count-call.repository.ts'
import { rateLimitKey } from '../../platform/rate-limits/rate-limit-key.ts'
import { findHolder, type Held, lockHoldsAt, readHeld, setHeldFrom } from './hold-limits.repository.ts'
import type { Wanted } from './reservations.ts'

/** Part of the limits for an account that has never ordered anything. */
const NEW_ACCOUNT = 0.3
/** Factors for all accounts at one address: a household, an office or a phone network. */
const ADDRESS = { held: 2, lapsed: 4 }
/** Time in which holds that lapsed count, in milliseconds. */
const LAPSES_COUNT_FOR = 2 * HOUR
/** A hold that is replaced after this time counts as lapsed; milliseconds. Otherwise it could be renewed for ever. */
const LAPSED_AFTER = 5 * MINUTE

interface Hold {
  checkoutId: string
  userId: string
  /** IP address of the buyer. */
  ip: string
  lines: readonly Wanted[]
}

type Limits = Config['rateLimits']

const hashOf = (ip: string): string => hash('sha256', `held from ${rateLimitKey(ip)}`)
const lapsesOf = (userId: string) => `lapsed hold account ${userId}`
const lapsesAt = (address: string) => `lapsed hold address ${address}`
const limited = (detail: string, headers?: Record<string, string>) =>
  problem('rate.limited', { detail, log: { limit: 'held stock' }, ...(headers && { headers }) })

/**
 * Refuses to reserve items for a buyer who holds much that isn't paid, or whose holds lapsed. The user has to be locked.
 *
 * @throws problem `rate.limited` with a sentence for the buyer
 */
export async function requireHoldable(
  tx: Tx,
  { clock, config }: Pick<Deps, 'clock' | 'config'>,
  { checkoutId, userId, ip, lines }: Hold,
): Promise<void> {
  const address = hashOf(ip)
  const limits = config.rateLimits
  await lockHoldsAt(tx, address)
  const held = await readHeld(tx, { checkoutId, userId, address })
  const wanted = { lines: lines.length, items: lines.reduce((sum, { quantity }) => sum + quantity, 0) }
  const part = held.isNew ? NEW_ACCOUNT : 1
  requireWithin(part, limits, held.account, wanted, held.isNew ? 'With your first order, you' : 'You')
  requireWithin(ADDRESS.held, limits, held.address, wanted, 'From your network, buyers together')
  // Accounts that never ordered are free to make. Together they hold no more than two of them.
  if (held.isNew)
    requireWithin(
      ADDRESS.held * part,
      limits,
      held.newAtAddress,
      wanted,
      'With their first orders, buyers on your network together',
    )
  await requireFewLapses(tx, limits, { userId, address: held.isNew ? address : null, now: clock.now() })
  await setHeldFrom(tx, checkoutId, address)
}

function requireWithin(part: number, limits: Limits, held: Held, wanted: Held, who: string): void {
  const most = {
    lines: Math.max(1, Math.floor(limits.heldLinesPerAccount * part)),
    items: Math.max(1, Math.floor(limits.heldItemsPerAccount * part)),
  }
  const isOver = (of: keyof Held) => held[of] + wanted[of] > most[of]
  if (!isOver('lines') && !isOver('items')) return
  const bound = isOver('lines') ? `${most.lines} products` : `${most.items} items`
  const remedy =
    held.lines > 0
      ? 'Finish the payment that is under way, or wait 15 minutes until its items are free again.'
      : 'Deselect some of them in your cart, pay for the rest, and order the others after that.'
  throw limited(`${who} can order up to ${bound} at a time. ${remedy}`)
}

async function requireFewLapses(
  tx: Tx,
  { lapsedHoldsPerAccount }: Limits,
  { userId, address, now }: { userId: string; address: string | null; now: Date },
): Promise<void> {
  const bounds = [
    {
      key: lapsesOf(userId),
      most: lapsedHoldsPerAccount,
      told: (times: number) =>
        `Items were reserved for you ${times} times and not paid for, so others couldn’t buy them. You can pay again`,
    },
    // Neighbors on a network don't stop a buyer who has paid before.
    ...(address === null
      ? []
      : [
          {
            key: lapsesAt(address),
            most: lapsedHoldsPerAccount * ADDRESS.lapsed,
            told: (times: number) =>
              `Buyers on your network reserved items ${times} times and didn’t pay for them, so others couldn’t buy them. You can pay for your first order from this network`,
          },
        ]),
  ]
  for (const { key, most, told } of bounds) {
    const { calls, left } = await readCalls(tx, { key, now })
    if (calls < most) continue
    const minutes = Math.ceil(left / MINUTE)
    throw limited(`${told(calls)} in ${minutes} minutes. Your cart is kept.`, {
      'retry-after': String(minutes * 60),
    })
  }
}

/** Whether a hold that began at this time counts as lapsed if it is replaced now. */
export const isLapse = (begun: Date, now: Date): boolean => now.getTime() - begun.getTime() >= LAPSED_AFTER

/** Counts a hold whose items were not paid for. Call it after its transaction. */
export async function countLapse(db: Db, checkoutId: string, now: Date): Promise<void> {
  const holder = await findHolder(db, checkoutId)
  const window = LAPSES_COUNT_FOR
  if (holder?.userId) await countCall(db, { key: lapsesOf(holder.userId), window, now })
  if (holder?.address) await countCall(db, { key: lapsesAt(holder.address), window, now })
}
