import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { hasSessionEnded } from './client.ts'
import { useMe } from './use-me.ts'

/** Texts that were being typed when the session ended, by operator, page and name. They are in memory only. */
const kept = new Map<string, unknown>()

/**
 * State of a long form. If the session ends while it's filled in, the same operator finds it on this page after the next login.
 *
 * @param name tells states of one page apart
 */
export function useKeptState<T>(name: string, begin: () => T): [T, Dispatch<SetStateAction<T>>] {
  const operatorId = useMe().data?.id ?? ''
  const { pathname } = useLocation()
  const key = `${operatorId} ${pathname} ${name}`
  const [state, setState] = useState(() => (kept.has(key) ? (kept.get(key) as T) : begin()))
  const latest = useRef(state)
  useEffect(() => {
    latest.current = state
  })
  useEffect(() => {
    for (const other of kept.keys())
      if (other === key || !other.startsWith(`${operatorId} `)) kept.delete(other)
    return () => {
      if (hasSessionEnded()) kept.set(key, latest.current)
    }
  }, [key, operatorId])
  return [state, setState]
}
