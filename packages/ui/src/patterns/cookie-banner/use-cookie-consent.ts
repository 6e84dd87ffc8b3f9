'use client'

import { useCallback } from 'react'
import { useDelayed } from '../../system/use-delayed.ts'
import { useStored } from '../../system/use-stored.ts'
import { cookieNoticeDelay } from '../../tokens/timing.ts'

export type CookieChoice = 'accepted' | 'declined'

/** The key under which the choice is stored. */
export const cookieKey = 'cookiePreference'

export interface CookieConsent {
  /** The visitor's choice, or `asking`. `waiting` until the browser's storage has been read and the delay is over. */
  phase: 'waiting' | 'asking' | CookieChoice
  /** Stores a choice. */
  choose: (choice: CookieChoice) => void
}

/** Returns the visitor's choice about cookies. Unreadable storage counts as not asked yet. */
export function useCookieConsent(delay: number = cookieNoticeDelay): CookieConsent {
  const [stored, setStored] = useStored(cookieKey)
  const unasked = stored !== undefined && stored !== 'accepted' && stored !== 'declined'
  const asking = useDelayed(unasked, delay)
  const choose = useCallback((choice: CookieChoice) => setStored(choice), [setStored])

  if (stored === 'accepted' || stored === 'declined') return { phase: stored, choose }
  return { phase: asking ? 'asking' : 'waiting', choose }
}
