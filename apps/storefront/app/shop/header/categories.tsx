import { createContext, type ReactNode, Suspense, use, useState } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import type { CategoryNode, RootData } from '../../data/category-tree.ts'
import { lazily } from '../../shared/lazy/lazily.ts'

const MissingCategories = lazily(async () => (await import('./missing-categories.tsx')).MissingCategories)

const NONE: readonly CategoryNode[] = []
const Categories = createContext(NONE)

/** Returns the category tree. Empty until it is loaded. */
export const useCategories = (): readonly CategoryNode[] => use(Categories)

/** Provides the category tree of the page. If the server couldn't read it, the browser does. */
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
