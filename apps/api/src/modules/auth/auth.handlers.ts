import type { Handlers } from '../../contract/handlers.ts'
import type { Deps } from '../../platform/deps.ts'
import { createAuthService } from './auth.service.ts'
import type { Others } from './login.ts'

type AuthOperation =
  | 'signIn'
  | 'signInWithSecondFactor'
  | 'requestSignInCode'
  | 'signInWithCode'
  | 'requestEmailChange'
  | 'registerWithoutVerify'
  | 'forgotPassword'
  | 'resendConfirmation'
  | 'requestDeviceLink'
  | 'confirmDevice'
  | 'resetPassword'
  | 'activateAccount'
  | 'refreshSession'
  | 'refreshTokens'
  | 'signOut'

export function createAuthHandlers(deps: Deps, others: Others): Pick<Handlers, AuthOperation> {
  const auth = createAuthService(deps, others)
  const { sessions, devices } = others
  return {
    async signIn({ body, userAgent, ip, cookies, header }) {
      const pair = await auth.signIn(body.email, body.password, {
        userAgent,
        ip,
        knownAs: devices.read(cookies),
      })
      if (pair) header('set-cookie', devices.cookieOf(pair.knownAs))
      return { token: pair?.access ?? null, refreshToken: pair?.refresh ?? null, isActive: pair ? 1 : 0 }
    },
    async signInWithSecondFactor({ body, userAgent, ip, cookies, header }) {
      const { access, refresh, knownAs } = await auth.signInWithSecondFactor(body, {
        userAgent,
        ip,
        knownAs: devices.read(cookies),
      })
      header('set-cookie', devices.cookieOf(knownAs))
      return { token: access, refreshToken: refresh, isActive: 1 }
    },
    async requestSignInCode({ body }) {
      const { challenge, expiresAt } = await auth.requestCode(body.email)
      return { challenge, expiresAt: expiresAt.toISOString() }
    },
    async signInWithCode({ body, userAgent, ip, cookies, header }) {
      const visitor = { userAgent, ip, knownAs: devices.read(cookies) }
      const { access, refresh, knownAs } = await auth.signInWithCode(body, visitor)
      header('set-cookie', devices.cookieOf(knownAs))
      return { token: access, refreshToken: refresh, isActive: 1 }
    },
    registerWithoutVerify: ({ body }) => auth.register(body),
    async requestEmailChange({ actor, body }) {
      await auth.requestEmailChange(actor, body)
      return { message: 'We’ve sent a link to the new address. Your address changes once you open it.' }
    },
    async forgotPassword({ body }) {
      await auth.forgotPassword(body.email)
      return { message: 'If there’s an account with this address, we’ve sent you an email with a link.' }
    },
    async resendConfirmation({ body }) {
      await auth.resendConfirmation(body.email)
      return {
        message: 'If an account with this address still has to be confirmed, we’ve sent you an email.',
      }
    },
    async requestDeviceLink({ body }) {
      await auth.requestDeviceLink(body.email)
      return { message: 'If there’s an account with this address, we’ve sent you an email with a link.' }
    },
    async confirmDevice({ body, cookies, header }) {
      header('set-cookie', devices.cookieOf(await auth.confirmDevice(body.token, devices.read(cookies))))
      return { message: 'You can log in on this device now.' }
    },
    async resetPassword({ body, header }) {
      header('set-cookie', devices.cookieOf(await auth.resetPassword(body.token, body.password)))
      return { message: 'Your password was changed. Log in with it.' }
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
      return { message: 'You’re logged out.' }
    },
  }
}
