import { useAuth } from '@stoa/cart-core/react'
import { useCallback, useState } from 'react'
import { afterSalesDrafts } from './after-sales-draft.ts'

/** Fields of a form about an order. They survive a reload, Back and an expired session. */
export function useOrderForm<Fields extends object>(name: string, empty: Fields) {
  const userId = useAuth(({ user }) => user?.id) ?? ''
  const [fields, setFields] = useState<Fields>(() => ({
    ...empty,
    ...afterSalesDrafts.read<Partial<Fields>>(userId, name),
  }))
  const change = useCallback(
    (next: Partial<Fields>) =>
      setFields(before => {
        const after = { ...before, ...next }
        afterSalesDrafts.keep(userId, name, after)
        return after
      }),
    [userId, name],
  )
  const forget = () => afterSalesDrafts.forget(userId, name)
  return { fields, change, forget }
}
