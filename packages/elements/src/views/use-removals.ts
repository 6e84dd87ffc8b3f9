import { type CartLine, cartRow } from '@stoa/cart-core'
import { useCallback, useState } from 'react'
import type { Drawing } from './drawing.ts'
import { focusedLine, focusOnCart } from './focus-on-cart.ts'

/** The line that was removed last in this part, with how to remove lines and put them back. */
export function useRemovals({ market: { cart }, element }: Drawing) {
  const [removed, setRemoved] = useState<CartLine | null>(null)
  const remove = useCallback(
    (id: string) => {
      const at = focusedLine(element)
      setRemoved(cartRow(cart.get(), id)?.line ?? null)
      void cart.remove(id)
      focusOnCart(element, at)
    },
    [cart, element],
  )
  const undo = useCallback(() => {
    setRemoved(null)
    if (removed) void cart.undoRemove(removed.id)
    focusOnCart(element, 0)
  }, [cart, element, removed])
  const forget = useCallback(() => setRemoved(null), [])
  return { removed, remove, undo, forget }
}
