import { type ApiClient, isApiError } from '@stoa/api-client'
import type { RefundPreview } from '@stoa/api-client/schema'
import { useEffect, useRef, useState } from 'react'
import type { SubmissionProblem } from '../../../shared/call/problem.ts'
import { useShop } from '../../access/shop-context.ts'
import { shopProblemOf } from '../../api/shop-problem.ts'

/** Pause before a preview is requested, in milliseconds. Longer than the time between two presses of a stepper. */
const PAUSE_MS = 350

interface Shown {
  readonly preview: RefundPreview | null
  readonly problem: SubmissionProblem | null
  /** Request that this preview answers, as JSON. */
  readonly asked: string
}

/**
 * Previews a refund on the server while it is edited. Responses to earlier requests are dropped.
 *
 * @param body the request; null requests nothing
 */
export function useAmountPreview<Body>(
  body: Body | null,
  send: (api: ApiClient, body: Body, signal: AbortSignal) => Promise<RefundPreview>,
) {
  const { api } = useShop()
  const [shown, setShown] = useState<Shown>({ preview: null, problem: null, asked: '' })
  const latest = useRef(send)
  latest.current = send
  const asked = body === null ? '' : JSON.stringify(body)

  useEffect(() => {
    if (asked === '') return
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const preview = await latest.current(api, JSON.parse(asked) as Body, stop.signal)
        if (!stop.signal.aborted) setShown({ preview, problem: null, asked })
      } catch (error) {
        if (stop.signal.aborted) return
        if (!isApiError(error)) throw error
        setShown({ preview: null, problem: shopProblemOf(error), asked })
      }
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [api, asked])

  const isCurrent = asked !== '' && shown.asked === asked
  return {
    preview: asked === '' ? null : shown.preview,
    problem: isCurrent ? shown.problem : null,
    busy: asked !== '' && !isCurrent,
  }
}
