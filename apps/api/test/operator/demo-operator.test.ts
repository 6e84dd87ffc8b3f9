import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DEMO_OPERATOR, DEMO_PASSWORD } from '../../seed/accounts.ts'
import { warnOfDemoAccounts } from '../../src/demo.ts'
import { users } from '../../src/modules/users/users.schema.ts'
import { signedUp } from '../fixtures.ts'
import { appoint, useOperatorDesk } from './operator-desk.ts'

const desk = useOperatorDesk()

test('a marketplace starts with the demo’s operator only after its access has ended', async () => {
  const { db, passwords } = desk().deps
  const { email } = await signedUp(desk())
  const said: string[] = []
  const start = () => warnOfDemoAccounts({ db, passwords }, line => said.push(line))
  await start()
  await db
    .update(users)
    .set({
      email: DEMO_OPERATOR,
      emailConfirmedAt: new Date(),
      passwordHash: await passwords.hash(DEMO_PASSWORD),
    })
    .where(eq(users.email, email))
  await start()
  expect(said).toEqual([expect.stringContaining(DEMO_OPERATOR)])
  await appoint(desk(), DEMO_OPERATOR, ['admin'])
  await expect(start()).rejects.toThrow('operator revoke')
})
