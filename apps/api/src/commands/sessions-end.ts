import { parseArgs } from 'node:util'
import { endSessions } from '../modules/auth/index.ts'
import { endOperatorSessions } from '../modules/operators/index.ts'
import { systemClock } from '../platform/clock.ts'
import { createLogger } from '../platform/logger.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `For accounts that others got into, and for all where a machine was broken into.

  pnpm --filter api sessions:end EMAIL…
  pnpm --filter api sessions:end --all

Ends all sessions of these accounts, or of every account, in the operator console too: the next call of each is refused, and its
owner logs in again.
Passwords stay as they are. Each leaves a line for the log, on stderr.
The exit code is 0, or 1 where an address has no account; the others' sessions have ended then.`

export const command: Command = async call => {
  const { print, say } = call
  const { positionals: emails, values } = parseArgs({
    args: call.args,
    allowPositionals: true,
    options: { all: { type: 'boolean' } },
  })
  if (values.all ? emails.length > 0 : emails.length === 0) throw new Mistake(USAGE)
  return withMarketplace(call, async ({ db, config }) => {
    const log = createLogger(config.logLevel, { write: line => say(line.trimEnd()) })
    const now = systemClock.now()
    let missing = 0
    for (const email of values.all ? [null] : emails) {
      const result = await endSessions(db, email, now)
      if (result) {
        await endOperatorSessions(db, result.accountId ?? null)
        log.info({ event: 'auth.sessions.ended', ...result }, 'sessions ended by the operator')
        print(`${email ?? 'All accounts'}: ${result.ended} ended.`)
      } else {
        missing += 1
        say(`No account has the address ${email}.`)
      }
    }
    return missing > 0 ? 1 : 0
  })
}

if (import.meta.main) await runProcess(command)
