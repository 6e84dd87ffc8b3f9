import type { User } from '@stoa/cart-core'
import type { ReactNode } from 'react'
import { OwnShops } from '../access/own-shops.tsx'
import { LeaveGuardProvider } from '../drafts/leave-guard.tsx'
import { ShopFrame } from './shop-frame.tsx'

/** The frame of the seller area: the shop that is worked for, its rail and head, and one guard against lost changes. */
export function SellerFrame({ user, children }: { user: User; children: ReactNode }) {
  return (
    <OwnShops userId={user.id}>
      <LeaveGuardProvider>
        <ShopFrame user={user}>{children}</ShopFrame>
      </LeaveGuardProvider>
    </OwnShops>
  )
}
