import { parseArgs } from 'node:util'
import { createArgon2 } from '../adapters/argon2.ts'
import {
  appointFirstAdmin,
  findOperators,
  grantOperator,
  revokeOperator,
  SHELL,
} from '../modules/operators/index.ts'
import { makeSetUpLink } from '../modules/set-up/index.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { OPERATOR_KEYS, ROLE_KEYS, roleOf } from '../platform/operator-keys.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { type Opened, withMarketplace } from './open.ts'

const USAGE = `Opens a new marketplace, and says who may use the operator console.

  pnpm --filter api operator init EMAIL
  pnpm --filter api operator list
  pnpm --filter api operator grant EMAIL admin|support [--limit 250.00|default] [--because "…"]
  pnpm --filter api operator revoke EMAIL [--because "…"]

init prints a link to the page that sets the marketplace up and opens it. The link works for 24 hours and once; another init
ends it, and keeps what was filled in. EMAIL is yours: the test email of the page goes there. While there is no admin, your account
becomes one; if you have no account, init makes one and prints a link to choose its password. An account whose address isn't
confirmed doesn't become one: confirm it by the link in our email, then run operator grant EMAIL admin.
grant makes an account with a confirmed address an operator, or changes its role; revoke ends its access and its sessions in
the console. The last admin stays. --limit is what an operator without the key money may refund on one day: 100.00 by default. Outside a demo, operators need a second factor: they set it up at the shop, under Account.
The exit code is 0, or 1 when nothing could be done.`

const ACTOR = { ...SHELL, keys: OPERATOR_KEYS }

export const command: Command = async call => {
  const { positionals, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { because: { type: 'string' }, limit: { type: 'string' } },
  })
  const [what = '', email, role, ...rest] = positionals
  const isWhole =
    what === 'list' ? email === undefined : email !== undefined && (what === 'grant') === (role !== undefined)
  if (!['init', 'list', 'grant', 'revoke'].includes(what) || !isWhole || rest.length > 0)
    throw new Mistake(USAGE)
  if (email !== undefined && !/^[^\s@]+@[^\s@]+$/.test(email))
    throw new Mistake(`"${email}" isn’t an email address.`)
  const reason = values.because?.trim() || null
  if (values.limit !== undefined && what !== 'grant') throw new Mistake(USAGE)
  return withMarketplace(call, async opened => {
    if (email === undefined) return list(opened)
    if (what === 'init') return init(opened, email)
    return change(opened, { email, role, limit: values.limit, reason })
  })
}

async function init({ db, market, config, print, say }: Opened, email: string): Promise<number> {
  if (market.settings.state === 'open')
    throw new Mistake(
      'The marketplace is open. `pnpm --filter api market export` and `apply` change its settings, and close it. `operator grant` makes you an operator.',
    )
  const { siteUrl } = config
  const now = systemClock.now()
  const appointed = await inTx(db, tx => appointFirstAdmin(tx, { passwords: createArgon2() }, { email, now }))
  const { href, expiresAt } = await makeSetUpLink(db, { email, siteUrl, now })
  print(href)
  say(`Open it in a browser before ${expiresAt.toISOString()}. Anyone who has it can set the marketplace up.`)
  if (!appointed) return 0
  if (appointed === 'unconfirmed') {
    say(
      `${email} isn’t an admin yet: confirm its address by the link in our email, then run \`pnpm --filter api operator grant ${email} admin\`.`,
    )
    return 0
  }
  say(`${email} is the first admin.`)
  const { passwordToken } = appointed
  if (passwordToken !== null)
    say(
      `Choose the password of your new account within an hour: ${siteUrl}/reset-password?token=${passwordToken}`,
    )
  return 0
}

async function list({ db, print }: Opened): Promise<number> {
  const operators = await findOperators(db)
  if (operators.length === 0) print('There are no operators.')
  for (const { email, keys, addedAt } of operators)
    print(`${email}  ${roleOf(keys)}  since ${addedAt.toISOString()}  ${keys.join(', ')}`)
  return 0
}

interface GivenChange {
  email: string
  /** Undefined ends the access. */
  role: string | undefined
  /** The typed text. */
  limit: string | undefined
  reason: string | null
}

async function change(
  { db, money, print }: Opened,
  { email, role, limit, reason }: GivenChange,
): Promise<number> {
  if (role !== undefined && role !== 'admin' && role !== 'support')
    throw new Mistake(`"${role}" isn’t a role: write admin or support.`)
  const refundLimitMinor = limit === undefined ? undefined : limit === 'default' ? null : money.parse(limit)
  if (refundLimitMinor === null && limit !== 'default')
    throw new Mistake(`"${limit}" isn’t an amount of ${money.currency}.`)
  const given = { email, reason, now: systemClock.now() }
  try {
    await inTx(db, tx =>
      role === undefined
        ? revokeOperator(tx, ACTOR, given)
        : grantOperator(tx, ACTOR, { ...given, keys: ROLE_KEYS[role], refundLimitMinor }),
    )
  } catch (error) {
    if (error instanceof Problem) throw new Mistake([error.message, error.detail].filter(Boolean).join('. '))
    throw error
  }
  print(role === undefined ? `${email} is no longer an operator.` : `${email} is ${role}.`)
  return 0
}

if (import.meta.main) await runProcess(command)
