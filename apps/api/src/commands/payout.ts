import { parseArgs } from 'node:util'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import {
  ACCOUNT_REST,
  type BalanceRow,
  findBalances,
  findPendingPayouts,
  maskedAccount,
  type Outcome,
  PayoutRefused,
  type PayoutRow,
  type WhyNotPaid,
} from '../modules/payouts/index.ts'
import { type DonePayout, finish, prepare } from '../operator/money/payout-actions.ts'
import { systemClock } from '../platform/clock.ts'
import type { Tx } from '../platform/db/client.ts'
import { inTx } from '../platform/db/tx.ts'
import { createMoney } from '../platform/money.ts'
import { type Call, type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Payouts: what the marketplace sends to its shops.

  pnpm --filter api payout list
  pnpm --filter api payout prepare SLUG [--override "…"]
  pnpm --filter api payout paid NUMBER --reference "…"
  pnpm --filter api payout failed NUMBER --because "…"
  pnpm --filter api payout cancel NUMBER --because "…"

list shows the shops that are owed something with their available and pending amounts and, if they can't be paid now, why;
then the payouts under way. prepare takes all that is available of a shop out of its balance: what comes from orders
that are completed or canceled and of which no refund is refused. It refuses an account that changed within 72 hours:
--override pays to it all the same and keeps your reason. Send the money from your bank and say so with paid and the bank's reference; failed and cancel put it back.
The shop's owners get an email. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { reference: { type: 'string' }, because: { type: 'string' }, override: { type: 'string' } },
  })
  const [what = '', which = '', ...rest] = positionals
  const isWhole = { list: 1, prepare: 2, paid: 2, failed: 2, cancel: 2 }[what] === positionals.length
  if (!isWhole || rest.length > 0) throw new Mistake(USAGE)
  const override = values.override?.trim()
  if (override !== undefined && (what !== 'prepare' || override === ''))
    throw new Mistake(
      what === 'prepare' ? 'Write your reason after --override.' : `${what} takes no --override.`,
    )
  return withMarketplace(call, async ({ db, brand }) => {
    const now = systemClock.now()
    try {
      if (what === 'list') {
        const balances = (await findBalances(db, { now })).filter(
          ({ availableMinor, waitingMinor }) => availableMinor + waitingMinor > 0,
        )
        if (balances.length === 0) call.print('No shop is owed anything.')
        for (const balance of balances) printBalance(balance, call)
        const all = await findPendingPayouts(db)
        if (all.length === 0) call.print('No payout is under way.')
        for (const payout of all) printPayout(payout, call)
      } else {
        const act = (tx: Tx): Promise<DonePayout> =>
          what === 'prepare'
            ? prepare(tx, { slug: which }, { now, override: override ?? null })
            : finish(tx, numberOf(which), outcomeOf(what, values), { now, brand })
        const { payout } = await inTx(db, async tx => {
          const done = await act(tx)
          await writeOperatorLog(tx, SHELL, done.entry, now)
          return done
        })
        printPayout(payout, call)
      }
      return 0
    } catch (error) {
      if (error instanceof PayoutRefused) throw new Mistake(error.message)
      throw error
    }
  })
}

function numberOf(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Mistake(`"${text}" is no number of a payout.`)
  return Number(text)
}

function outcomeOf(what: string, given: { reference?: string; because?: string }): Outcome {
  if (what === 'paid') {
    const reference = given.reference?.trim()
    if (!reference) throw new Mistake('The shop needs the bank’s reference: write it after --reference.')
    return { status: 'paid', reference }
  }
  const reason = given.because?.trim()
  if (!reason) throw new Mistake('The shop gets your reason: write it after --because.')
  return { status: what === 'failed' ? 'failed' : 'canceled', reason }
}

function printBalance(balance: BalanceRow, { print }: Call): void {
  const { slug, heldFor, availableMinor, waitingMinor, account } = balance
  // A shop that is owed something has entries, and each has a currency.
  const currency = balance.currency ?? ''
  const inWords = (minor: number) => `${createMoney(currency).plain(minor)} ${currency}`
  const why = whyNot(balance)
  print(
    `${slug}${heldFor ? HELD[heldFor] : ''}  ${inWords(availableMinor)} available, ${inWords(waitingMinor)} pending  ${account ? `to ${maskedAccount(account)}` : 'no account'}${why === null ? '' : `  not now: ${why}`}`,
  )
}

const HELD = {
  suspended: ' (suspended)',
  return_window: ' (terminated, orders can still be returned)',
} as const

const WHY_NOT: Partial<Record<WhyNotPaid, string>> = {
  payout_pending: 'a payout is under way',
  nothing_available: 'nothing is available',
  no_account: 'it has no bank account',
}

/** Reason why a shop can't be paid now. Null if it can: a suspended or terminated one too, if the operator says so. */
function whyNot({ why, account }: BalanceRow): string | null {
  if (why === 'account_changed' && account)
    return `its account changed, pay from ${new Date(account.changedAt + ACCOUNT_REST).toISOString()}`
  return (why && WHY_NOT[why]) ?? null
}

function printPayout(
  { number, shop, amountMinor, currency, account, status, hasNewAccount }: PayoutRow,
  { print }: Call,
): void {
  const amount = createMoney(currency).plain(amountMinor)
  // The whole number is read after the payout was prepared: it may be another account's now, which no one could object to.
  const isStale = status === 'pending' && hasNewAccount
  const advice = isStale ? '  its account changed since: cancel it, and prepare another one' : ''
  print(`${number}  ${shop}  ${amount} ${currency}  to ${account}  ${status}${advice}`)
}

if (import.meta.main) await runProcess(command)
