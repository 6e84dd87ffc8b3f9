import { CookieBanner, ShopLayout } from '@stoa/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { ForgetDraft } from '../../shared/drafts/forget-draft.tsx'
import { KeepConsent } from '../recently-viewed/keep-consent.tsx'
import { clearStoredLists } from '../recently-viewed/stored-lists.ts'

interface SiteFrameProps {
  readonly header: ReactNode
  /** Its button shows the cookie notice again. */
  readonly footer: ComponentType<{ onCookieSettings: () => void }>
}

/** Shows a page between header and footer, with the cookie notice. */
export function SiteFrame({ header, footer: Footer }: SiteFrameProps) {
  const [asked, setAsked] = useState(0)
  return (
    <>
      <ShopLayout header={header} footer={<Footer onCookieSettings={() => setAsked(count => count + 1)} />}>
        <Outlet />
      </ShopLayout>
      <CookieBanner asked={asked} onAnswer={choice => choice === 'accepted' || clearStoredLists()} />
      <KeepConsent />
      <ForgetDraft />
    </>
  )
}
