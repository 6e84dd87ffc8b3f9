import { useAuth, useCoreEvent } from '@stoa/cart-core/react'
import { useEffect, useRef } from 'react'
import { forgetDraftsOf } from './device-drafts.ts'
import { forgetAllTabDrafts } from './tab-draft.ts'

/** A log-out takes all drafts along; a session that has ended does not: its user comes back to them. */
export function ForgetDraft() {
  const userId = useAuth(state => state.user?.id)
  const before = useRef(userId)
  const hasExpired = useRef(false)
  useCoreEvent('session-expired', () => {
    hasExpired.current = true
  })
  useEffect(() => {
    if (before.current && !userId && !hasExpired.current) {
      forgetAllTabDrafts()
      forgetDraftsOf(before.current)
    }
    if (userId) hasExpired.current = false
    before.current = userId
  }, [userId])
  return null
}
