import { parseArgs } from 'node:util'
import { type Decision, findDispute, findDisputeFile, findUndecided } from '../modules/after-sales/index.ts'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import { decide, review } from '../operator/cases/case-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { isUuid } from '../platform/ids.ts'
import type { Money } from '../platform/money.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'
import { indented, printable } from './printable.ts'

const USAGE = `Disputes between buyers and shops, which the marketplace decides.

  pnpm --filter api dispute list
  pnpm --filter api dispute show ID
  pnpm --filter api dispute review ID
  pnpm --filter api dispute decide ID buyer [--amount 12.50] --because "…"
  pnpm --filter api dispute decide ID seller --because "…"

list shows those that wait, the most urgent first. review tells both that somebody looks at it. A decision is sent to
both with its reasons and is final. For the buyer it refunds the amount, without one all that is in question; in both
cases what was held back from the shop is released. The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { amount: { type: 'string' }, because: { type: 'string' } },
  })
  const [what = '', id, winner, ...rest] = positionals
  const isWhole = { list: 1, show: 2, review: 2, decide: 3 }[what] === positionals.length
  if (!isWhole || rest.length > 0) throw new Mistake(USAGE)
  if (id !== undefined && !isUuid(id)) throw new Mistake(`"${id}" is no id of a dispute.`)
  return withMarketplace(call, async opened => {
    const { money } = opened
    if (id === undefined) return list(opened, money)
    if (what === 'show') return show(opened, id, money)
    const { db, brand } = opened
    const context = { now: systemClock.now(), brand, money }
    try {
      await inTx(db, async tx => {
        const { entry } =
          what === 'review'
            ? await review(tx, id, { ...context, reason: null })
            : await decide(tx, id, decisionOf(winner, values, money), context)
        await writeOperatorLog(tx, SHELL, entry, context.now)
      })
      call.print(`${id}: ${(await findDispute(db, id))?.status}`)
      return 0
    } catch (error) {
      if (error instanceof Problem)
        throw new Mistake([error.message, error.detail].filter(Boolean).join('. '))
      throw error
    }
  })
}

function decisionOf(
  winner: string | undefined,
  { amount, because }: { amount?: string; because?: string },
  money: Money,
): Decision {
  if (!because?.trim()) throw new Mistake('Both get your reasons: write them after --because.')
  if (winner === 'seller') {
    if (amount !== undefined) throw new Mistake('An amount goes with a decision for the buyer.')
    return { for: 'seller', because: because.trim() }
  }
  if (winner !== 'buyer') throw new Mistake('Decide for the buyer or for the seller.')
  if (amount === undefined) return { for: 'buyer', because: because.trim() }
  const amountMinor = money.parse(amount)
  if (amountMinor === null) throw new Mistake(`"${amount}" is no amount of ${money.currency}.`)
  return { for: 'buyer', because: because.trim(), amountMinor }
}

async function list({ db, print }: Opened, money: Money): Promise<number> {
  const waiting = await findUndecided(db)
  if (waiting.length === 0) print('No dispute waits for a decision.')
  for (const { id, orderNumber, status, amountMinor, decideBy } of waiting)
    print(
      `${id}  ${orderNumber}  ${inWords(amountMinor, money)}  ${status}  decide by ${decideBy.toISOString()}`,
    )
  return 0
}

async function show({ db, print }: Opened, id: string, money: Money): Promise<number> {
  const dispute = await findDispute(db, id)
  if (!dispute) throw new Mistake(`There is no dispute ${id}.`)
  const file = await findDisputeFile(db, id)
  print(`${dispute.id}: ${dispute.status}
Order ${file.orderNumber}, shop ${printable(file.shop)}, buyer ${printable(file.buyer ?? '(account deleted)')}
In question and held back: ${inWords(dispute.amountMinor, money)}
Opened ${dispute.openedAt.toISOString()}, decide by ${dispute.decideBy.toISOString()}

The buyer says:
${indented(dispute.text)}`)
  if (file.claim) {
    const { kind, wanted, text, answer, pictures } = file.claim
    print(`
A claim: ${kind}, wants a ${wanted}
${indented(text)}
The shop's answer:
${indented(answer ?? '(none)')}${picturesOf(pictures)}`)
  }
  if (file.return) {
    const { text, rejectionReason, keptMinor, keptReason, pictures } = file.return
    print(`
A return
${indented(text ?? '(no words)')}
The shop's answer:
${indented(rejectionReason ?? keptReason ?? '(none)')}
Kept by the shop: ${inWords(keptMinor, money)}${picturesOf(pictures)}`)
  }
  for (const { text, at, pictures } of file.statements)
    print(`\nThe shop says, ${at}:\n${indented(text)}${picturesOf(pictures)}`)
  for (const { carrier, trackingNumber, shippedAt, deliveredAt } of file.parcels)
    print(
      `\nParcel: ${printable(carrier ?? 'no carrier')} ${printable(trackingNumber ?? '')}, shipped ${shippedAt ?? 'not yet'}, delivered ${deliveredAt ?? 'not yet'}`,
    )
  if (file.refunds.length > 0) print('\nRefunds of the order so far:')
  for (const { amountMinor, reason, status, createdAt } of file.refunds)
    print(`  ${inWords(amountMinor, money)}  ${reason}  ${status}  ${createdAt}`)
  if (dispute.decision !== null) print(`\nDecided, because:\n${indented(dispute.decision)}`)
  return 0
}

function inWords(minor: number, money: Money): string {
  return `${money.plain(minor)} ${money.currency}`
}

function picturesOf(ids: readonly string[]): string {
  return ids.length > 0 ? `\nPictures: ${ids.map(each => `/media/${each}/1600.webp`).join('  ')}` : ''
}

if (import.meta.main) await runProcess(command)
