import { isApiError } from '@stoa/api-client'
import { useState } from 'react'
import { problemOf, type SubmissionProblem } from './problem.ts'

/** One call that a person starts: what it is doing, and what went wrong. A second one waits for the first. */
export function useCall<Args extends readonly unknown[]>(send: (...args: Args) => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState<SubmissionProblem | null>(null)

  const call = async (...args: Args): Promise<boolean> => {
    if (state === 'busy') return false
    setState('busy')
    setProblem(null)
    try {
      await send(...args)
      setState('done')
      return true
    } catch (error) {
      if (!isApiError(error)) throw error
      setState('idle')
      setProblem(
        problemOf({
          code: error.code ?? error.kind,
          message:
            error.kind === 'http'
              ? (error.detail ?? error.title)
              : 'The marketplace does not answer. Please try again.',
          cause: error,
        }),
      )
      return false
    }
  }
  return { state, problem, call }
}
