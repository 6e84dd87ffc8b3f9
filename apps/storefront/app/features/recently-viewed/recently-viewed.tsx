import type { ProductCard } from '@stoa/api-client/schema'
import { ProductGrid, ProductGridSkeleton, Section } from '@stoa/ui'
import { useEffect, useRef, useState } from 'react'
import { toProductCard } from '../../lib/view.ts'
import { recentlyViewed } from './stored-lists.ts'
import { useStoredList } from './use-stored-list.ts'

const SHOWN = 4

export interface RecentlyViewedProps {
  /** The product at hand, which needs no reminder. */
  readonly exceptId?: string
}

/** What this browser's owner looked at before, with today's prices. Nothing where nothing may be remembered. */
export function RecentlyViewed({ exceptId }: RecentlyViewedProps) {
  const ids = useStoredList(recentlyViewed)
    .filter(id => id !== exceptId)
    .slice(0, SHOWN)
  const wanted = ids.join()
  const [cards, setCards] = useState<readonly ProductCard[] | null>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!wanted || !place.current) return
    const abort = new AbortController()
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        read(wanted.split(','), abort.signal).then(setCards, () => undefined)
      },
      { rootMargin: '600px' },
    )
    near.observe(place.current)
    return () => {
      near.disconnect()
      abort.abort()
    }
  }, [wanted])

  if (ids.length === 0 || cards?.length === 0) return null
  return (
    <div ref={place} data-component="RecentlyViewed">
      <Section title="Recently viewed">
        {cards ? (
          <ProductGrid products={cards.map(toProductCard)} columns={4} />
        ) : (
          <ProductGridSkeleton count={ids.length} columns={4} />
        )}
      </Section>
    </div>
  )
}

/** In the order in which they were looked at; what is gone is left out. */
async function read(ids: readonly string[], signal: AbortSignal): Promise<readonly ProductCard[]> {
  const { readProducts } = await import('../../data/reads.ts')
  const { items } = await readProducts(ids, signal)
  return ids.flatMap(id => items.find(item => item.id === id) ?? [])
}
