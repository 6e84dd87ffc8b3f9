import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify'
import type { Deps } from '../deps.ts'
import { signals } from '../observe/signals.ts'
import { problem } from '../problem.ts'
import { countCall } from './count-call.repository.ts'

export interface RateLimitHooks {
  onRequest?: onRequestAsyncHookHandler
  preHandler?: onRequestAsyncHookHandler
}

/** Makes limits: each allows `max` calls in a time window, in milliseconds, counted by `whose` across all processes. */
export const createLimiter =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (name: string, max: number, window: number, whose: (request: FastifyRequest) => string) =>
  async (request: FastifyRequest): Promise<void> => {
    const { calls, left } = await countCall(db, {
      key: `${name} ${whose(request)}`,
      window,
      now: clock.now(),
    })
    if (calls <= max) return
    signals.callLimited.publish({ limit: name })
    const seconds = Math.max(1, Math.ceil(left / 1_000))
    throw problem('rate.limited', {
      detail: `Please wait ${seconds} seconds and try again.`,
      headers: { 'retry-after': String(seconds) },
      log: { limit: name },
    })
  }
