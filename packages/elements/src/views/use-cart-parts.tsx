import { type CartState, cartRow } from '@stoa/cart-core'
import { CartGroup, type CartLineEvents } from '@stoa/ui/cart'
import { quantityThatSolves } from '@stoa/ui/line-problem'
import { Note } from '@stoa/ui/note'
import { useMoney } from '@stoa/ui/price'
import { type ReactNode, useMemo } from 'react'
import { cartLabels as t } from './cart.labels.ts'
import { toCartGroups } from './cart-groups.ts'
import { type Drawing, useCart } from './drawing.ts'
import { useRemovals } from './use-removals.ts'
import { useWarning } from './use-warning.ts'

export interface CartParts {
  readonly state: CartState
  /** Whether nothing is known of the cart yet. */
  readonly isLoading: boolean
  /** A group for each shop. */
  readonly groups: ReactNode
  /** Message that undoes a removal, or names a problem. Null for none. */
  readonly message: ReactNode
  /** Note that the cart couldn't be read. Null if it could. */
  readonly problem: ReactNode
  /** Dismisses the message. */
  readonly forget: () => void
}

const whole = (state: CartState) => state

/**
 * Returns what `<stoa-cart>` and the drawer have in common.
 *
 * @param isShown whether the part is visible
 */
export function useCartParts(drawing: Drawing, isShown = true): CartParts {
  const { market } = drawing
  const { cart, config } = market
  const state = useCart(market, whole)
  const { money } = useMoney()
  const { removed, remove, undo, forget } = useRemovals(drawing)
  const [warning, dismiss] = useWarning(drawing, isShown)
  const shown = useMemo(() => toCartGroups(state, config, money), [state, config, money])
  const events = useMemo<CartLineEvents>(
    () => ({
      onSelectedChange: id => cart.toggle(id),
      onQuantityChange: (id, quantity) => void cart.setQuantity(id, quantity),
      onRemove: remove,
      onProblemAction(id, code) {
        const quantity = quantityThatSolves(cartRow(cart.get(), id)?.line, code)
        if (quantity) void cart.setQuantity(id, quantity)
        else if (quantity === 0) remove(id)
      },
    }),
    [cart, remove],
  )
  const hasFailed = state.phase === 'failed' && state.lines.length === 0
  return {
    state,
    isLoading: state.lines.length === 0 && (state.phase === 'idle' || state.phase === 'loading'),
    groups: shown.map(group => (
      <CartGroup key={group.id} {...events} group={group} onGroupSelectedChange={id => cart.toggleShop(id)} />
    )),
    message: warning ? (
      <Note tone="caution" role="alert">
        {warning}
      </Note>
    ) : (
      removed && (
        <Note tone="info" role="status" title={t.removed} action={{ label: t.undo, onClick: undo }}>
          {removed.product.name}
        </Note>
      )
    ),
    problem: hasFailed && (
      <Note tone="critical" role="alert" action={{ label: t.retry, onClick: () => void cart.reload() }}>
        {t.failed}
      </Note>
    ),
    forget() {
      dismiss()
      forget()
    },
  }
}
