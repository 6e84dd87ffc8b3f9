import { type CartItem, select, shallowEqual } from '@stoa/cart-core'
import { useCart, useCartSummary } from '@stoa/cart-core/react'
import {
  Breadcrumbs,
  CartLayout,
  CartReview,
  type CartReviewProps,
  CartSummary,
  EmptyState,
  ListingHeader,
  LoadingIndicator,
  Note,
  Stack,
} from '@stoa/ui'
import { productHref, toPicture } from '../../lib/view.ts'

/** The step before paying. Paying itself is not open yet, and the page says so. */
export function CheckoutPage() {
  const phase = useCart(state => state.phase)
  const items = useCart(state => select.selectedItems(state), shallowEqual)
  const summary = useCartSummary()
  if (phase === 'loading' || phase === 'syncing' || phase === 'idle')
    return <LoadingIndicator page label="Your cart is being read" />
  if (items.length === 0) {
    return (
      <EmptyState
        page
        thing="bag"
        title="Nothing is selected"
        text="Tick what you want to buy in your cart, then come back here."
        action={{ label: 'To the cart', href: '/cart' }}
      />
    )
  }
  return (
    <>
      <Breadcrumbs items={[{ label: 'Your cart', href: '/cart' }, { label: 'Checkout' }]} />
      <ListingHeader title="Checkout" />
      <Stack>
        <Note
          tone="info"
          title="Paying is not open yet."
          action={{ label: 'Back to the cart', href: '/cart' }}
        >
          Nothing is ordered and nothing is charged. This is what you have selected, and it stays in your
          cart.
        </Note>
        <CartLayout
          side={
            <CartSummary
              subtotal={summary.subtotal}
              shipping={summary.shipping}
              total={summary.total}
              itemCount={items.reduce((sum, { quantity }) => sum + quantity, 0)}
            />
          }
        >
          {byShop(items).map(([shop, lines]) => (
            <CartReview key={shop.id} shop={shop} lines={lines} />
          ))}
        </CartLayout>
      </Stack>
    </>
  )
}

type ReviewLine = CartReviewProps['lines'][number]

function toReviewLine({ id, productDTO, quantity, variantLabels }: CartItem): ReviewLine {
  return {
    id,
    name: productDTO.name,
    href: productHref(productDTO.slug),
    picture: toPicture(productDTO.picture),
    options: Object.values(variantLabels).join(', '),
    quantity,
    amount: (productDTO.priceSale ?? productDTO.price) * quantity,
  }
}

function byShop(items: readonly CartItem[]): [CartItem['shop'], ReviewLine[]][] {
  const groups = new Map<string, [CartItem['shop'], ReviewLine[]]>()
  for (const item of items) {
    const [, lines] = groups.get(item.shop.id) ?? [item.shop, []]
    groups.set(item.shop.id, [item.shop, [...lines, toReviewLine(item)]])
  }
  return [...groups.values()]
}
