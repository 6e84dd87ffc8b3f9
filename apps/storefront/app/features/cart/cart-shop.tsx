import { GUEST_GROUP, type Line, type ShopLayout, shallowEqual } from '@stoa/cart-core'
import { useCart, useCore } from '@stoa/cart-core/react'
import { CartGroup } from '@stoa/ui'
import { useMemo } from 'react'
import { shopHref } from '../../lib/view.ts'
import { fixOf, toCartLine } from './cart-line-view.ts'

const GUEST_TITLE = 'Your items'

/** One shop's lines. A guest has a single group, which belongs to no shop. */
export function CartShop({ group }: { group: ShopLayout }) {
  const core = useCore()
  const lines = useLines(group.lineIds)
  const handlers = useMemo(
    () => ({
      onToggle: (id: string) => core.cart.toggle(id),
      onToggleGroup: (id: string) => core.cart.toggleShop(id),
      onQuantity: (id: string, quantity: number) => void core.cart.setQuantity(id, quantity),
      onRemove: (id: string) => void core.cart.remove(id),
      onSaveForLater: (id: string) => void core.cart.saveForLater(id),
      onProblemAction: (id: string, code: string) => {
        const fix = fixOf(core.cart.lines.get(id)?.item, code)
        if (fix?.kind === 'take') void core.cart.setQuantity(id, fix.quantity)
        if (fix?.kind === 'remove') void core.cart.remove(id)
      },
    }),
    [core],
  )
  return (
    <CartGroup
      group={{
        id: group.id,
        shop: group.shopName
          ? { id: group.id, name: group.shopName, href: shopHref(group.shopSlug) }
          : { id: group.id, name: GUEST_TITLE },
        lines: lines.map(toCartLine),
      }}
      shipsSeparately={group.id !== GUEST_GROUP}
      {...handlers}
    />
  )
}

function useLines(ids: readonly string[]): readonly Line[] {
  const core = useCore()
  return useCart(() => ids.flatMap(id => core.cart.lines.get(id) ?? []), shallowEqual)
}
