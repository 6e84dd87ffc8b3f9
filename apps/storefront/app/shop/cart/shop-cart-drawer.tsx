import { GUEST_GROUP } from '@stoa/cart-core'
import { useCart, useCartGroups, useCartSummary } from '@stoa/cart-core/react'
import { CartDrawer, type CartDrawerProps } from '@stoa/ui/cart-drawer'
import { CartShop } from './cart-shop.tsx'
import { LoadFailed } from './load-failed.tsx'
import { useCheckOut } from './use-check-out.ts'
import { useIsCartLoading } from './use-is-cart-loading.ts'

export type ShopCartDrawerProps = Pick<CartDrawerProps, 'open' | 'onOpenChange' | 'returnFocus'>

/** Shows the visitor’s cart over the page. */
export function ShopCartDrawer({ onOpenChange, ...props }: ShopCartDrawerProps) {
  const isLoading = useIsCartLoading()
  const hasFailed = useCart(state => state.phase === 'failed')
  const groups = useCartGroups()
  const { count, selectedCount, subtotal } = useCartSummary()
  const checkOut = useCheckOut()
  const isGuest = groups[0]?.id === GUEST_GROUP
  return (
    <CartDrawer
      {...props}
      onOpenChange={onOpenChange}
      itemCount={count}
      shopCount={isGuest ? undefined : groups.length}
      selectedCount={selectedCount}
      subtotal={subtotal}
      loading={isLoading}
      problem={hasFailed && <LoadFailed />}
      cartHref="/cart"
      emptyHref="/all-product"
      onCheckOut={checkOut}
    >
      {groups.map(group => (
        <CartShop key={group.id} group={group} />
      ))}
    </CartDrawer>
  )
}
