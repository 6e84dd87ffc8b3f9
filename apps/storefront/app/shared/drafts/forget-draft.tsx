import { useAuth, useCoreEvent } from '@stoa/cart-core/react'
import { useEffect, useRef } from 'react'
import { forgetDraftsOf } from './forget-device-drafts.ts'
import { forgetAllTabDrafts } from './tab-draft.ts'

/** Deletes all drafts when the user logs out, but not when the session expires: that user may come back to them. */
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
