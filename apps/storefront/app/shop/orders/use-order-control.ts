import type { OrderGroup } from '@stoa/api-client/schema'
import { apiKey } from '@stoa/api-client/swr'
import { useSWRConfig } from 'swr'
import type { CallTools } from '../../shared/call/calls.ts'
import { useCall } from '../../shared/call/use-call.ts'
import { orderProblemOf } from './order-problem.ts'
import { useReplaceOrderGroup } from './use-order-group.ts'

/**
 * Sends changes of a purchase. The answer replaces the purchase on the page. After a conflict, or if the order no longer
 * exists, the page reads it again.
 */
export function useOrderControl(groupNumber: string) {
  const { mutate } = useSWRConfig()
  const replace = useReplaceOrderGroup()
  const readAgain = () =>
    void mutate(apiKey('/api/user/orders/{number}', { params: { path: { number: groupNumber } } }))
  const { call, ...calling } = useCall({
    problemOf: orderProblemOf,
    onConflict: readAgain,
    onRefused: ({ status }) => status === 404 && readAgain(),
  })
  /** Returns the changed purchase, or null if the change was rejected. */
  const change = async (
    what: string,
    send: (tools: CallTools) => Promise<OrderGroup>,
  ): Promise<OrderGroup | null> => {
    const done = await call(send, { what })
    if (!done.ok) return null
    replace(done.answer)
    return done.answer
  }
  return { ...calling, change }
}

export type OrderControl = ReturnType<typeof useOrderControl>
