import { useCartCount } from '@stoa/cart-core/react'
import { CardLayout } from '@stoa/ui'
import type { ReactNode } from 'react'
import { BACK_TO_CART, HELP, LOGO } from '../../shared/frame/frame-links.ts'

/** Shows a page of logging in and the like: a card below a short header, which leads back to a cart with items. */
export function CardFrame({ children }: { children: ReactNode }) {
  const hasItems = useCartCount() > 0
  return (
    <CardLayout logo={LOGO} help={HELP} back={hasItems ? BACK_TO_CART : undefined}>
      {children}
    </CardLayout>
  )
}
