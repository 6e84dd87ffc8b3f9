import { ProductGrid, ProductGridSkeleton, Section } from '@stoa/ui'
import { useEffect, useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { toProductCards } from '../../lib/view.ts'
import { useWishes } from '../wish-list/use-wishes.ts'
import { recentlyViewed } from './stored-lists.ts'
import { useStoredList } from './use-stored-list.ts'

const SHOWN = 4
const NEAR = '600px'

export interface RecentlyViewedProps {
  /** The product at hand, which needs no reminder. */
  readonly exceptId?: string
}

/** What this browser's owner looked at before. Nothing where it may not be kept, or cannot be read. */
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
  // In the order in which they were looked at; what is gone is left out.
  const cards = data && ids.flatMap(id => data.items.find(item => item.id === id) ?? [])

  const wishes = useWishes(cards ?? [])

  if (ids.length === 0 || cards?.length === 0 || (error && !cards)) return null
  return (
    <div ref={setPlace} data-component="RecentlyViewed">
      <Section title="Recently viewed">
        {cards ? (
          <ProductGrid products={toProductCards(cards)} columns={4} {...wishes} />
        ) : (
          <ProductGridSkeleton count={ids.length} columns={4} />
        )}
      </Section>
    </div>
  )
}

/** True once the element has come near the visible part of the page. */
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
