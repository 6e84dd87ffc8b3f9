import { type ApiError, isApiError } from '@stoa/api-client'
import type { SecondFactorAnswer, SecondFactorDemand, SessionRecord } from '@stoa/api-client/schema'

/** What the server asks for in addition to the password, while it waits for the answer. */
export interface SecondStep {
  readonly demand: SecondFactorDemand
  /** Rejects with what the server said to it: then it can be answered again. */
  readonly answer: (answer: Omit<SecondFactorAnswer, 'challenge'>) => Promise<void>
  readonly cancel: () => void
}

/** What a refused call asks for, or null where it was refused for another reason. */
export const demandOf = (error: unknown): SecondFactorDemand | null =>
  isApiError(error) && error.code === 'auth.second_factor_required'
    ? ((error.problem?.secondFactor as SecondFactorDemand | undefined) ?? null)
    : null

const isOver = (error: unknown) => isApiError(error) && error.code === 'auth.second_factor_expired'

let current: SecondStep | null = null
const listeners = new Set<() => void>()

const show = (step: SecondStep | null) => {
  current = step
  for (const listener of listeners) listener()
}

export const secondStep = {
  get: () => current,
  getInitial: () => null,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A log-in that goes on with a second step where the account has one: one call for the core, two for the shopper. */
export const withSecondStep =
  <Args extends readonly unknown[]>(
    logIn: (...args: Args) => Promise<SessionRecord>,
    send: (answer: SecondFactorAnswer) => Promise<SessionRecord>,
  ) =>
  async (...args: Args): Promise<SessionRecord> => {
    try {
      return await logIn(...args)
    } catch (error) {
      const demand = demandOf(error)
      if (!demand) throw error
      return ask(demand, send, error as ApiError)
    }
  }

function ask(
  demand: SecondFactorDemand,
  send: (answer: SecondFactorAnswer) => Promise<SessionRecord>,
  refusal: ApiError,
): Promise<SessionRecord> {
  return new Promise<SessionRecord>((resolve, reject) => {
    const end = (finish: () => void) => {
      show(null)
      finish()
    }
    current?.cancel()
    show({
      demand,
      async answer(given) {
        try {
          const record = await send({ challenge: demand.challenge, ...given })
          end(() => resolve(record))
        } catch (error) {
          if (isOver(error)) end(() => reject(error))
          throw error
        }
      },
      cancel: () => end(() => reject(refusal)),
    })
  })
}
