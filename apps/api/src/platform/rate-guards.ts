import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { RateLimits } from '../config.ts'
import { problem } from '../contract/problem.ts'

export interface RateGuard {
  onRequest?: onRequestAsyncHookHandler
  preHandler?: onRequestAsyncHookHandler
}

const MINUTE = 60_000

/** Limits where someone could guess or flood: by address before the body is read, by account after. */
export function createRateGuards(app: FastifyInstance, limits: RateLimits): Record<string, RateGuard> {
  const limited = (
    name: string,
    max: number,
    timeWindow: number,
    whose: (request: FastifyRequest) => string,
  ): onRequestAsyncHookHandler => {
    // Not the plugin's own hook: that runs once a request, and signing in has two limits.
    const count = app.createRateLimit({
      max,
      timeWindow,
      keyGenerator: request => `${name} ${whose(request)}`,
    })
    return async request => {
      const result = await count(request)
      if (result.isAllowed || !result.isExceeded) return
      const seconds = Math.max(1, result.ttlInSeconds)
      throw problem('rate.limited', {
        detail: `Please wait ${seconds} seconds and try again.`,
        headers: { 'retry-after': String(seconds) },
      })
    }
  }
  const byAddress = (name: string, max: number) => limited(name, max, MINUTE, request => request.ip)

  const guesses = byAddress('guess', limits.authPerAddress)
  const refreshes = byAddress('refresh', limits.refreshesPerAddress)
  const mails = limited('mail', limits.mailsPerAccount, 60 * MINUTE, emailOf)
  // Whoever holds somebody's token must not find out the password with it.
  const owner = limited('password', limits.signInsPerAccount, 15 * MINUTE, ({ actor }) => actor?.userId ?? '')
  return {
    signIn: {
      onRequest: guesses,
      preHandler: limited('sign-in', limits.signInsPerAccount, 15 * MINUTE, emailOf),
    },
    registerWithoutVerify: { onRequest: guesses },
    forgotPassword: { onRequest: guesses, preHandler: mails },
    resendConfirmation: { onRequest: guesses, preHandler: mails },
    resetPassword: { onRequest: guesses },
    activateAccount: { onRequest: guesses },
    refreshSession: { onRequest: refreshes },
    refreshTokens: { onRequest: refreshes },
    changePassword: { preHandler: owner },
    deleteAccount: { preHandler: owner },
    sendContactMessage: {
      onRequest: limited('contact', limits.contactsPerAddress, 60 * MINUTE, ({ ip }) => ip),
      preHandler: limited('contact sender', limits.contactsPerSender, 60 * MINUTE, emailOf),
    },
  }
}

const emailOf = ({ body }: FastifyRequest): string =>
  String((body as { email?: unknown })?.email ?? '').toLowerCase()
