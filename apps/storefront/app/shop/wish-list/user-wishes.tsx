import { Button, ProductGridSkeleton, Stack } from '@stoa/ui'
import { useState } from 'react'
import { useApi } from '../../data/use-api.ts'
import { toMinor } from '../../lib/money.ts'
import { WishLines } from './wish-lines.tsx'
import { wishPartLabels } from './wish-parts.labels.ts'
import { WishSettings } from './wish-settings.tsx'
import { WishesUnread } from './wishes-unread.tsx'

/** Shows the cached list at once and reads it again on each visit, so that newly saved products appear. */
const FRESH = { dedupingInterval: 2_000, revalidateOnMount: true }

/** Shows the list of an account, page by page, with its settings. */
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
  if (!data) return error ? <WishesUnread onRetry={() => void mutate()} /> : <ProductGridSkeleton count={4} />
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
          <Stack layout="row">
            <Button emphasis="line" onClick={() => setHasMore(true)}>
              {wishPartLabels.showMore}
            </Button>
          </Stack>
        ))}
    </>
  )
}
