import { useEffect, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { type CategoryNode, toCategoryNodes } from '../../data/category-tree.ts'

/** What the root's loader gives to every page. */
export interface RootData {
  /** Null where the server could not have it. */
  readonly categories: readonly CategoryNode[] | null
}

const none: readonly CategoryNode[] = []
const listeners = new Set<() => void>()
let found: readonly CategoryNode[] = none
let isAsking = false

/** Reads the tree from the browser; while there is none, each call is another try. */
export async function askForCategories(): Promise<void> {
  if (isAsking || listeners.size === 0) return
  isAsking = true
  try {
    const { readTree } = await import('../../data/reads.ts')
    found = toCategoryNodes(await readTree())
    for (const listener of listeners) listener()
  } catch {
    // The page has fewer links then, and works all the same.
  } finally {
    isAsking = false
  }
}

/** Only who has no tree listens. */
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const notNeeded = () => () => {}

/** The tree that came with the page; where the server could not have it, the browser asks again by itself. */
export function useCategories(): readonly CategoryNode[] {
  const loaded = useRouteLoaderData<RootData>('root')?.categories
  const asked = useSyncExternalStore(
    loaded ? notNeeded : subscribe,
    () => found,
    () => none,
  )
  useEffect(() => {
    if (loaded) return
    const again = () => void askForCategories()
    again()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [loaded])
  return loaded ?? asked
}
