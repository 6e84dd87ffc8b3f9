import { parseArgs } from 'node:util'
import { makeSetUpLink } from '../modules/set-up/index.ts'
import { systemClock } from '../platform/clock.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `Opens a new marketplace.

  pnpm --filter api operator init EMAIL

init prints a link to the page that sets the marketplace up and opens it. The link works for 24 hours and once; another init
ends it, and keeps what was filled in. EMAIL is yours: the test email of the page goes there.
The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals } = parseArgs({ args: call.args, allowPositionals: true })
  const [what, email, ...rest] = positionals
  if (what !== 'init' || !email || rest.length > 0) throw new Mistake(USAGE)
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw new Mistake(`"${email}" is no email address.`)
  return withMarketplace(call, async ({ db, market, config }) => {
    if (market.settings.state === 'open')
      throw new Mistake(
        'The marketplace is open. `pnpm --filter api market export` and `apply` change its settings, and close it.',
      )
    const { href, expiresAt } = await makeSetUpLink(db, {
      email,
      siteUrl: config.siteUrl,
      now: systemClock.now(),
    })
    call.print(href)
    call.say(
      `Open it in a browser before ${expiresAt.toISOString()}. Anyone who has it can set the marketplace up.`,
    )
    return 0
  })
}

if (import.meta.main) await runProcess(command)
