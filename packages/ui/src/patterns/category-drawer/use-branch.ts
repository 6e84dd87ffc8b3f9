'use client'

import { useCallback, useRef, useState } from 'react'
import type { CategoryLink } from './category-link.ts'

export type LoadBranch = (category: CategoryLink) => Promise<readonly CategoryLink[]>

export interface Branch {
  state: 'idle' | 'loading' | 'failed' | 'ready'
  children: readonly CategoryLink[]
  load: () => void
}

/** A branch's children: what came with it, or what is fetched when it is first opened. */
export function useBranch(category: CategoryLink, fetch: LoadBranch | undefined): Branch {
  const [fetched, setFetched] = useState<Omit<Branch, 'load'>>({ state: 'idle', children: [] })
  const underWay = useRef(false)

  const load = useCallback(() => {
    if (category.children || !fetch || underWay.current) return
    underWay.current = true
    setFetched({ state: 'loading', children: [] })
    Promise.resolve()
      .then(() => fetch(category))
      .then(
        children => setFetched({ state: 'ready', children }),
        () => {
          underWay.current = false
          setFetched({ state: 'failed', children: [] })
        },
      )
  }, [category, fetch])

  return category.children ? { state: 'ready', children: category.children, load } : { ...fetched, load }
}
