import { Button, CartSkeleton, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { toMinor } from '../../lib/money.ts'
import { WishLines } from './wish-lines.tsx'
import { WishSettings } from './wish-settings.tsx'
import { WishesUnread } from './wishes-unread.tsx'

/** What was saved since the last look must be there: shown from memory, and read anew each time. */
const FRESH = { dedupingInterval: 2_000, revalidateOnMount: true }

/** An account's list, page by page, with what can be done with it as a whole. */
export function UserWishes() {
  return <Page withSettings />
}

function Page({ cursor, withSettings = false }: { cursor?: string; withSettings?: boolean }) {
  const [hasMore, setHasMore] = useState(false)
  const { data, error, mutate } = useApi(
    '/api/user/wish-list',
    { params: { query: { limit: 24, ...(cursor !== undefined && { cursor }) } } },
    FRESH,
  )
  if (!data)
    return error ? (
      <WishesUnread onRetry={() => void mutate()} />
    ) : (
      <CartSkeleton label="Loading your wish list" />
    )
  const wishes = data.items.map(item => ({ ...item, savedPrice: toMinor(item.savedPrice) }))
  const { next } = data.page
  return (
    <>
      {withSettings && <WishSettings settings={data.settings} />}
      <WishLines wishes={wishes} />
      {next !== null &&
        (hasMore ? (
          <Page cursor={next} />
        ) : (
          <Stack row>
            <Button emphasis="line" onClick={() => setHasMore(true)}>
              Show more
            </Button>
          </Stack>
        ))}
    </>
  )
}
