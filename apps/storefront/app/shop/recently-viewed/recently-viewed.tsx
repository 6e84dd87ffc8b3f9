import { ProductGrid, ProductGridSkeleton, Section } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { toProductCards } from '../../lib/view.ts'
import { useWishes } from '../wish-list/use-wishes.ts'
import { recentlyViewedLabels } from './recently-viewed.labels.ts'
import { recentlyViewed } from './stored-lists.ts'
import { useStoredList } from './use-stored-list.ts'

const SHOWN = 4
const NEAR = '600px'

export interface RecentlyViewedProps {
  /** Id of a product to leave out, such as the one on the page. */
  readonly exceptId?: string
}

/** Shows products that were viewed in this browser. Renders nothing without consent, or if they can't be read. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const ids = useStoredList(recentlyViewed)
    .filter(id => id !== exceptId)
    .slice(0, SHOWN)
  const [place, setPlace] = useState<Element | null>(null)
  const isNear = useNear(place)
  const { data, error } = useApi(
    '/api/public/products',
    isNear && ids.length > 0 ? { params: { query: { ids, limit: ids.length } } } : null,
    { keepPreviousData: true },
  )
  // In the order of the stored ids, without products that no longer exist.
  const cards = data && ids.flatMap(id => data.items.find(item => item.id === id) ?? [])

  const wishes = useWishes(cards ?? [])

  if (ids.length === 0 || cards?.length === 0 || (error && !cards)) return null
  return (
    <div ref={setPlace} data-component="RecentlyViewed">
      <Section title={recentlyViewedLabels.title}>
        {cards ? (
          <ProductGrid products={toProductCards(cards)} columns={4} {...wishes} />
        ) : (
          <ProductGridSkeleton count={ids.length} columns={4} />
        )}
      </Section>
    </div>
  )
}

/** Returns whether the element has come near the visible part of the page. */
function useNear(element: Element | null): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element || isNear) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: NEAR,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, isNear])
  return isNear
}
