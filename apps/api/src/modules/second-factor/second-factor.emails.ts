import type { Queryable } from '../../platform/db/client.ts'
import { type Addressee, addressed, compose, greet, queueEmail } from '../mail/index.ts'

/** What the owner of an account is told: each of these may be the work of somebody else. */
const TOLD = {
  'app-added': [
    'Your account has an authenticator app',
    'From now on logging in also asks for a code of your app.',
  ],
  'app-removed': ['The authenticator app was removed', 'Logging in asks for its codes no more.'],
  'passkey-added': [
    'Your account has a new passkey',
    'From now on it can be your second step when you log in.',
  ],
  'passkey-removed': ['A passkey was removed', 'It cannot be used to log in any more.'],
  'codes-renewed': ['You have new recovery codes', 'The codes that you had before do not work any more.'],
  'code-used': [
    'A recovery code was used',
    'Somebody logged in with one of your recovery codes. Each works once.',
  ],
  guessed: [
    'Somebody knows your password',
    'Somebody logged in with your password and then tried wrong codes as the second step. They did not get in.',
  ],
  reset: [
    'The second step of your log-in was switched off',
    'The marketplace removed your authenticator app, passkeys and recovery codes because you asked for it.',
  ],
} as const

export type SecondFactorEvent = keyof typeof TOLD

export async function tellOwner(
  tx: Queryable,
  siteUrl: string,
  to: Addressee,
  event: SecondFactorEvent,
): Promise<void> {
  const [subject, text] = TOLD[event]
  await queueEmail(
    tx,
    compose(siteUrl, {
      kind: `second-factor-${event}`,
      ...addressed(to),
      subject,
      preview: text,
      greeting: greet(to),
      paragraphs: [text],
      action: { label: 'This was not me: reset the password', href: `${siteUrl}/forgot-password` },
      afterwards: ['If it was you, there is nothing else to do.'],
    }),
  )
}
