import { type CartItem, type Line, select, shallowEqual } from '@stoa/cart-core'
import { useAuthReady, useCart, useCartLayout, useCartSummary, useCore } from '@stoa/cart-core/react'
import {
  CartGroup,
  CartLayout,
  type CartLineData,
  CartSummary,
  EmptyCart,
  LoadingIndicator,
  SelectAllBar,
} from '@stoa/ui'
import { useMemo } from 'react'

/** The core's lines in the design system's parts; their events go back into the core. */
export function Cart() {
  const core = useCore()
  const isReady = useAuthReady()
  const groups = useCartLayout()
  const summary = useCartSummary()
  const selected = useCart(state => unitsOf(select.selectedItems(state)))

  if (!isReady) return <LoadingIndicator label="Your cart is being read" />
  if (summary.lines === 0) return <EmptyCart href="#prints" />
  const { subtotal, shipping, total, count } = summary
  return (
    <CartLayout side={<CartSummary {...{ subtotal, shipping, total }} itemCount={selected} />}>
      <SelectAllBar
        selectedCount={selected}
        selectableCount={count}
        onToggleAll={() => core.cart.selectAll()}
      />
      {groups.map(({ id, lineIds }) => (
        <Lines key={id} groupId={id} ids={lineIds} />
      ))}
    </CartLayout>
  )
}

/** A guest's lines are one group, of no single shop. */
function Lines({ groupId, ids }: { groupId: string; ids: readonly string[] }) {
  const core = useCore()
  const lines = useCart(() => ids.flatMap(id => core.cart.lines.get(id) ?? []), shallowEqual)
  const events = useMemo(
    () => ({
      onToggle: (id: string) => core.cart.toggle(id),
      onToggleGroup: (id: string) => core.cart.toggleShop(id),
      onQuantity: (id: string, quantity: number) => void core.cart.setQuantity(id, quantity),
      onRemove: (id: string) => void core.cart.remove(id),
    }),
    [core],
  )
  return (
    <CartGroup
      group={{ id: groupId, shop: { name: 'Your things' }, lines: lines.map(toCartLine) }}
      shipsSeparately={false}
      {...events}
    />
  )
}

function toCartLine({ item, selected, pending, amount }: Line): CartLineData {
  const { id, quantity, productDTO: product, stock } = item
  return {
    id,
    name: product.name,
    href: '/',
    picture: product.picture,
    options: '',
    quantity,
    max: stock ?? undefined,
    unitPrice: product.price,
    unitPriceSale: product.priceSale,
    amount,
    selected,
    selectable: true,
    busy: pending ?? undefined,
    problems: [],
  }
}

const unitsOf = (items: readonly CartItem[]) => items.reduce((sum, { quantity }) => sum + quantity, 0)
