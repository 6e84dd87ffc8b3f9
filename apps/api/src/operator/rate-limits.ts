import type { FastifyRequest } from 'fastify'
import type { Deps } from '../platform/deps.ts'
import { HOUR, MINUTE } from '../platform/durations.ts'
import { createLimiter, type RateLimitHooks } from '../platform/rate-limits/limiter.ts'
import { accountOf, addressOf, emailAtAddressOf, emailOf } from '../platform/rate-limits/whose-call.ts'

/** Factor by which all addresses together may try an operator's password more often than one of them. */
const ALL_ADDRESSES_FACTOR = 10

/** Limits of the console's calls, counted apart from those of the shop. */
export function createOperatorLimits(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
): Record<string, RateLimitHooks> {
  const limited = createLimiter(deps)
  const { authPerAddress, signInsPerAccount, uploadsPerAccount } = deps.config.rateLimits
  const guesses = limited('operator guess', authPerAddress, MINUTE, addressOf)
  const signIns = limited('operator sign-in', signInsPerAccount, 15 * MINUTE, emailAtAddressOf)
  const most = ALL_ADDRESSES_FACTOR * signInsPerAccount
  const allSignIns = limited('operator sign-ins', most, 15 * MINUTE, emailOf)
  return {
    openOperatorSession: {
      onRequest: guesses,
      async preHandler(request: FastifyRequest) {
        await signIns(request)
        await allSignIns(request)
      },
    },
    // Wrong codes are also counted by account.
    answerOperatorFactor: { onRequest: guesses },
    // Each picture is decoded and encoded again.
    uploadOperatorPicture: {
      preHandler: limited('operator picture', uploadsPerAccount, HOUR, accountOf),
    },
  }
}
