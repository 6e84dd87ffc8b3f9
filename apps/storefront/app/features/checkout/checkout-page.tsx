import { type CartLine, lineAmount, selectedLines, shallowEqual } from '@stoa/cart-core'
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
import { productHref } from '../../lib/view.ts'

/** The step before paying. Paying itself is not open yet, and the page says so. */
export function CheckoutPage() {
  const phase = useCart(state => state.phase)
  const selected = useCart(selectedLines, shallowEqual)
  const summary = useCartSummary()
  if (phase === 'loading' || phase === 'merging' || phase === 'idle')
    return <LoadingIndicator page label="Your cart is being read" />
  if (selected.length === 0) {
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
              itemCount={summary.selectedCount}
            />
          }
        >
          {byShop(selected).map(([shop, lines]) => (
            <CartReview key={shop.id} shop={shop} lines={lines} />
          ))}
        </CartLayout>
      </Stack>
    </>
  )
}

type ReviewLine = CartReviewProps['lines'][number]

function toReviewLine(line: CartLine): ReviewLine {
  const { id, product, quantity, variantLabels } = line
  return {
    id,
    name: product.name,
    href: productHref(product.slug),
    picture: product.picture,
    options: Object.values(variantLabels).join(', '),
    quantity,
    amount: lineAmount(line),
  }
}

function byShop(lines: readonly CartLine[]): [CartLine['shop'], ReviewLine[]][] {
  const groups = new Map<string, [CartLine['shop'], ReviewLine[]]>()
  for (const line of lines) {
    const [, own] = groups.get(line.shop.id) ?? [line.shop, []]
    groups.set(line.shop.id, [line.shop, [...own, toReviewLine(line)]])
  }
  return [...groups.values()]
}
