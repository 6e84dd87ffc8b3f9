import { useAuth } from '@stoa/cart-core/react'
import { useEffect, useRef } from 'react'
import { useSWRConfig } from 'swr'

const isPrivate = (key: unknown) =>
  Array.isArray(key) && typeof key[0] === 'string' && key[0].startsWith('/api/user')

/** What was read for one person is never shown to the next one in the same tab. */
export function ForgetPrivateData() {
  const userId = useAuth(state => state.user?.id)
  const { mutate } = useSWRConfig()
  const last = useRef(userId)
  useEffect(() => {
    if (!userId) return
    if (last.current && last.current !== userId) void mutate(isPrivate, undefined)
    last.current = userId
  }, [userId, mutate])
  return null
}
