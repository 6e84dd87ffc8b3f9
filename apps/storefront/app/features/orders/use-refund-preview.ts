import { isApiError } from '@stoa/api-client'
import type { RefundPreview, ReturnRequest } from '@stoa/api-client/schema'
import { useEffect, useState } from 'react'
import type { SubmissionProblem } from '../session/problem.ts'
import { previewReturn } from './after-sales-calls.ts'
import { orderProblemOf } from './use-order-call.ts'

/** As long as a person needs between two presses of a stepper. */
const PAUSE_MS = 350

interface Shown {
  readonly preview: RefundPreview | null
  readonly problem: SubmissionProblem | null
  /** What it answers. */
  readonly asked: string
}

/** What a return of these lines would refund now. An answer to an earlier question is dropped. */
export function useRefundPreview(number: string, lines: ReturnRequest['lines']) {
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, asked: '' })
  const [attempt, setAttempt] = useState(0)
  const asked = lines.length > 0 ? JSON.stringify(lines) : ''

  useEffect(() => {
    if (asked === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const preview = await previewReturn(number, { lines: JSON.parse(asked) }, stop.signal)
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
