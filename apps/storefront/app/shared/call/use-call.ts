import { isApiError } from '@stoa/api-client'
import { useState } from 'react'
import { problemOfCall, type SubmissionProblem } from './problem.ts'

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
      setProblem(problemOfCall(error))
      return false
    }
  }
  return { state, problem, call }
}
