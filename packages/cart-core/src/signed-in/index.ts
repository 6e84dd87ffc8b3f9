import type { AuthDesk } from '../auth/auth.ts'
import type { CartHalf } from '../cart/index.ts'
import type { Kit } from '../kit.ts'
import { createAccount } from './account.ts'
import { createServerSide } from './server-side.ts'
import { createSession } from './session.ts'

interface Halves {
  readonly auth: AuthDesk
  readonly cart: CartHalf
  /** The server ended the session. */
  readonly expired: () => void
}

/** The half of the core that only a session needs: its tokens, the account's forms, the server's cart, the merge. */
export function createSignedIn(kit: Kit, { auth, cart, expired }: Halves) {
  const side = createServerSide(kit, cart.desk)
  const session = createSession(kit, {
    expired() {
      if (!auth.user()) kit.notify('auth.loadUserFailed')
      auth.leave({ type: 'logout' })
      expired()
    },
    foreign: auth.check,
    isEnding: auth.isEnding,
  })
  const account = createAccount(kit, {
    session,
    desk: auth,
    entered: user => cart.enter(user, side),
    left: cart.leave,
  })
  return { session, ...account }
}

export type SignedIn = ReturnType<typeof createSignedIn>
