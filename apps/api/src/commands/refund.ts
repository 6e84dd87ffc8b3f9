import { parseArgs } from 'node:util'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import { findRefusedRefunds } from '../modules/payments/index.ts'
import { markRefundPaid, retryRefund } from '../operator/purchases/purchase-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { isUuid } from '../platform/ids.ts'
import { createMoney } from '../platform/money.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'

const USAGE = `Refunds that the payment provider refused for good.

  pnpm --filter api refund list
  pnpm --filter api refund again ID
  pnpm --filter api refund paid ID --amount 41.99 --reference "…"

list shows those that nothing was put in the place of, the oldest first, with what is still owed. Until then as much of
their orders is not paid out to the shops. again asks the provider once more; paid says that you have sent the money to
the buyer by other means, how much, and what the bank calls it: the buyer is told. Another amount than what is owed is not
entered. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { amount: { type: 'string' }, reference: { type: 'string' } },
  })
  const [what = '', id] = positionals
  if ({ list: 1, again: 2, paid: 2 }[what] !== positionals.length) throw new Mistake(USAGE)
  if (id !== undefined && !isUuid(id)) throw new Mistake(`"${id}" is no id of a refund.`)
  const reference = values.reference?.trim() ?? ''
  if (what === 'paid' && reference === '')
    throw new Mistake('The buyer needs what the bank calls it: write it after --reference.')
  if (what === 'paid' && values.amount === undefined)
    throw new Mistake('Write what the bank says that you sent after --amount: only what is owed is entered.')
  return withMarketplace(call, async opened => {
    const { db, brand, money, print } = opened
    if (id === undefined) return list(opened)
    const sentMinor = money.parse(values.amount ?? '0')
    if (sentMinor === null) throw new Mistake(`"${values.amount}" is no amount of ${money.currency}.`)
    const context = { now: systemClock.now(), notify: brand, money, reason: null }
    try {
      const { amountMinor } = await inTx(db, async tx => {
        const done = await (what === 'again'
          ? retryRefund(tx, id, context)
          : markRefundPaid(tx, id, { ...context, sentMinor, reference }))
        await writeOperatorLog(tx, SHELL, done.entry, context.now)
        return done
      })
      const amount = inWords(amountMinor, money.currency)
      print(what === 'again' ? `${id}: ${amount} are asked for once more` : `${id}: ${amount} are paid`)
      return 0
    } catch (error) {
      if (error instanceof Problem) throw new Mistake(error.detail ?? error.message)
      throw error
    }
  })
}

async function list({ db, print }: Opened): Promise<number> {
  const refused = await findRefusedRefunds(db)
  if (refused.length === 0) print('No refund is refused.')
  for (const {
    id,
    orderNumber,
    paymentId,
    shop,
    amountMinor,
    currency,
    reason,
    failure,
    createdAt,
  } of refused)
    print(
      `${id}  ${orderNumber ?? `payment ${paymentId}`}  ${inWords(amountMinor, currency)}  ${reason}  ${failure ?? 'refused'}  ${shop ?? 'no shop'}  since ${createdAt}`,
    )
  return 0
}

function inWords(minor: number, currency: string): string {
  return `${createMoney(currency).plain(minor)} ${currency}`
}

if (import.meta.main) await runProcess(command)
