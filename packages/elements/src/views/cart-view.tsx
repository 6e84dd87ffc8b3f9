import { CartLayout, CartSummary, SelectAllBar } from '@stoa/ui/cart'
import { LoadingIndicator } from '@stoa/ui/loading'
import { EmptyCart } from '@stoa/ui/page-states'
import { cart } from '../styles/cart.css.ts'
import { cartLabels as t } from './cart.labels.ts'
import type { Drawing } from './drawing.ts'
import { useCartParts } from './use-cart-parts.tsx'

/** Way on from the cart: to the marketplace with the lines, to its cart, or none. */
export type CheckOutKind = 'hand-over' | 'link' | 'none'

/** The cart in the page. The page has its own heading. */
export function CartView({ checkOut, ...drawing }: Drawing & { readonly checkOut: CheckOutKind }) {
  const { market } = drawing
  const { state, isLoading, groups, message, problem } = useCartParts(drawing)
  const { origin } = market.config
  const { count, selectableCount, selectedCount, subtotal, shipping, total } = state.summary
  if (isLoading) return <LoadingIndicator label={t.loading} />
  return (
    <section aria-label={t.cart} className={cart} data-component="Cart">
      {message}
      {problem}
      {count === 0 && !problem && (
        <slot name="empty">
          <EmptyCart href={`${origin}/all-product`} />
        </slot>
      )}
      {count > 0 && (
        <CartLayout
          side={
            <CartSummary
              {...{ subtotal, shipping, total }}
              itemCount={selectedCount}
              onCheckOut={checkOut === 'hand-over' ? () => market.stoa.checkOut() : undefined}
              checkOutHref={
                checkOut === 'link'
                  ? `${origin}${market.isMarketplaceCart ? '/checkout' : '/cart'}`
                  : undefined
              }
            />
          }
        >
          <SelectAllBar
            selectedCount={selectedCount}
            selectableCount={selectableCount}
            onSelectedChange={() => market.cart.selectAll()}
          />
          {groups}
        </CartLayout>
      )}
      <slot name="after" />
    </section>
  )
}
