import type { User } from '@stoa/cart-core'
import type { ReactNode } from 'react'
import { OwnShops } from '../access/own-shops.tsx'
import { LeaveGuardProvider } from '../drafts/leave-guard.tsx'
import { ShopFrame } from './shop-frame.tsx'

/** Wraps the seller area: reads the user’s shops, guards unsaved changes, and shows the layout of the selected shop. */
export function SellerFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <OwnShops userId={user.id}>
      <LeaveGuardProvider>
        <ShopFrame user={user}>{children}</ShopFrame>
      </LeaveGuardProvider>
    </OwnShops>
  )
}
