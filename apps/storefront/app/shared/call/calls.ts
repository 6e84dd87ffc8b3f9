import { type ApiError, isApiError } from '@stoa/api-client'
import type { CoreError } from './core-error.ts'
import { createKeys, type KeyOf } from './keys.ts'
import type { Outcome } from './outcome.ts'
import { problemOf, problemOfCall, type SubmissionProblem } from './problem.ts'

/** What the calls of a part of the page have in common. */
export interface CallRules<Api = undefined> {
  /** Client that is handed to what is sent. */
  readonly api?: Api
  /** Words for a refusal. Default: those of `problemOfCall`. */
  readonly problemOf?: (error: ApiError) => SubmissionProblem
  /** Runs when somebody else has changed the same thing (409, 412). The problem is shown as well. */
  readonly onConflict?: (error: ApiError) => unknown
  /** Runs with every refusal. */
  readonly onRefused?: (error: ApiError) => unknown
  /** Reads again what a call has made out of date. */
  readonly refresh?: (path: string) => Promise<unknown>
}

export interface CallTools<Api = undefined> {
  readonly api: Api
  /**
   * Idempotency key of what this call asks. A repeat after a lost answer has the same key, everything else has another,
   * and so have the same words once they were answered.
   */
  readonly keyOf: KeyOf
}

export interface CallOptions {
  /** Name of the call, where one of several buttons is busy. Default: `call`. */
  readonly what?: string
  /** Paths whose reads are out of date after the answer: `['/api/seller/products']`. */
  readonly refresh?: readonly string[]
}

export interface CallProblem extends SubmissionProblem {
  /** Null where the call never reached the API. */
  readonly error: ApiError | null
}

export interface CallState {
  /** Name of the call that is under way. */
  readonly busy: string | undefined
  /** Whether the last call was answered. */
  readonly isDone: boolean
  /** Why the last call was refused, until the next one starts. */
  readonly problem: CallProblem | null
}

const IDLE: CallState = { busy: undefined, isDone: false, problem: null }
const CONFLICTS: readonly number[] = [409, 412]

/** Calls that a person starts, one at a time: what is under way, what went wrong, and their idempotency keys. */
export function createCalls() {
  const keys = createKeys()
  const listeners = new Set<() => void>()
  let state = IDLE
  const show = (next: CallState) => {
    state = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /**
     * Sends one call. The error is null where another is under way, and where the core failed before it reached the
     * API. Errors that are neither are thrown as they came.
     */
    async call<T, Api>(
      rules: CallRules<Api>,
      send: (tools: CallTools<Api>) => Promise<T>,
      { what = 'call', refresh = [] }: CallOptions = {},
    ): Promise<Outcome<T, ApiError | null>> {
      if (state.busy !== undefined) return { ok: false, error: null }
      show({ ...IDLE, busy: what })
      let forgetKey = () => {}
      const keyOf: KeyOf = intent => {
        forgetKey = keys.forget
        return keys.keyOf(intent)
      }
      try {
        const answer = await send({ api: rules.api as Api, keyOf })
        forgetKey()
        await Promise.all(refresh.map(path => rules.refresh?.(path)))
        show({ ...IDLE, isDone: true })
        return { ok: true, answer }
      } catch (error) {
        const { failure } = error as Partial<CoreError>
        const cause = failure ? failure.cause : error
        const refusal = isApiError(cause) ? cause : null
        if (!failure && !refusal) throw error
        const words = failure ? problemOf(failure) : (rules.problemOf ?? problemOfCall)(refusal!)
        show({ ...IDLE, problem: { ...words, error: refusal } })
        if (refusal) {
          rules.onRefused?.(refusal)
          if (CONFLICTS.includes(refusal.status)) rules.onConflict?.(refusal)
        }
        return { ok: false, error: refusal }
      } finally {
        if (state.busy !== undefined) show(IDLE)
      }
    },
    forgetProblem: () => show({ ...state, problem: null }),
  }
}
