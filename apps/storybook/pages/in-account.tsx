import { AccountLayout } from '@stoa/ui'
import type { ReactNode } from 'react'
import { accountPlaces } from '../../../packages/ui/test/account-data.ts'
import { signedIn } from '../../../packages/ui/test/shell-data.ts'
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
