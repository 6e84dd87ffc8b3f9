import { useAuth, useAuthReady, useCore } from '@stoa/cart-core/react'
import { Breadcrumbs, EmptyState, ListingHeader, Note, ProductGridSkeleton, Stack } from '@stoa/ui'
import { GuestWishes } from './guest-wishes.tsx'
import { UserWishes } from './user-wishes.tsx'
import { loadWishList, useWishList } from './wish-list.ts'
import { wishListPageLabels } from './wish-list-page.labels.ts'
import { WishesUnread } from './wishes-unread.tsx'

/** Shows the wish list of a user or a guest. */
export function WishListPage() {
  const isReady = useAuthReady()
  const userId = useAuth(state => state.user?.id ?? null)
  const { ids, guest, phase } = useWishList()
  const isLoading = !isReady || phase === 'loading'
  const retry = () => void loadWishList().then(list => list.open(userId))
  return (
    <>
      <Breadcrumbs
        items={[{ label: wishListPageLabels.home, href: '/' }, { label: wishListPageLabels.title }]}
      />
      <ListingHeader title={wishListPageLabels.title} lede={wishListPageLabels.lede} />
      <Stack>
        <noscript>
          <Note>{wishListPageLabels.needsScripts}</Note>
        </noscript>
        {isLoading && <ProductGridSkeleton count={4} />}
        {!isLoading && phase === 'failed' && <WishesUnread onRetry={retry} />}
        {!isLoading && phase === 'ready' && ids.size === 0 && (
          <EmptyState
            thing="heart"
            title={wishListPageLabels.none}
            description={wishListPageLabels.noneHint}
            action={{ label: wishListPageLabels.seeAll, href: '/all-product' }}
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
    // After the login the user returns to this page.
    <div onClickCapture={() => core.returnTo.remember('/wishlist')}>
      <Note title={wishListPageLabels.guest} action={{ label: wishListPageLabels.logIn, href: '/login' }}>
        {wishListPageLabels.guestText}
      </Note>
    </div>
  )
}
