import { parseArgs } from 'node:util'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import {
  findChecks,
  findFirstSteps,
  findMissingOfWaiting,
  findPending,
  findShopsByStatus,
  gapsInWords,
  missingInWords,
  missingSteps,
  traderGaps,
} from '../modules/shops/index.ts'
import { approve, reject, reopen, suspend } from '../operator/shop-actions.ts'
import { terminate, withdraw } from '../operator/termination-actions.ts'
import { systemClock } from '../platform/clock.ts'
import type { Tx } from '../platform/db/client.ts'
import { inTx } from '../platform/db/tx.ts'
import { isDay } from '../platform/local-day.ts'
import { addressLines } from '../platform/postal-address.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { groundOf } from './ground.ts'
import { type Opened, withMarketplace } from './open.ts'
import { indented, printable } from './printable.ts'

const USAGE = `Who sells on the marketplace.

  pnpm --filter api seller list
  pnpm --filter api seller show SLUG
  pnpm --filter api seller approve SLUG [--override "…"]
  pnpm --filter api seller reject SLUG --because "…"
  pnpm --filter api seller suspend SLUG --because "…"
  pnpm --filter api seller reopen SLUG
  pnpm --filter api seller terminate SLUG --on DAY --terms "…" --because "…"
  pnpm --filter api seller terminate SLUG --on DAY --law "…" --because "…"
  pnpm --filter api seller terminate SLUG --withdraw --because "…"

list shows the applications that wait, the shops that are approved but not open, suspended or terminated, and unless the setting
selling.traders is unchecked, the open ones whose business details have gaps; show an application
with all that it says, or what a shop lacks to open. approve makes the shop and its owner. The shop
opens once it has what the settings selling.traders and selling.requirements ask for: run approve again then.
--override opens it before that; the shop's history keeps your reason. reject sends the reason, and the applicant may apply again. suspend takes a shop
off the shelves: what is ordered is still sent, and nothing of it is changed, so that reopen brings it back as it was.
terminate announces that a shop takes no orders from a day on, such as 2027-03-01, at least 30 days ahead. --terms names the
section of your terms that it breaks, --law the law. From that day nothing brings it back; until then --withdraw does.
Everybody concerned gets an email. The exit code is 0, or 1 when nothing could be done.`

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const NEEDS_REASON = new Set(['reject', 'suspend', 'terminate'])
const ACTIONS = new Set(['show', 'approve', 'reject', 'suspend', 'reopen', 'terminate'])

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: {
      because: { type: 'string' },
      override: { type: 'string' },
      on: { type: 'string' },
      withdraw: { type: 'boolean' },
      terms: { type: 'string' },
      law: { type: 'string' },
    },
  })
  const [what = '', slug, ...rest] = positionals
  const isWhole = what === 'list' ? slug === undefined : ACTIONS.has(what) && slug !== undefined
  if (!isWhole || rest.length > 0) throw new Mistake(USAGE)
  if (slug !== undefined && !SLUG.test(slug)) throw new Mistake(`"${slug}" is no slug of a shop.`)
  const reason = values.because?.trim() ?? ''
  if (NEEDS_REASON.has(what) !== (reason !== ''))
    throw new Mistake(
      reason === '' ? 'They get your reason: write it after --because.' : `${what} takes no reason.`,
    )
  const override = values.override?.trim()
  if (override !== undefined && (what !== 'approve' || override === ''))
    throw new Mistake(
      what === 'approve' ? 'Write your reason after --override.' : `${what} takes no --override.`,
    )
  const termination = terminationOf(what, values)
  return withMarketplace(call, async opened => {
    if (slug === undefined) return list(opened)
    if (what === 'show') return show(opened, slug)
    return decide(opened, { what, slug, reason, override, termination })
  })
}

interface Decision {
  what: string
  slug: string
  reason: string
  override: string | undefined
  /** Day and ground of a termination. Null withdraws one. */
  termination: Termination | null
}

type Termination = { on: string } & ReturnType<typeof groundOf>

function terminationOf(
  what: string,
  { on, withdraw, terms, law }: { on?: string; withdraw?: boolean; terms?: string; law?: string },
): Termination | null {
  const isGiven = [on, terms, law].some(value => value !== undefined)
  if (what !== 'terminate' && (isGiven || withdraw))
    throw new Mistake(`${what} takes no --on, --terms, --law or --withdraw.`)
  if (what !== 'terminate' || (withdraw && !isGiven)) return null
  if (withdraw || on === undefined || !isDay(on))
    throw new Mistake('Name the day after --on, such as 2027-03-01, or give --withdraw alone.')
  return { on, ...groundOf({ terms, law }) }
}

