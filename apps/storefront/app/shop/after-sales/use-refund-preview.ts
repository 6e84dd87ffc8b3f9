import { isApiError } from '@stoa/api-client'
import type { RefundPreview } from '@stoa/api-client/schema'
import { useEffect, useRef, useState } from 'react'
import type { SubmissionProblem } from '../../shared/call/problem.ts'
import { orderProblemOf } from '../orders/order-problem.ts'

/** Wait after a change, so that quick presses of a stepper make one call. */
const PAUSE_MS = 350

interface Shown {
  readonly preview: RefundPreview | null
  readonly problem: SubmissionProblem | null
  /** Lines that the preview was requested for, as JSON. */
  readonly asked: string
}

/** Reads the refund that `send` previews for these lines. Drops answers for earlier lines. */
export function useRefundPreview<Line>(
  number: string,
  lines: readonly Line[],
  send: (number: string, body: { lines: Line[] }, signal: AbortSignal) => Promise<RefundPreview>,
) {
  const latest = useRef(send)
  latest.current = send
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, asked: '' })
  const [attempt, setAttempt] = useState(0)
  const asked = lines.length > 0 ? JSON.stringify(lines) : ''

  useEffect(() => {
    if (asked === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const preview = await latest.current(number, { lines: JSON.parse(asked) as Line[] }, stop.signal)
        if (!stop.signal.aborted) setShown({ preview, problem: null, asked })
      } catch (error) {
        if (stop.signal.aborted) return
        if (!isApiError(error)) throw error
        setShown({ preview: null, problem: orderProblemOf(error), asked })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [number, asked, attempt])

  const isCurrent = asked !== '' && shown.asked === asked
  return {
    preview: asked === '' ? null : shown.preview,
    problem: isCurrent ? shown.problem : null,
    busy: asked !== '' && !isCurrent,
    retry: () => {
      setShown({ preview: shown.preview, problem: null, asked: '' })
      setAttempt(count => count + 1)
    },
  }
}
