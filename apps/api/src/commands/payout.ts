import { parseArgs } from 'node:util'
import {
  findPendingPayouts,
  finishPayout,
  type Outcome,
  PayoutRefused,
  type PayoutRow,
  preparePayout,
  tellPayoutFinished,
} from '../modules/payouts/index.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { createMoney } from '../platform/money.ts'
import { type Call, type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Payouts: what the marketplace sends to its shops.

  pnpm --filter api payout list
  pnpm --filter api payout prepare SLUG
  pnpm --filter api payout paid NUMBER --reference "…"
  pnpm --filter api payout failed NUMBER --because "…"
  pnpm --filter api payout cancel NUMBER --because "…"

prepare takes all that is available of a shop out of its balance: what comes from orders that are completed or
canceled and of which no refund is refused. Send the money from your bank and say so with paid and the bank's reference; failed and cancel put it back.
The shop's owners are told. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { reference: { type: 'string' }, because: { type: 'string' } },
  })
  const [what = '', which = '', ...rest] = positionals
  const isWhole = { list: 1, prepare: 2, paid: 2, failed: 2, cancel: 2 }[what] === positionals.length
  if (!isWhole || rest.length > 0) throw new Mistake(USAGE)
  return withMarketplace(call, async ({ db, brand }) => {
    const now = systemClock.now()
    try {
      if (what === 'list') {
        const all = await findPendingPayouts(db)
        if (all.length === 0) call.print('No payout is under way.')
        for (const payout of all) printPayout(payout, call)
      } else if (what === 'prepare') printPayout(await preparePayout(db, which, now), call)
      else
        printPayout(
          await inTx(db, async tx => {
            const payout = await finishPayout(tx, numberOf(which), outcomeOf(what, values), now)
            await tellPayoutFinished(tx, payout, brand)
            return payout
          }),
          call,
        )
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

function printPayout(
  { number, shop, amountMinor, currency, account, status }: PayoutRow,
  { print }: Call,
): void {
  const amount = createMoney(currency).plain(amountMinor)
  print(`${number}  ${shop}  ${amount} ${currency}  to ${account}  ${status}`)
}

if (import.meta.main) await runProcess(command)
