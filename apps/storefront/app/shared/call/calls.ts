import { type ApiError, isApiError } from '@stoa/api-client'
import type { CoreError } from './core-error.ts'
import { createKeys, type KeyOf } from './keys.ts'
import type { Outcome } from './outcome.ts'
import { problemOf, problemOfCall, type SubmissionProblem } from './problem.ts'

/** Rules that all calls of a part of the page share. */
export interface CallRules<Api = undefined> {
  /** Client that is passed to `send`. */
  readonly api?: Api
  /** Converts a refusal to messages. Default: `problemOfCall`. */
  readonly problemOf?: (error: ApiError) => SubmissionProblem
  /** Called when someone else has changed the data (409, 412). The problem is shown too. */
  readonly onConflict?: (error: ApiError) => unknown
  /** Called with every refusal. */
  readonly onRefused?: (error: ApiError) => unknown
  /** Reads data again that a call has made out of date. */
  readonly refresh?: (path: string) => Promise<unknown>
}

export interface CallTools<Api = undefined> {
  readonly api: Api
  /**
   * Idempotency key of this call. A repeat after a lost response gets the same key. Any other call gets another one, and
   * so does an equal call after a response.
   */
  readonly keyOf: KeyOf
}

export interface CallOptions {
  /** Name of the call, to show which of several buttons is busy. Default: `call`. */
  readonly what?: string
  /** Paths to read again after the response: `['/api/seller/products']`. */
  readonly refresh?: readonly string[]
}

export interface CallProblem extends SubmissionProblem {
  /** Null if the call never reached the API. */
  readonly error: ApiError | null
}

export interface CallState {
  /** Name of the call in progress; undefined if there is none. */
  readonly busy: string | undefined
  /** Whether the last call succeeded. */
  readonly isDone: boolean
  /** Problem of the last call, until the next one starts; null if there was none. */
  readonly problem: CallProblem | null
}

const IDLE: CallState = { busy: undefined, isDone: false, problem: null }
const CONFLICTS: readonly number[] = [409, 412]

/** Runs calls that a person starts, one at a time. Holds their state, their problem and their idempotency keys. */
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
     * Sends one call. The error is null if another call is in progress, or if the core failed before it reached the
     * API. Other errors are thrown unchanged.
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
        const messages = failure ? problemOf(failure) : (rules.problemOf ?? problemOfCall)(refusal!)
        show({ ...IDLE, problem: { ...messages, error: refusal } })
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
