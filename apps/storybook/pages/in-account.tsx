import { AccountLayout } from '@stoa/ui'
import { accountPlaces, signedIn } from '@stoa/ui/fixtures'
import type { ReactNode } from 'react'
import { InShop } from './in-shop.tsx'

/** One of a signed-in person's own pages. */
export function InAccount({ title, path, children }: { title: string; path: string; children: ReactNode }) {
  return (
    <InShop account={signedIn} bare>
      <AccountLayout title={title} nav={accountPlaces(path)}>
        {children}
      </AccountLayout>
    </InShop>
  )
}
