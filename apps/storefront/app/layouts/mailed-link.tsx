import { CardLayout } from '@stoa/ui'
import { Outlet } from 'react-router-dom'
import { ErrorPage } from '../shared/errors/error-page.tsx'
import { NeedsScripts } from '../shared/session/guard-fallback.tsx'
import type { Route } from './+types/mailed-link'
import { guestOnlyLabels } from './guest-only.labels.ts'

const LOGO = { href: '/', alt: guestOnlyLabels.logo }

/** Layout of pages that an emailed link opens, for guests and users alike. */
export default function MailedLinkLayout() {
  return (
    <CardLayout logo={LOGO}>
      <NeedsScripts />
      <Outlet />
    </CardLayout>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CardLayout logo={LOGO}>
      <ErrorPage error={error} />
    </CardLayout>
  )
}
