import { type CartItem, select, shallowEqual } from '@stoa/cart-core'
import { useCart, useCartSummary } from '@stoa/cart-core/react'
import {
  Breadcrumbs,
  CartLayout,
  EmptyState,
  ListingHeader,
  LoadingIndicator,
  Note,
  Panel,
  SpecList,
  Stack,
} from '@stoa/ui'
import { formatMoney } from '../../lib/money.ts'

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
            <Panel padded>
              <SpecList
                items={[
                  { term: 'Subtotal', text: formatMoney(summary.subtotal) },
                  { term: 'Shipping', text: formatMoney(summary.shipping) },
                  { term: 'Total', text: formatMoney(summary.total) },
                ]}
              />
            </Panel>
          }
        >
          <Stack>
            {byShop(items).map(([shop, lines]) => (
              <Panel key={shop} padded>
                <Stack gap="sm">
                  <h2>{shop}</h2>
                  <SpecList items={lines.map(lineWords)} />
                </Stack>
              </Panel>
            ))}
          </Stack>
        </CartLayout>
      </Stack>
    </>
  )
}

function lineWords({ productDTO, quantity, variantLabels }: CartItem) {
  const options = Object.values(variantLabels).join(', ')
  const amount = formatMoney((productDTO.priceSale ?? productDTO.price) * quantity)
  return {
    term: options ? `${productDTO.name}, ${options}` : productDTO.name,
    text: `${quantity} × ${formatMoney(productDTO.priceSale ?? productDTO.price)} = ${amount}`,
  }
}

function byShop(items: readonly CartItem[]): [string, CartItem[]][] {
  const groups = new Map<string, CartItem[]>()
  for (const item of items) groups.set(item.shop.name, [...(groups.get(item.shop.name) ?? []), item])
  return [...groups]
}