async function decide(
  { db, brand, config, market, money, print }: Opened,
  { what, slug, reason, override, termination }: Decision,
): Promise<number> {
  const context = { now: systemClock.now(), brand, isDemo: config.isDemo }
  const { timeZone, selling } = market.settings
  /** Returns the shop's status. */
  const work = async (tx: Tx): Promise<string> => {
    const { entry, effects } = await act(tx)
    await writeOperatorLog(tx, SHELL, entry, context.now)
    if (effects.some(({ kind }) => kind === 'shop_admitted'))
      return `approved. It opens once nothing is missing: see seller show ${slug}.`
    if (what === 'terminate') return termination ? `ends on ${termination.on}` : 'is not terminated'
    return { reject: 'rejected', suspend: 'suspended' }[what] ?? 'open'
  }
  const act = (tx: Tx) => {
    if (what === 'approve') {
      const given = { ...context, selling, reason: override ?? null, ...(override && { override }) }
      return approve(tx, slug, given)
    }
    if (what === 'reject') return reject(tx, slug, { ...context, reason })
    if (what === 'suspend') return suspend(tx, slug, { ...context, reason })
    if (what === 'terminate') {
      const given = { ...context, by: null, timeZone }
      if (!termination) return withdraw(tx, slug, { ...given, reason })
      return terminate(tx, slug, { ...termination, facts: reason }, { ...given, money })
    }
    return reopen(tx, slug, { ...context, reason: null })
  }
  try {
    print(`${slug}: ${await inTx(db, work)}`)
    return 0
  } catch (error) {
    if (error instanceof Problem) throw new Mistake([error.message, error.detail].filter(Boolean).join('. '))
    throw error
  }
}

async function list({ db, market, print }: Opened): Promise<number> {
  const waiting = await findPending(db)
  if (waiting.length === 0) print('No application waits.')
  for (const { application, email } of waiting)
    print(
      `${application.slug}  waits since ${application.createdAt.toISOString()}  ${printable(application.name)}, ${printable(email)}`,
    )
  const checks = await findChecks(db)
  const waitingFor = await findMissingOfWaiting(db, market.settings.selling)
  const isChecked = market.settings.selling.traders === 'checked'
  for (const { id, slug, name, status, reason, endsOn } of await findShopsByStatus(db)) {
    const gaps = traderGaps(checks.get(id) ?? null)
    if (status === 'pending')
      print(`${slug}  approved, not open  ${printable(name)}: ${inWords(waitingFor.get(id) ?? [])}`)
    if (status === 'open' && isChecked && gaps.length > 0)
      print(`${slug}  open  ${printable(name)}: ${gapsInWords(gaps)}`)
    if (status === 'suspended') print(`${slug}  suspended  ${printable(name)}: ${printable(reason ?? '')}`)
    if (status === 'terminated') print(`${slug}  terminated since ${endsOn}  ${printable(name)}`)
    else if (endsOn !== null) print(`${slug}  ${status}, ends on ${endsOn}  ${printable(name)}`)
  }
  return 0
}

/** Says what a shop lacks to open. */
const inWords = (missing: Parameters<typeof missingInWords>[0]): string =>
  missing.length > 0 ? missingInWords(missing) : 'nothing is missing, approve opens it'

async function show({ db, market, print }: Opened, slug: string): Promise<number> {
  const shop = (await findShopsByStatus(db)).find(one => one.slug === slug && one.status === 'pending')
  if (shop) {
    const missing = missingSteps(await findFirstSteps(db, shop.id, market.settings.selling))
    print(`${printable(shop.name)} (${slug}), approved, not open\nMissing: ${inWords(missing)}`)
    return 0
  }
  const found = (await findPending(db)).find(({ application }) => application.slug === slug)
  if (!found) throw new Mistake(`No application for "${slug}" waits.`)
  const { application, email } = found
  const { address, shipsTo } = application
  print(`${printable(application.name)} (${slug}), ${printable(email)}
Applied ${application.createdAt.toISOString()}, accepted the agreement ${application.agreedVersion}
Address: ${printable(addressLines(address).join(', '))}
Sends to: ${shipsTo?.join(', ') ?? 'everywhere'}

${indented(application.story)}`)
  if (market.settings.selling.traders === 'checked')
    print(
      '\nAfter you approve it, the seller enters business details, and you check them before the shop opens.',
    )
  if (application.logoMediaId) print(`\nLogo: /media/${application.logoMediaId}/640.webp`)
  return 0
}

if (import.meta.main) await runProcess(command)
