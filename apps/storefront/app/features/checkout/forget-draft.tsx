import { useAuth, useCoreEvent } from '@stoa/cart-core/react'
import { useEffect, useRef } from 'react'
import { forgetDraft } from './checkout-draft.ts'

/** A log-out takes the draft of a checkout along; a session that has ended does not: its user comes back to it. */
export function ForgetDraft() {
  const userId = useAuth(state => state.user?.id)
  const before = useRef(userId)
  const hasExpired = useRef(false)
  useCoreEvent('session-expired', () => {
    hasExpired.current = true
  })
  useEffect(() => {
    if (before.current && !userId && !hasExpired.current) forgetDraft()
    if (userId) hasExpired.current = false
    before.current = userId
  }, [userId])
  return null
}
