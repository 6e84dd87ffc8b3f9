import { parseArgs } from 'node:util'
import { switchOffSecondFactor } from '../modules/second-factor/index.ts'
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
    const result = await switchOffSecondFactor(db, brand, email)
    if (result === 'no-account') throw new Mistake(`No account has the address ${email}.`)
    if (result === 'was-off') throw new Mistake(`${email} has no second factor.`)
    call.print(`${email} logs in with the password alone.`)
    return 0
  })
}

if (import.meta.main) await runProcess(command)
