import { CommissionRefused, changeRule, findRuleHistory, findRules } from '../modules/commission/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'

const USAGE = `What the marketplace takes of a sale, by category.

  pnpm --filter api commission list
  pnpm --filter api commission log
  pnpm --filter api commission set PATH RATE
  pnpm --filter api commission clear PATH

list shows the categories with a rate of their own, log every rate that ever held. A rate is in percent, such as 12 or
9.5, and holds for the category and all below it that have none of their own; for all else the rate in the
marketplace's settings holds. A change is for orders that are placed from now on: those that are placed keep theirs, refunds of them too. A
path is the category's slugs from the root, such as home/kitchen/mugs. The exit code is 0, or 1 when nothing could be
done.`

const ARGUMENTS: Record<string, number> = { list: 1, log: 1, set: 3, clear: 2 }

export const command: Command = async call => {
  const given = call.args
  const [what = '', path = '', rate] = given
  if (ARGUMENTS[what] !== given.length) throw new Mistake(USAGE)
  const rateBasisPoints = rate === undefined ? null : basisPointsOf(rate)
  return withMarketplace(call, async opened => {
    if (what === 'list') return list(opened)
    if (what === 'log') return log(opened)
    try {
      const change = await changeRule(opened.db, { path, rateBasisPoints, now: systemClock.now() })
      const { category, before, after } = change
      call.print(`${category.path}  ${inWords(before)} -> ${inWords(after)}, for orders placed from now on`)
      return 0
    } catch (error) {
      if (error instanceof CommissionRefused) throw new Mistake(error.message)
      throw error
    }
  })
}

async function list({ db, market, print }: Opened): Promise<number> {
  for (const { path, rateBasisPoints } of await findRules(db)) print(`${path}  ${inWords(rateBasisPoints)}`)
  print(`all else  ${inWords(market.settings.money.commissionBasisPoints)}`)
  return 0
}

async function log({ db, print }: Opened): Promise<number> {
  const history = await findRuleHistory(db)
  if (history.length === 0) print('No category ever had a rate of its own.')
  for (const { path, rateBasisPoints, setAt, endedAt } of history)
    print(
      `${path}  ${inWords(rateBasisPoints)}  since ${setAt.toISOString()}${endedAt ? ` until ${endedAt.toISOString()}` : ''}`,
    )
  return 0
}

/** Hundredths of a percent, so that no rate is rounded. */
function basisPointsOf(text: string): number {
  const value = /^\d{1,3}(\.\d{1,2})?%?$/.test(text) ? Math.round(Number.parseFloat(text) * 100) : Number.NaN
  if (!(value <= 10_000))
    throw new Mistake(`"${text}" is no rate. Write it in percent, from 0 to 100, such as 12 or 9.5.`)
  return value
}

function inWords(basisPoints: number | null): string {
  return basisPoints === null ? 'default' : `${basisPoints / 100} %`
}

if (import.meta.main) await runProcess(command)
