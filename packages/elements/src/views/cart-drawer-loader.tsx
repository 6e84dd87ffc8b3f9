import { lazyPart, useIdlePreload, useLazy } from '@stoa/ui/internal/system'
import { useState } from 'react'
import type { CartDrawerViewProps } from './cart-drawer-view.tsx'

const view = lazyPart<CartDrawerViewProps>(() => import('../more.ts').then(more => more.CartDrawerView))

/** Loads the drawer's code, unless it is here. */
export const preloadCartDrawer = view.preload

/** The drawer, whose code loads when the page is idle. */
export function CartDrawerLoader(props: CartDrawerViewProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  useIdlePreload(view)
  if (props.open && !wasOpened) setWasOpened(true)
  const View = useLazy(view, wasOpened)
  return View && <View {...props} />
}
