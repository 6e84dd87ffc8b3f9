import { useAuth } from '@stoa/cart-core/react'
import { useEffect, useRef, useState } from 'react'
import {
  claimDraft,
  findDraftKeys,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  newDraftKey,
  readDraft,
} from '../../shared/drafts/device-drafts.ts'

const KEEP_AFTER_MS = 2_000

interface Claimed {
  readonly key: string
  readonly letGo: () => void
}

export interface KeptDrafts<D> {
  /** What was typed earlier and belongs to no open tab, the newest; null while there is none. */
  readonly found: KeptDraft<D> | null
  /** Goes on with what was found: the form takes its contents over, and it is kept where it was. */
  readonly restore: () => D | null
  /** Drops what was found. */
  readonly discard: () => void
  /** Drops what this form keeps, at once: for a page that is left right after it was saved. */
  readonly forget: () => void
}

/**
 * Keeps what a form has unsaved in this browser, for its user alone: every two seconds, when the page is left, and
 * until nothing is unsaved any more. Each tab keeps its own; what a tab leaves behind is offered to the next that opens
 * the same.
 *
 * @param name what is edited: `products/kiln-and-cove/17`
 * @param unsaved what to keep; null while nothing is unsaved
 */
export function useKeptDraft<D extends object>(name: string, unsaved: D | null): KeptDrafts<D> {
  const userId = useAuth(({ user }) => user?.id) ?? ''
  const [all, setAll] = useState<readonly KeptDraft<D>[]>([])
  const claims = useRef(new Map<string, () => void>())
  const own = useRef<Claimed>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(unsaved)
  useEffect(() => {
    latest.current = unsaved
  })

  const drop = (key: string) => {
    forgetDraft(key)
    setAll(now => now.filter(one => one.key !== key))
    claims.current.get(key)?.()
    claims.current.delete(key)
  }
  const forgetOwn = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    if (!own.current) return
    forgetDraft(own.current.key)
    own.current.letGo()
    own.current = undefined
  }
  const keep = () => {
    timer.current = undefined
    if (!latest.current) return
    if (!own.current) {
      const key = newDraftKey(userId, name)
      own.current = { key, letGo: claimDraft(key, () => {}) }
    }
    keepDraft(own.current.key, latest.current)
  }

  useEffect(() => {
    for (const key of findDraftKeys(userId, name)) {
      const onClaimed = () => {
        // It may have been saved in its own tab meanwhile.
        const draft = readDraft<D>(key)
        if (draft) setAll(now => [...now, draft].sort((one, other) => other.keptAt - one.keptAt))
      }
      claims.current.set(key, claimDraft(key, onClaimed))
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      clearTimeout(timer.current)
      // A session that ended takes the page away with it; what was typed last is in it.
      keep()
      own.current?.letGo()
      own.current = undefined
      for (const letGo of claims.current.values()) letGo()
      claims.current.clear()
      setAll([])
    }
  }, [userId, name])

  useEffect(() => {
    if (!unsaved) forgetOwn()
    // Not anew with every key: somebody may type for minutes.
    else timer.current ??= setTimeout(keep, KEEP_AFTER_MS)
    // After restoring, too: what was found may be what the server has by now.
  }, [unsaved, all.length])

  const found = all[0] ?? null
  return {
    found,
    restore() {
      if (!found) return null
      const letGo = claims.current.get(found.key) ?? (() => {})
      claims.current.delete(found.key)
      forgetOwn()
      own.current = { key: found.key, letGo }
      setAll(now => now.filter(({ key }) => key !== found.key))
      return found.content
    },
    discard: () => found && drop(found.key),
    forget() {
      latest.current = null
      forgetOwn()
    },
  }
}
