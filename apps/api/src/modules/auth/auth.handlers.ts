import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createAuthService } from './auth.service.ts'
import type { SessionService } from './session.service.ts'

type AuthOperation =
  | 'signIn'
  | 'registerWithoutVerify'
  | 'forgotPassword'
  | 'resendConfirmation'
  | 'resetPassword'
  | 'activateAccount'
  | 'refreshSession'
  | 'refreshTokens'
  | 'signOut'

export function createAuthHandlers(deps: Deps, sessions: SessionService): Pick<Handlers, AuthOperation> {
  const auth = createAuthService(deps, sessions)
  return {
    async signIn({ body, userAgent, ip }) {
      const pair = await auth.signIn(body.email, body.password, { userAgent, ip })
      return { token: pair?.access ?? null, refreshToken: pair?.refresh ?? null, isActive: pair ? 1 : 0 }
    },
    registerWithoutVerify: ({ body }) => auth.register(body),
    async forgotPassword({ body }) {
      await auth.forgotPassword(body.email)
      return { message: 'If there is an account with this address, we have sent you an email with a link.' }
    },
    async resendConfirmation({ body }) {
      await auth.resendConfirmation(body.email)
      return { message: 'If an account with this address waits to be confirmed, we have sent you an email.' }
    },
    async resetPassword({ body }) {
      await auth.resetPassword(body.token, body.password)
      return { message: 'Your password is changed. Please log in with it.' }
    },
    async activateAccount({ query }) {
      await auth.activate(query.token)
      return { message: 'Your account is active.' }
    },
    async refreshSession({ body }) {
      const { access, refresh } = await sessions.refresh(body.refreshToken)
      return { token: access, refreshToken: refresh, isActive: 1 }
    },
    async refreshTokens({ body }) {
      const { access, refresh } = await sessions.refresh(body.refreshToken)
      return { accessToken: access, newRefreshToken: refresh }
    },
    async signOut({ actor }) {
      await sessions.end(actor.sessionId)
      return { message: 'You are logged out.' }
    },
  }
}
