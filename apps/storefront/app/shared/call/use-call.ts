import { useCallback, useRef, useState, useSyncExternalStore } from 'react'
import { type CallOptions, type CallRules, type CallTools, createCalls } from './calls.ts'

/**
 * Runs calls that a person starts, one at a time.
 *
 *     const { busy, problem, call } = useCall()
 *     const saved = await call(() => unwrap(api.PATCH('/api/user/profile', { body })))
 *     if (saved.ok) show(saved.answer)
 *
 * `call` is stable and keeps working after the component has unmounted.
 */
export function useCall<Api = undefined>(rules: CallRules<Api> = {}) {
  const [calls] = useState(createCalls)
  const latest = useRef(rules)
  latest.current = rules
  const state = useSyncExternalStore(calls.subscribe, calls.get, calls.get)
  const call = useCallback(
    <T>(send: (tools: CallTools<Api>) => Promise<T>, options?: CallOptions) =>
      calls.call(latest.current, send, options),
    [calls],
  )
  return { ...state, call, forgetProblem: calls.forgetProblem }
}
