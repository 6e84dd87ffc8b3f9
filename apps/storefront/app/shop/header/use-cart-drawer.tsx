import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { lazily } from '../../shared/lazy/lazily.ts'
import type { ShopCartDrawerProps } from '../cart/shop-cart-drawer.tsx'

const load = async () => (await import('../cart/shop-cart-drawer.tsx')).ShopCartDrawer
const Drawer = lazily<ShopCartDrawerProps>(load, CartPageInstead)

export interface CartDrawerOpener {
  /** Properties of the header’s cart. None on the cart’s own page. */
  readonly opener: { readonly onOpen: (link: HTMLAnchorElement) => void; readonly preload: () => void } | null
  /** The drawer. Its code loads when the pointer or focus comes near the link, or at the first press. */
  readonly drawer: ReactNode
}

/** Opens the cart over the page at a press on the header’s cart. */
export function useCartDrawer(): CartDrawerOpener {
  const { pathname } = useLocation()
  const [openOn, setOpenOn] = useState<string>()
  const [wasOpened, setWasOpened] = useState(false)
  const link = useRef<HTMLElement>(null)
  // The page can change behind it, such as for a session that has ended.
  if (openOn !== undefined && openOn !== pathname) setOpenOn(undefined)
  return {
    opener:
      pathname === '/cart'
        ? null
        : {
            onOpen(pressed) {
              link.current = pressed
              setWasOpened(true)
              setOpenOn(pathname)
            },
            // A failure is handled when the drawer opens.
            preload: () => void load().catch(() => {}),
          },
    drawer: wasOpened && (
      <Suspense>
        <Drawer
          open={openOn === pathname}
          onOpenChange={open => setOpenOn(open ? pathname : undefined)}
          returnFocus={link}
        />
      </Suspense>
    ),
  }
}

/** Opens the cart’s page if the drawer’s code can’t be loaded. */
function CartPageInstead({ open, onOpenChange }: ShopCartDrawerProps) {
  const navigate = useNavigate()
  useEffect(() => {
    if (!open) return
    onOpenChange(false)
    void navigate('/cart')
  })
  return null
}
