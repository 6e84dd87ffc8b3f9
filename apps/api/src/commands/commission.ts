import { parseArgs } from 'node:util'
import { CommissionRefused, findRuleHistory, findRulesFrom } from '../modules/commission/index.ts'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import { findShopBySlug } from '../modules/shops/index.ts'
import { takeSettings } from '../operator/content/settings.ts'
import { commissionTerms, setCommission } from '../operator/money/commission-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { isDay } from '../platform/local-day.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'

const USAGE = `What the marketplace takes of a sale, by category and shop.

  pnpm --filter api commission list
  pnpm --filter api commission log
  pnpm --filter api commission set PATH RATE [--shop SLUG] [--from DAY]
  pnpm --filter api commission clear PATH [--shop SLUG] [--from DAY]

list shows the rates of categories and shops, log every rate that ever held. A rate is in percent, such as 12 or
9.5, and holds for the category and all below it that have none of their own; with --shop it holds for that shop, which
goes before. Without any of them the rate in the marketplace's settings holds. A change is for orders that are placed from now on,
or from a day such as 2026-12-14: those that are placed keep theirs, refunds of them too. If shops would pay more, the day
is at least selling.noticeDays ahead, and their owners get an email. A path is the category's slugs from the root, such as
home/kitchen/mugs, or . for everything that the shop sells; without --shop, that all shops sell. The exit code is 0, or 1 when nothing could be done.`

const ARGUMENTS: Record<string, number> = { list: 1, log: 1, set: 3, clear: 2 }

interface Given {
  path: string
  rateBasisPoints: number | null
  shop: string | undefined
  from: string | undefined
}

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { shop: { type: 'string' }, from: { type: 'string' } },
  })
  const [what = '', path = '', rate] = positionals
  if (ARGUMENTS[what] !== positionals.length) throw new Mistake(USAGE)
  const { shop, from } = values
  if (from !== undefined && !isDay(from)) throw new Mistake(`"${from}" is no day. Write it as 2026-12-14.`)
  const rateBasisPoints = rate === undefined ? null : basisPointsOf(rate)
  return withMarketplace(call, async opened => {
    if (what === 'list') return list(opened)
    if (what === 'log') return log(opened)
    return change(opened, { path, rateBasisPoints, shop, from })
  })
}

async function change({ db, brand, config, market, print }: Opened, given: Given): Promise<number> {
  const { path, rateBasisPoints, shop: slug, from } = given
  const now = systemClock.now()
  const shop = slug === undefined ? null : await findShopBySlug(db, slug)
  if (slug !== undefined && !shop) throw new Mistake(`There is no shop ${slug}.`)
  const wanted = {
    shopId: shop?.id ?? null,
    category: path === '.' ? null : { path },
    rateBasisPoints,
    fromDay: from ?? null,
    now,
  }
  try {
    const { change: done } = await inTx(db, async tx => {
      const terms = commissionTerms((await takeSettings(tx, market, config)).settings)
      const result = await setCommission(tx, { ...wanted, terms }, { brand, reason: null })
      await writeOperatorLog(tx, SHELL, result.entry, now)
      return result
    })
    const of = scopeInWords(done.category?.path, slug)
    const start = from === undefined ? 'now' : done.fromDay
    print(`${of}  ${inWords(done.before)} -> ${inWords(done.after)}, for orders placed from ${start} on`)
    return 0
  } catch (error) {
    if (error instanceof CommissionRefused) throw new Mistake(error.message)
    throw error
  }
}

async function list({ db, market, print }: Opened): Promise<number> {
  const now = systemClock.now()
  for (const { shop, category, rateBasisPoints, from } of await findRulesFrom(db, now)) {
    const of = scopeInWords(category?.path, shop?.slug)
    print(
      `${of}  ${inWords(rateBasisPoints)}${from > now.getTime() ? ` from ${new Date(from).toISOString()}` : ''}`,
    )
  }
  print(`all else  ${inWords(market.settings.money.commissionBasisPoints)}`)
  return 0
}

async function log({ db, print }: Opened): Promise<number> {
  const history = await findRuleHistory(db)
  if (history.length === 0) print('No rate but that of the settings has ever applied.')
  for (const { path, shop, rateBasisPoints, from, until } of history)
    print(
      `${scopeInWords(path, shop)}  ${inWords(rateBasisPoints)}  since ${new Date(from).toISOString()}${until === null ? '' : ` until ${new Date(until).toISOString()}`}`,
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

const scopeInWords = (path: string | undefined, shop: string | null | undefined): string =>
  [path, shop].filter(Boolean).join(' of ') || 'everything'

function inWords(basisPoints: number | null): string {
  return basisPoints === null ? 'default' : `${basisPoints / 100} %`
}

if (import.meta.main) await runProcess(command)
