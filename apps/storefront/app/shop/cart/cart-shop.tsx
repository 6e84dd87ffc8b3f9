import { cartRow, GUEST_GROUP, type ShopGroup } from '@stoa/cart-core'
import { useCartLine, useCartShop, useCore } from '@stoa/cart-core/react'
import { CartGroupFrame, CartLine, type CartLineEvents } from '@stoa/ui'
import { quantityThatSolves } from '@stoa/ui/line-problem'
import type { ShopTone } from '@stoa/ui/tokens'
import { memo, useMemo } from 'react'
import { shopHref, signOf } from '../../lib/view.ts'
import { useDeliverTo } from '../../shared/deliver-to/use-deliver-to.ts'
import { toasts } from '../../shared/toasts/toasts.ts'
import { toCartLine } from './cart-line-view.ts'
import { cartPageLabels as t } from './cart-page.labels.ts'
import { deliveryWords, type parcelsOf } from './delivery.ts'
import { focusedLine, focusOnCart } from './focus-on-cart.ts'

/** Shows one shop's lines. A guest has a single group, which belongs to no shop. */
export const CartShop = memo(function CartShop({
  group,
  parcels,
}: {
  group: ShopGroup
  /** Parcels of a guest's group, one per shop. */
  parcels?: ReturnType<typeof parcelsOf> | undefined
}) {
  const core = useCore()
  const summary = useCartShop(group.id)
  const events = useMemo<CartLineEvents>(
    () => ({
      onSelectedChange: id => core.cart.toggle(id),
      onQuantityChange: (id, quantity) => void core.cart.setQuantity(id, quantity),
      onRemove(id) {
        const at = focusedLine()
        void core.cart.remove(id)
        focusOnCart(at)
      },
      async onSaveForLater(id) {
        const at = focusedLine()
        const saving = core.cart.saveForLater(id)
        focusOnCart(at)
        if (!(await saving).ok) return
        toasts.show({
          id: `saved-${id}`,
          type: 'success',
          title: t.savedForLater,
          action: { label: t.undo, onClick: () => void core.cart.restore(id) },
        })
      },
      onProblemAction(id, code) {
        const quantity = quantityThatSolves(cartRow(core.cart.get(), id)?.line, code)
        if (quantity) void core.cart.setQuantity(id, quantity)
        else if (quantity === 0) void core.cart.remove(id)
      },
    }),
    [core],
  )
  const { id, name, slug, lineIds } = group
  const { delivery, logo = null, tone } = useCartLine(lineIds[0] ?? '')?.line.shop ?? {}
  const isGuest = id === GUEST_GROUP
  return (
    <CartGroupFrame
      id={id}
      shop={
        name
          ? { id, name, href: shopHref(slug), logo: signOf(logo), tone: tone as ShopTone | undefined }
          : { id, name: t.guestItems }
      }
      selection={summary?.selected ?? 'none'}
      selectable={summary?.selectableLines !== 0}
      onGroupSelectedChange={lineIds.length > 1 ? groupId => core.cart.toggleShop(groupId) : undefined}
      shipsSeparately={!isGuest}
      parcels={parcels}
      delivery={delivery ? deliveryWords(delivery, summary?.subtotal ?? 0) : undefined}
    >
      {lineIds.map(lineId => (
        <li key={lineId}>
          <Row id={lineId} events={events} namesShop={isGuest} />
        </li>
      ))}
    </CartGroupFrame>
  )
})

/** Shows one line. Renders again only when the line changes. */
const Row = memo(function Row({
  id,
  events,
  namesShop,
}: {
  id: string
  events: CartLineEvents
  namesShop: boolean
}) {
  const row = useCartLine(id)
  const country = useDeliverTo().name
  return row && <CartLine line={toCartLine(row, namesShop, country)} {...events} />
})
