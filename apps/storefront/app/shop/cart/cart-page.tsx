import { GUEST_GROUP } from '@stoa/cart-core'
import { useCart, useCartGroups, useCartSummary, useCore } from '@stoa/cart-core/react'
import {
  CartBar,
  CartHeading,
  CartLayout,
  CartRegion,
  CartSkeleton,
  CartSummary,
  EmptyCart,
  Note,
  SelectAllBar,
  Stack,
} from '@stoa/ui'
import { marketFacts, withReturnDays } from '../../lib/market.ts'
import { DeliverToControl } from '../../shared/deliver-to/deliver-to-control.tsx'
import { PriceNote } from '../../shared/price-note/price-note.tsx'
import { RecentlyViewed } from '../recently-viewed/lazy-recently-viewed.tsx'
import { cartPageLabels as t } from './cart-page.labels.ts'
import { CartShop } from './cart-shop.tsx'
import { deliveryNote, parcelsOf } from './delivery.ts'
import { LoadFailed } from './load-failed.tsx'
import { MergeResults } from './merge-results.tsx'
import { SavedForLater } from './saved-for-later.tsx'
import { useCheckOut } from './use-check-out.ts'
import { useIsCartLoading } from './use-is-cart-loading.ts'

const trust = () => [
  { icon: 'protection' as const, text: t.protection },
  { icon: 'returns' as const, text: withReturnDays(t.returns) },
  { icon: 'payment' as const, text: t.payment },
]

/** Shows the cart, shop by shop, from its first read to the button that leads to checkout. */
export function CartPage() {
  const busy = useIsCartLoading()
  return (
    <CartRegion loading={busy}>
      {busy ? (
        <>
          <CartHeading itemCount={0} />
          <Stack>
            <noscript>
              <Note>{t.needsScripts}</Note>
            </noscript>
            <CartSkeleton label={t.loading} />
          </Stack>
        </>
      ) : (
        <Cart />
      )}
    </CartRegion>
  )
}

function Cart() {
  const core = useCore()
  const phase = useCart(state => state.phase)
  const groups = useCartGroups()
  const rows = useCart(state => state.rows)
  const summary = useCartSummary()
  const isGuest = groups[0]?.id === GUEST_GROUP
  const checkOut = useCheckOut()
  const { includedTax } = marketFacts()

  if (summary.lines === 0) {
    return (
      <>
        <CartHeading itemCount={0} />
        <MergeResults />
        {phase === 'failed' ? <LoadFailed /> : <EmptyCart href="/all-product" />}
        <SavedForLater />
        <RecentlyViewed />
      </>
    )
  }
  return (
    <>
      <CartHeading itemCount={summary.count} shopCount={isGuest ? undefined : groups.length} />
      <Stack>
        <MergeResults />
        {phase === 'failed' && <LoadFailed />}
        <CartLayout
          side={
            <CartSummary
              subtotal={summary.subtotal}
              shipping={summary.shipping}
              total={summary.total}
              itemCount={summary.selectedCount}
              deliverTo={<DeliverToControl />}
              shippingNote={deliveryNote(rows)}
              note={includedTax && <PriceNote tax={includedTax} isOnlySome />}
              trust={trust()}
              onCheckOut={checkOut}
            />
          }
        >
          <SelectAllBar
            selectedCount={summary.selectedCount}
            selectableCount={summary.selectableCount}
            onSelectedChange={() => core.cart.selectAll()}
          />
          {groups.map(group => (
            <CartShop key={group.id} group={group} parcels={isGuest ? parcelsOf(rows) : undefined} />
          ))}
        </CartLayout>
      </Stack>
      <SavedForLater />
      <CartBar selectedCount={summary.selectedCount} total={summary.total} onCheckOut={checkOut} />
    </>
  )
}
