import type { Result } from '@stoa/cart-core'
import { useCallback, useRef, useState } from 'react'
import { problemOf, type SubmissionProblem } from './problem.ts'

/** One form's way through the core and back: busy, what went wrong, and no second send while one is under way. */
export function useSubmission<Fields, Value>(send: (fields: Fields) => Promise<Result<Value>>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<SubmissionProblem | null>(null)
  const underWay = useRef(false)

  const submit = useCallback(
    async (fields: Fields): Promise<Result<Value> | null> => {
      if (underWay.current) return null
      underWay.current = true
      setBusy(true)
      setProblem(null)
      const result = await send(fields)
      underWay.current = false
      setBusy(false)
      if (!result.ok) setProblem(problemOf(result.error))
      return result
    },
    [send],
  )
  return { busy, problem, submit }
}
