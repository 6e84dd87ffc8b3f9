import { CartDrawer } from '@stoa/ui/cart-drawer'
import { EmptyCart } from '@stoa/ui/page-states'
import type { Drawing } from './drawing.ts'
import { useCartParts } from './use-cart-parts.tsx'

export interface CartDrawerViewProps extends Drawing {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** The cart over the page. */
export function CartDrawerView({ open, onOpenChange, ...drawing }: CartDrawerViewProps) {
  const { market } = drawing
  const { state, isLoading, groups, message, problem, forget } = useCartParts(drawing, open)
  const { origin } = market.config
  const { count, selectedCount, subtotal } = state.summary
  const emptyHref = `${origin}/all-product`
  return (
    <CartDrawer
      open={open}
      onOpenChange={next => {
        if (!next) forget()
        onOpenChange(next)
      }}
      itemCount={count}
      shopCount={state.groups.length}
      selectedCount={selectedCount}
      subtotal={subtotal}
      loading={isLoading}
      message={message}
      problem={problem}
      cartHref={market.isMarketplaceCart ? `${origin}/cart` : undefined}
      emptyHref={emptyHref}
      empty={
        <slot name="empty">
          <EmptyCart href={emptyHref} />
        </slot>
      }
      foot={<slot name="foot" />}
      onCheckOut={() => market.stoa.checkOut()}
    >
      {groups}
    </CartDrawer>
  )
}
