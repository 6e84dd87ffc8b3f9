import { useEffect } from 'react'
import { sinceUse } from './presence.ts'
import { useMe } from './use-me.ts'

/** Much shorter than the time after which a session ends. */
const EVERY = 5 * 60_000

/**
 * Keeps the session of a person who uses the console without sending calls, such as one who writes a long text.
 *
 * @param isLoggedIn false while the login is shown
 */
export function useKeptSession(isLoggedIn: boolean): void {
  const { mutate } = useMe()
  useEffect(() => {
    if (!isLoggedIn) return
    const timer = setInterval(() => {
      if (sinceUse() < EVERY) void mutate()
    }, EVERY)
    return () => clearInterval(timer)
  }, [isLoggedIn, mutate])
}
