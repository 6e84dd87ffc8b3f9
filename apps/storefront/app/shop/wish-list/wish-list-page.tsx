import { useAuth, useAuthReady, useCore } from '@stoa/cart-core/react'
import { Breadcrumbs, CartSkeleton, EmptyState, ListingHeader, Note, Stack } from '@stoa/ui'
import { GuestWishes } from './guest-wishes.tsx'
import { UserWishes } from './user-wishes.tsx'
import { loadWishList, useWishList } from './wish-list.ts'
import { WishesUnread } from './wishes-unread.tsx'

/** What a shopper likes, with what it costs today. */
export function WishListPage() {
  const isReady = useAuthReady()
  const userId = useAuth(state => state.user?.id ?? null)
  const { ids, guest, phase } = useWishList()
  const isLoading = !isReady || phase === 'loading'
  const retry = () => void loadWishList().then(list => list.open(userId))
  return (
    <>
      <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Wish list' }]} />
      <ListingHeader title="Wish list" lede="What you like, with what it costs today." />
      <Stack>
        <noscript>
          <Note>Your wish list is kept by scripts, which are off in this browser.</Note>
        </noscript>
        {isLoading && <CartSkeleton label="Loading your wish list" />}
        {!isLoading && phase === 'failed' && <WishesUnread onRetry={retry} />}
        {!isLoading && phase === 'ready' && ids.size === 0 && (
          <EmptyState
            thing="heart"
            title="Nothing saved yet"
            text="Press the heart of what you like, and it waits here."
            action={{ label: 'See all products', href: '/all-product' }}
          />
        )}
        {!isLoading && userId === null && ids.size > 0 && (
          <>
            <GuestNote />
            <GuestWishes wishes={guest} />
          </>
        )}
        {!isLoading && phase === 'ready' && userId !== null && ids.size > 0 && <UserWishes key={userId} />}
      </Stack>
    </>
  )
}

function GuestNote() {
  const core = useCore()
  return (
    // The link leads back here.
    <div onClickCapture={() => core.returnTo.remember('/wishlist')}>
      <Note title="The list is on this device." action={{ label: 'Log in', href: '/login' }}>
        Log in to have it everywhere, to share it, and to be told when a price falls.
      </Note>
    </div>
  )
}
