import { parseArgs } from 'node:util'
import { SHELL, writeOperatorLog } from '../modules/operators/index.ts'
import { findUserByEmail } from '../modules/users/index.ts'
import { resetFactor } from '../operator/people/person-actions.ts'
import { systemClock } from '../platform/clock.ts'
import { inTx } from '../platform/db/tx.ts'
import { Problem } from '../platform/problem.ts'
import { type Command, Mistake, runProcess } from './cli.ts'
import { withMarketplace } from './open.ts'

const USAGE = `For somebody who lost the phone and the recovery codes.

  pnpm --filter api second-factor off EMAIL

off removes the account's authenticator app, passkeys and recovery codes: a login asks for the password alone until
the owner sets it up anew. The owner gets an email. Make sure first that it is the owner who asks.
The exit code is 0, or 1 when nothing could be done.`

export const command: Command = async call => {
  const { positionals } = parseArgs({ args: call.args, allowPositionals: true })
  const [what, email, ...rest] = positionals
  if (what !== 'off' || !email || rest.length > 0) throw new Mistake(USAGE)
  return withMarketplace(call, async ({ db, brand }) => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new Mistake(`No account has the address ${email}.`)
    try {
      await inTx(db, async tx => {
        const { entry } = await resetFactor(tx, user, { brand, reason: null })
        await writeOperatorLog(tx, SHELL, entry, systemClock.now())
      })
    } catch (error) {
      if (error instanceof Problem) throw new Mistake(`${email} has no second factor.`)
      throw error
    }
    call.print(`${email} logs in with the password alone.`)
    return 0
  })
}

if (import.meta.main) await runProcess(command)
