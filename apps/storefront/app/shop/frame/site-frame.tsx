import { CookieBanner, ShopLayout } from '@stoa/ui'
import { type ReactNode, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ForgetDraft } from '../../shared/drafts/forget-draft.tsx'
import { KeepConsent } from '../recently-viewed/keep-consent.tsx'
import { clearStoredLists } from '../recently-viewed/stored-lists.ts'

interface SiteFrameProps {
  readonly header: ReactNode
  /** Returns the footer. Its parameter shows the cookie notice again. */
  readonly footer: (onCookieSettings: () => void) => ReactNode
}

/** Shows a page between header and footer, with the cookie notice. */
export function SiteFrame({ header, footer }: SiteFrameProps) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <ShopLayout header={header} footer={footer(() => setAsked(count => count + 1))}>
        <Outlet />
      </ShopLayout>
      <CookieBanner asked={asked} onChoice={choice => choice === 'accepted' || clearStoredLists()} />
      <KeepConsent />
      <ForgetDraft />
    </>
  )
}
