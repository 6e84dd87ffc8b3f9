import type { Queryable } from '../../platform/db/client.ts'
import { type Addressee, addressed, type Brand, compose, greet, queueEmail } from '../mail/index.ts'

/** Subject and text of the email about each event. Any of them may be the act of an intruder. */
const TOLD = {
  'app-added': [
    'Your account has an authenticator app',
    'Logging in now also requires a code from your app.',
  ],
  'app-removed': ['The authenticator app was removed', 'Logging in no longer requires its codes.'],
  'passkey-added': [
    'Your account has a new passkey',
    'You can now use it as the second step when you log in.',
  ],
  'passkey-removed': ['A passkey was removed', 'It can’t be used to log in anymore.'],
  'codes-renewed': ['You have new recovery codes', 'Your old codes no longer work.'],
  'code-used': [
    'A recovery code was used',
    'Someone logged in with one of your recovery codes. Each works once.',
  ],
  guessed: [
    'Someone may know your password',
    'Someone entered your password and then wrong codes as the second step. They didn’t get in.',
  ],
  reset: [
    'The second step of your login was turned off',
    'The marketplace removed your authenticator app, passkeys and recovery codes because you asked for it.',
  ],
} as const

export type SecondFactorEvent = keyof typeof TOLD

export async function tellOwner(
  tx: Queryable,
  brand: Brand,
  to: Addressee,
  event: SecondFactorEvent,
): Promise<void> {
  const [subject, text] = TOLD[event]
  await queueEmail(
    tx,
    compose(brand, {
      kind: `second-factor-${event}`,
      ...addressed(to),
      subject,
      preview: text,
      greeting: greet(to),
      paragraphs: [text],
      action: { label: 'Not you? Reset your password', href: `${brand.siteUrl}/forgot-password` },
      afterwards: ['If it was you, you don’t need to do anything.'],
    }),
  )
}
