import { parseArgs } from 'node:util'
import {
  approvePending,
  findPending,
  findShopsByStatus,
  rejectPending,
  reopenShop,
  suspendShop,
} from '../modules/shops/index.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { addressLines } from '../platform/postal-address.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'

const USAGE = `Who sells on the marketplace.

  pnpm --filter api seller list
  pnpm --filter api seller show SLUG
  pnpm --filter api seller approve SLUG
  pnpm --filter api seller reject SLUG --because "…"
  pnpm --filter api seller suspend SLUG --because "…"
  pnpm --filter api seller reopen SLUG

list shows the applications that wait and the shops that are suspended, show an application with all that it says.
approve makes the shop and its owner; reject sends the reason, and the applicant may apply again. suspend takes a shop
off the shelves: what is ordered is still sent, and nothing of it is changed, so that reopen brings it back as it was.
Everybody concerned gets an email. The exit code is 0, or 1 when nothing could be done.`

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const NEEDS_REASON = new Set(['reject', 'suspend'])
const ACTIONS = new Set(['show', 'approve', 'reject', 'suspend', 'reopen'])

/** Matches control characters in what people wrote, which could move the reader's cursor. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]+/g

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { because: { type: 'string' } },
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
  return withMarketplace(call, async opened => {
    if (slug === undefined) return list(opened)
    if (what === 'show') return show(opened, slug)
    return decide(opened, what, slug, reason)
  })
}

async function decide(
  { db, brand, config, print }: Opened,
  what: string,
  slug: string,
  reason: string,
): Promise<number> {
  const context = { now: systemClock.now(), brand, isDemo: config.isDemo }
  try {
    await inTx(db, tx => {
      if (what === 'approve') return approvePending(tx, slug, context)
      if (what === 'reject') return rejectPending(tx, slug, { ...context, reason })
      if (what === 'suspend') return suspendShop(tx, slug, { ...context, reason })
      return reopenShop(tx, slug, context)
    })
    print(`${slug}: ${{ approve: 'open', reject: 'rejected', suspend: 'suspended' }[what] ?? 'open'}`)
    return 0
  } catch (error) {
    if (error instanceof Problem) throw new Mistake([error.message, error.detail].filter(Boolean).join('. '))
    throw error
  }
}

async function list({ db, print }: Opened): Promise<number> {
  const waiting = await findPending(db)
  if (waiting.length === 0) print('No application waits.')
  for (const { application, email } of waiting)
    print(
      `${application.slug}  waits since ${application.createdAt.toISOString()}  ${printable(application.name)}, ${printable(email)}`,
    )
  const suspended = (await findShopsByStatus(db)).filter(({ status }) => status === 'suspended')
  for (const { slug, name, reason } of suspended)
    print(`${slug}  suspended  ${printable(name)}: ${printable(reason ?? '')}`)
  return 0
}

async function show({ db, print }: Opened, slug: string): Promise<number> {
  const found = (await findPending(db)).find(({ application }) => application.slug === slug)
  if (!found) throw new Mistake(`No application for "${slug}" waits.`)
  const { application, email } = found
  const { address, shipsTo } = application
  print(`${printable(application.name)} (${slug}), ${printable(email)}
Applied ${application.createdAt.toISOString()}, accepted the agreement ${application.agreedVersion}
Address: ${printable(addressLines(address).join(', '))}
Sends to: ${shipsTo?.join(', ') ?? 'everywhere'}

${printable(application.story).replace(/^/gm, '  ')}`)
  if (application.logoMediaId) print(`\nLogo: /media/${application.logoMediaId}/640.webp`)
  return 0
}

function printable(text: string): string {
  return text.replace(CONTROL, ' ')
}

if (import.meta.main) await runProcess(command)
