import { Fragment, useCallback, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { makeCart, selectedAll, toggled } from './cart.ts'
import type { Contestant, ListProps } from './contestant.ts'

const nothing = () => undefined

function Host({ List }: { List: Contestant['Cart'] }) {
  const [cart, setCart] = useState(makeCart)
  const onToggle = useCallback<ListProps['onToggle']>(id => setCart(now => toggled(now, id)), [])
  const onToggleAll = useCallback<ListProps['onToggleAll']>(on => setCart(now => selectedAll(now, on)), [])
  return (
    <List
      {...{ cart, onToggle, onToggleAll }}
      onToggleShop={nothing}
      onQuantity={nothing}
      onRemove={nothing}
    />
  )
}

/** Draws the list before it returns; answers how to take it away. */
export function mountList(place: HTMLElement, contestant: Contestant, list: 'Cart' | 'Boxes'): () => void {
  const Around = contestant.Around ?? Fragment
  const root = createRoot(place)
  flushSync(() =>
    root.render(
      <Around>
        <Host List={contestant[list]} />
      </Around>,
    ),
  )
  return () => flushSync(() => root.unmount())
}

/** A press and everything that React does about it, whether the control tells it at once or later. */
export const pressed = (element: HTMLElement) => flushSync(() => element.click())
