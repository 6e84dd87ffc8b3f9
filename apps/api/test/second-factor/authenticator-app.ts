import { Secret, TOTP } from 'otpauth'
import type { TestApp } from '../app.ts'
import { confirmEmail, PASSWORD, type Person, signedUp } from '../fixtures.ts'

export interface AppOwner extends Person {
  secret: string
  recoveryCodes: string[]
}

/** The code that an app shows, by the test's clock: of now, or of so many times 30 seconds later. */
export const codeOf = ({ clock }: TestApp, secret: string, ahead = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + ahead * 30_000,
  })

/** Registers a user and adds an authenticator app through the API. */
export async function signedUpWithApp(test: TestApp): Promise<AppOwner> {
  const person = await signedUp(test)
  await confirmEmail(test, person)
  const post = (path: string, payload: object) =>
    test.call({ method: 'POST', url: `/api/user/second-factor/app${path}`, token: person.token, payload })
  const { secret } = (await post('', { password: PASSWORD })).body
  const activated = await post('/activate', { code: codeOf(test, secret) })
  if (activated.status !== 200) throw new Error(`activate: ${activated.text}`)
  return { ...person, secret, recoveryCodes: activated.body.recoveryCodes }
}
