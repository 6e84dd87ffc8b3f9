import type { ShopGroup } from '@stoa/cart-core'
import {
  useAuthReady,
  useCartGroups,
  useCartLine,
  useCartShop,
  useCartSummary,
  useCore,
} from '@stoa/cart-core/react'
import {
  CartGroupFrame,
  CartHeading,
  CartLayout,
  CartLine,
  type CartLineEvents,
  CartSummary,
  SelectAllBar,
  toCartLineData,
} from '@stoa/ui/cart'
import { LoadingIndicator } from '@stoa/ui/loading'
import { EmptyCart } from '@stoa/ui/page-states'
import { memo, useMemo } from 'react'

/** The core's lines in the design system's parts; their events go back into the core. */
export default function Cart() {
  const core = useCore()
  const isReady = useAuthReady()
  const groups = useCartGroups()
  const summary = useCartSummary()

  if (!isReady) return <LoadingIndicator page label="Loading your cart" />
  if (summary.lines === 0) return <EmptyCart href="/" />
  const { subtotal, shipping, total, count, selectedCount } = summary
  return (
    <>
      <CartHeading itemCount={count} />
      <CartLayout side={<CartSummary {...{ subtotal, shipping, total }} itemCount={selectedCount} />}>
        <SelectAllBar
          selectedCount={selectedCount}
          selectableCount={count}
          onSelectedChange={() => core.cart.selectAll()}
        />
        {groups.map(group => (
          <Group key={group.id} group={group} />
        ))}
      </CartLayout>
    </>
  )
}

/** A guest's lines are one group, of no single shop. */
const Group = memo(function Group({ group: { id, lineIds } }: { group: ShopGroup }) {
  const core = useCore()
  const selection = useCartShop(id)?.selected ?? 'none'
  const events = useMemo<CartLineEvents>(
    () => ({
      onSelectedChange: lineId => core.cart.toggle(lineId),
      onQuantityChange: (lineId, quantity) => void core.cart.setQuantity(lineId, quantity),
      onRemove: lineId => void core.cart.remove(lineId),
    }),
    [core],
  )
  return (
    <CartGroupFrame
      id={id}
      shop={{ name: 'Your things' }}
      selection={selection}
      shipsSeparately={false}
      onGroupSelectedChange={groupId => core.cart.toggleShop(groupId)}
    >
      {lineIds.map(lineId => (
        <li key={lineId}>
          <Row id={lineId} events={events} />
        </li>
      ))}
    </CartGroupFrame>
  )
})

/** Drawn again only when its own line changes. */
const Row = memo(function Row({ id, events }: { id: string; events: CartLineEvents }) {
  const row = useCartLine(id)
  return row && <CartLine line={toCartLineData(row, { href: () => '/' })} {...events} />
})
