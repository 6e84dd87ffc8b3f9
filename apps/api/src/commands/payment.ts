import { parseArgs } from 'node:util'
import { createPaymentProvider } from '../adapters/payment-providers.ts'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import { createAdvance, findPayment } from '../modules/payments/index.ts'
import { paymentChecked } from '../operator/purchases/payment-checked.ts'
import { systemClock } from '../platform/clock.ts'
import { isUuid } from '../platform/ids.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Asks the payment provider about a payment now, and takes the next step.

  pnpm --filter api payment resolve ID

Says how the payment stands afterwards. May be repeated: money is taken once and one order is placed. The exit code
is 0 when the payment is settled, 2 when it is not, 1 when nothing could be done.`

const SETTLED = ['captured', 'failed', 'expired']

export const command: Command = async call => {
  const { positionals } = parseArgs({ args: call.args, allowPositionals: true })
  const [what, id, ...rest] = positionals
  if (what !== 'resolve' || !id || rest.length > 0) throw new Mistake(USAGE)
  if (!isUuid(id)) throw new Mistake(`"${id}" is no id of a payment.`)
  return withMarketplace(call, async ({ config, db, brand, market, money }) => {
    const provider = createPaymentProvider(config.payment, money)
    if (!provider) throw new Mistake('No payment provider is set; see "Payment" in docs/operations.md.')
    const before = await findPayment(db, id)
    if (!before) throw new Mistake(`There is no payment ${id}.`)
    const note = (status: string | null) =>
      writeOperatorLog(db, SHELL, paymentChecked(id, before.status, status), systemClock.now())
    await note(null)
    const outcome = await createAdvance({ db, clock: systemClock, brand, market }, provider)(id, 'operator')
    const payment = (await findPayment(db, id))!
    if (payment.status !== before.status) await note(payment.status)
    const why = { looked: '', busy: ', another process asks at the moment', unavailable: ', no answer' }
    call.print(
      `${payment.id}: ${payment.status}${payment.failure ? ` (${payment.failure})` : ''}${why[outcome]}`,
    )
    return SETTLED.includes(payment.status) ? 0 : 2
  })
}

if (import.meta.main) await runProcess(command)
