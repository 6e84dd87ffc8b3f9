import type { Wish } from '@stoa/cart-core/wish-list'
import { Button, Note, ProductGridSkeleton, Stack } from '@stoa/ui'
import { formatMessage } from '@stoa/ui/messages'
import { useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { WishLines } from './wish-lines.tsx'
import { wishPartLabels } from './wish-parts.labels.ts'
import { WishesUnread } from './wishes-unread.tsx'

/** Maximum number of products that one call returns. */
const PAGE_SIZE = 24

/** Shows a guest's list. The device stores the ids; the server knows today's products and prices. */
export function GuestWishes({ wishes }: { wishes: readonly Wish[] }) {
  // Includes removed wishes, so that the parts and their calls stay the same.
  const [known, setKnown] = useState(wishes)
  const [shown, setShown] = useState(1)
  const added = wishes.filter(wish => !known.some(({ productId }) => productId === wish.productId))
  if (added.length > 0) setKnown([...added, ...known])
  const parts = Array.from({ length: Math.ceil(known.length / PAGE_SIZE) }, (_, at) =>
    known.slice(at * PAGE_SIZE, (at + 1) * PAGE_SIZE),
  )
  return (
    <>
      {parts.slice(0, shown).map(part => (
        <Part key={part[0]?.productId} wishes={part} />
      ))}
      {parts.length > shown && (
        <Stack layout="row">
          <Button emphasis="line" onClick={() => setShown(shown + 1)}>
            {wishPartLabels.showMore}
          </Button>
        </Stack>
      )}
    </>
  )
}

function Part({ wishes }: { wishes: readonly Wish[] }) {
  const ids = wishes.map(({ productId }) => productId)
  const variantIds = wishes.flatMap(({ variantId }) => variantId ?? [])
  const { data, error, mutate } = useApi(
    '/api/public/products',
    { params: { query: { ids, limit: ids.length, ...(variantIds.length > 0 && { variantIds }) } } },
    { keepPreviousData: true, dedupingInterval: 2_000 },
  )
  if (!data) return error ? <WishesUnread onRetry={() => void mutate()} /> : <ProductGridSkeleton count={4} />
  const found = wishes.flatMap(({ productId, savedAt, savedPrice }) => {
    const product = data.items.find(({ id }) => id === productId)
    return product ? [{ product, isOffered: true, savedAt, savedPrice }] : []
  })
  const gone = wishes.length - found.length
  return (
    <>
      <WishLines wishes={found} />
      {gone > 0 && <Note>{formatMessage(wishPartLabels.unavailable, { count: gone })}</Note>}
    </>
  )
}
