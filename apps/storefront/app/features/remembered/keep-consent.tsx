import { useAuth } from '@stoa/cart-core/react'
import { cookieKey } from '@stoa/ui'
import { useEffect, useRef } from 'react'
import { forgetAll, mayRemember } from './remembered.ts'

/** What may only be remembered with leave goes when that is taken back, here or in another tab, and with a log-out. */
export function KeepConsent() {
  const userId = useAuth(state => state.user?.id)
  const before = useRef(userId)

  useEffect(() => {
    if (before.current && !userId) forgetAll()
    before.current = userId
  }, [userId])

  useEffect(() => {
    if (!mayRemember()) forgetAll()
    const notice = ({ key }: StorageEvent) => {
      if ((key === cookieKey || key === null) && !mayRemember()) forgetAll()
    }
    window.addEventListener('storage', notice)
    return () => window.removeEventListener('storage', notice)
  }, [])
  return null
}
