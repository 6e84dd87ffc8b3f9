import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { CategoryNode, RootData } from '../../data/category-tree.ts'
import { lazily } from '../../shared/lazy/lazily.ts'

const MissingCategories = lazily(async () => (await import('./missing-categories.tsx')).MissingCategories)

const NONE: readonly CategoryNode[] = []
const Categories = createContext(NONE)

/** The category tree; empty while there is none. */
export const useCategories = (): readonly CategoryNode[] => use(Categories)

/** Gives its children the tree that came with the page; where the server could not read it, the browser does. */
export function CategoriesProvider({ children }: { children: ReactNode }) {
  const loaded = useRouteLoaderData<RootData>('root')?.categories
  const [found, setFound] = useState(NONE)
  return (
    <Categories value={loaded ?? found}>
      {children}
      <Suspense>{!loaded && <MissingCategories onFound={setFound} />}</Suspense>
    </Categories>
  )
}
