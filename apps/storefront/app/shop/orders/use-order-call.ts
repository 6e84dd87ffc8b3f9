import { isApiError } from '@stoa/api-client'
import type { OrderGroup } from '@stoa/api-client/schema'
import { apiKey } from '@stoa/api-client/swr'
import { useRef, useState } from 'react'
import { useSWRConfig } from 'swr'
import { problemOfCall, type SubmissionProblem } from '../../shared/call/problem.ts'
import { useReplaceOrderGroup } from './use-order-group.ts'

/**
 * A change of an order that a person starts: one at a time. Its answer replaces what the page shows; where the order
 * has changed meanwhile, the reason is shown and the page is read again.
 */
export function useOrderCall(groupNumber: string) {
  const { mutate } = useSWRConfig()
  const replace = useReplaceOrderGroup()
  const underWay = useRef(false)
  const [busy, setBusy] = useState<string>()
  const [problem, setProblem] = useState<SubmissionProblem | null>(null)

  const call = async (what: string, send: () => Promise<OrderGroup>): Promise<OrderGroup | null> => {
    if (underWay.current) return null
    underWay.current = true
    setBusy(what)
    setProblem(null)
    try {
      const group = await send()
      replace(group)
      return group
    } catch (error) {
      if (!isApiError(error)) throw error
      setProblem(orderProblemOf(error))
      if (error.status === 409 || error.status === 404)
        void mutate(apiKey('/api/user/orders/{number}', { params: { path: { number: groupNumber } } }))
      return null
    } finally {
      underWay.current = false
      setBusy(undefined)
    }
  }
  return { busy, problem, call, forgetProblem: () => setProblem(null) }
}

/** The same as elsewhere; a conflict says first that it was not the person's fault. */
export function orderProblemOf(error: Parameters<typeof problemOfCall>[0]): SubmissionProblem {
  const problem = problemOfCall(error)
  if (error.status !== 409 || !problem.notice) return problem
  return {
    ...problem,
    notice: { ...problem.notice, tone: 'caution', title: 'The order has changed meanwhile.' },
  }
}
