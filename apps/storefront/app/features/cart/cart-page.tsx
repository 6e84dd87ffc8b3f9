import { GUEST_GROUP } from '@stoa/cart-core'
import { CoreProvider, useCart, useCartGroups, useCartSummary, useCore } from '@stoa/cart-core/react'
import {
  CartBar,
  CartHeading,
  CartLayout,
  CartSummary,
  EmptyCart,
  LoadingIndicator,
  Note,
  SelectAllBar,
  Stack,
} from '@stoa/ui'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { CartShop } from './cart-shop.tsx'
import { coreAsItIs } from './core-as-it-is.ts'
import { MergeResults } from './merge-results.tsx'
import { SavedForLater } from './saved-for-later.tsx'
import { tookOver } from './take-over.ts'

export { takeOver } from './take-over.ts'

const TRUST = [
  { icon: 'protection' as const, text: 'Buyer protection covers every item' },
  { icon: 'returns' as const, text: 'Returns within 30 days, per shop' },
  { icon: 'payment' as const, text: 'Paid once, through a secure provider' },
]

/** The cart; where the page has drawn it already, its elements are taken over as they stand. */
export function CartPage() {
  const core = useCore()
  const [asItIs] = useState(() => globalThis.window?.stoaCart && coreAsItIs(core))
  useEffect(() => {
    if (asItIs) tookOver()
    delete window.stoaCart
  }, [asItIs])
  return asItIs ? (
    <CoreProvider core={asItIs}>
      <Cart isDrawn />
    </CoreProvider>
  ) : (
    <Cart />
  )
}

/** From the first read to the step to checkout. Its lines are drawn shop by shop. */
export function Cart({ isDrawn = false }: { isDrawn?: boolean }) {
  const core = useCore()
  const isReady = useSyncExternalStore(core.auth.subscribe, core.auth.isReady, () => isDrawn)
  const phase = useCart(state => state.phase)
  const groups = useCartGroups()
  const summary = useCartSummary()
  const isGuest = groups[0]?.id === GUEST_GROUP
  const checkOut = useCheckOut()

  if (!isReady || (summary.lines === 0 && (phase === 'loading' || phase === 'merging' || phase === 'idle'))) {
    return <LoadingIndicator page label="Your cart is being read" />
  }
  if (summary.lines === 0) {
    return (
      <>
        <CartHeading itemCount={0} />
        <MergeResults />
        {phase === 'failed' ? (
          <LoadFailed onRetry={() => core.cart.reload()} />
        ) : (
          <EmptyCart href="/all-product" />
        )}
        <SavedForLater />
      </>
    )
  }
  return (
    <>
      <CartHeading itemCount={summary.count} shopCount={isGuest ? undefined : groups.length} />
      <Stack>
        <MergeResults />
        {phase === 'failed' && <LoadFailed onRetry={() => core.cart.reload()} />}
        <CartLayout
          side={
            <CartSummary
              subtotal={summary.subtotal}
              shipping={summary.shipping}
              total={summary.total}
              itemCount={summary.selectedCount}
              trust={TRUST}
              onCheckOut={checkOut}
            />
          }
        >
          <SelectAllBar
            selectedCount={summary.selectedCount}
            selectableCount={summary.count}
            onToggleAll={() => core.cart.selectAll()}
          />
          {groups.map(group => (
            <CartShop key={group.id} group={group} />
          ))}
        </CartLayout>
      </Stack>
      <SavedForLater />
      <CartBar selectedCount={summary.selectedCount} total={summary.total} onCheckOut={checkOut} />
    </>
  )
}

function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Note
      tone="caution"
      title="Your cart could not be read."
      action={{ label: 'Try again', onClick: onRetry }}
    >
      What you put into it is still there.
    </Note>
  )
}

function useCheckOut() {
  const core = useCore()
  const navigate = useNavigate()
  return () => {
    if (core.cart.beginCheckout().ok) navigate('/checkout')
  }
}
