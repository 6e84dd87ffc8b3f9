import { useAuth } from '@stoa/cart-core/react'
import { cookieKey } from '@stoa/ui'
import { useEffect, useRef } from 'react'
import { clearStoredLists, hasConsent } from './stored-lists.ts'

/** Clears the optional lists when consent is withdrawn, here or in another tab, and at logout. */
export function KeepConsent() {
  const userId = useAuth(state => state.user?.id)
  const before = useRef(userId)

  useEffect(() => {
    if (before.current && !userId) clearStoredLists()
    before.current = userId
  }, [userId])

  useEffect(() => {
    if (!hasConsent()) clearStoredLists()
    const notice = ({ key }: StorageEvent) => {
      if ((key === cookieKey || key === null) && !hasConsent()) clearStoredLists()
    }
    window.addEventListener('storage', notice)
    return () => window.removeEventListener('storage', notice)
  }, [])
  return null
}
