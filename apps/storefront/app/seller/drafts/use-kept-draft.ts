import { useAuth } from '@stoa/cart-core/react'
import { useEffect, useRef, useState } from 'react'
import {
  claimDraft,
  findDraftKeys,
  type KeptDraft,
  keepDraft,
  newDraftKey,
  readDraft,
} from '../../shared/drafts/device-drafts.ts'
import { forgetDraft } from '../../shared/drafts/forget-device-drafts.ts'

const KEEP_AFTER_MS = 2_000

interface Claimed {
  readonly key: string
  readonly letGo: () => void
}

export interface KeptDrafts<D> {
  /** Newest draft that belongs to no open tab. Null if there is none. */
  readonly found: KeptDraft<D> | null
  /** Returns the contents of the found draft for the form, which then keeps its changes under the same key. */
  readonly restore: () => D | null
  /** Deletes the found draft. */
  readonly discard: () => void
  /** Deletes the draft of this form at once, for a page that is left right after saving. */
  readonly forget: () => void
}

/**
 * Keeps the unsaved changes of a form in this browser, for its user only. Saves them every two seconds and when the page
 * is left, and deletes them once nothing is unsaved. Each tab has a draft. The draft of a closed tab is offered to the
 * next tab with the same form.
 *
 * @param name key of the edited record: `products/kiln-and-cove/17`
 * @param unsaved the changes to keep; null while nothing is unsaved
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
        // The tab that kept it may have saved its form and deleted the draft.
        const draft = readDraft<D>(key)
        if (draft) setAll(now => [...now, draft].sort((one, other) => other.keptAt - one.keptAt))
      }
      claims.current.set(key, claimDraft(key, onClaimed))
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      clearTimeout(timer.current)
      // Keeps the last changes too if the page closes because the session has ended.
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
    // Doesn’t restart with every key: typing may go on for minutes.
    else timer.current ??= setTimeout(keep, KEEP_AFTER_MS)
    // Runs after restoring too: the restored draft may equal the saved record by now.
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
